#ifndef RL_VIEWER_ASSETS_H
#define RL_VIEWER_ASSETS_H

#include <stddef.h>

/// One file of `web/`, as it was when the program was built.
struct rl_viewer_asset {
    /// Its path within `web/`, as `model/worker.js`.
    const char *path;
    const unsigned char *bytes;
    size_t count;
};

/// Every file of `web/`.
extern const struct rl_viewer_asset *const rl_viewer_assets;
extern const size_t rl_viewer_asset_count;

#endif
