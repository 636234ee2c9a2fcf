#include "CViewerAssets.h"

// `#embed` is C23; the compiler takes it in every mode and warns.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char connection_js[] = {
#embed "../../web/connection.js"
};
static const unsigned char favicon_svg[] = {
#embed "../../web/favicon.svg"
};
static const unsigned char index_html[] = {
#embed "../../web/index.html"
};
static const unsigned char main_js[] = {
#embed "../../web/main.js"
};
static const unsigned char model_backoff_js[] = {
#embed "../../web/model/backoff.js"
};
static const unsigned char model_detail_js[] = {
#embed "../../web/model/detail.js"
};
static const unsigned char model_event_js[] = {
#embed "../../web/model/event.js"
};
static const unsigned char model_filter_js[] = {
#embed "../../web/model/filter.js"
};
static const unsigned char model_format_js[] = {
#embed "../../web/model/format.js"
};
static const unsigned char model_inspector_js[] = {
#embed "../../web/model/inspector.js"
};
static const unsigned char model_journal_js[] = {
#embed "../../web/model/journal.js"
};
static const unsigned char model_json_js[] = {
#embed "../../web/model/json.js"
};
static const unsigned char model_lag_js[] = {
#embed "../../web/model/lag.js"
};
static const unsigned char model_limits_js[] = {
#embed "../../web/model/limits.js"
};
static const unsigned char model_lines_js[] = {
#embed "../../web/model/lines.js"
};
static const unsigned char model_link_js[] = {
#embed "../../web/model/link.js"
};
static const unsigned char model_page_js[] = {
#embed "../../web/model/page.js"
};
static const unsigned char model_preview_js[] = {
#embed "../../web/model/preview.js"
};
static const unsigned char model_queue_js[] = {
#embed "../../web/model/queue.js"
};
static const unsigned char model_resume_js[] = {
#embed "../../web/model/resume.js"
};
static const unsigned char model_row_js[] = {
#embed "../../web/model/row.js"
};
static const unsigned char model_rows_js[] = {
#embed "../../web/model/rows.js"
};
static const unsigned char model_session_js[] = {
#embed "../../web/model/session.js"
};
static const unsigned char model_status_js[] = {
#embed "../../web/model/status.js"
};
static const unsigned char model_tree_js[] = {
#embed "../../web/model/tree.js"
};
static const unsigned char model_value_js[] = {
#embed "../../web/model/value.js"
};
static const unsigned char model_viewport_js[] = {
#embed "../../web/model/viewport.js"
};
static const unsigned char model_visible_js[] = {
#embed "../../web/model/visible.js"
};
static const unsigned char model_worker_js[] = {
#embed "../../web/model/worker.js"
};
static const unsigned char style_bar_css[] = {
#embed "../../web/style/bar.css"
};
static const unsigned char style_base_css[] = {
#embed "../../web/style/base.css"
};
static const unsigned char style_detail_css[] = {
#embed "../../web/style/detail.css"
};
static const unsigned char style_foot_css[] = {
#embed "../../web/style/foot.css"
};
static const unsigned char style_list_css[] = {
#embed "../../web/style/list.css"
};
static const unsigned char view_bar_js[] = {
#embed "../../web/view/bar.js"
};
static const unsigned char view_changes_js[] = {
#embed "../../web/view/changes.js"
};
static const unsigned char view_clipboard_js[] = {
#embed "../../web/view/clipboard.js"
};
static const unsigned char view_detail_js[] = {
#embed "../../web/view/detail.js"
};
static const unsigned char view_divider_js[] = {
#embed "../../web/view/divider.js"
};
static const unsigned char view_drawn_js[] = {
#embed "../../web/view/drawn.js"
};
static const unsigned char view_element_js[] = {
#embed "../../web/view/element.js"
};
static const unsigned char view_foot_js[] = {
#embed "../../web/view/foot.js"
};
static const unsigned char view_help_js[] = {
#embed "../../web/view/help.js"
};
static const unsigned char view_keys_js[] = {
#embed "../../web/view/keys.js"
};
static const unsigned char view_list_js[] = {
#embed "../../web/view/list.js"
};
static const unsigned char view_remember_js[] = {
#embed "../../web/view/remember.js"
};
static const unsigned char view_row_js[] = {
#embed "../../web/view/row.js"
};
static const unsigned char view_theme_js[] = {
#embed "../../web/view/theme.js"
};
static const unsigned char view_tree_js[] = {
#embed "../../web/view/tree.js"
};

#pragma clang diagnostic pop

static const struct rl_viewer_asset assets[] = {
    {"connection.js", connection_js, sizeof connection_js},
    {"favicon.svg", favicon_svg, sizeof favicon_svg},
    {"index.html", index_html, sizeof index_html},
    {"main.js", main_js, sizeof main_js},
    {"model/backoff.js", model_backoff_js, sizeof model_backoff_js},
    {"model/detail.js", model_detail_js, sizeof model_detail_js},
    {"model/event.js", model_event_js, sizeof model_event_js},
    {"model/filter.js", model_filter_js, sizeof model_filter_js},
    {"model/format.js", model_format_js, sizeof model_format_js},
    {"model/inspector.js", model_inspector_js, sizeof model_inspector_js},
    {"model/journal.js", model_journal_js, sizeof model_journal_js},
    {"model/json.js", model_json_js, sizeof model_json_js},
    {"model/lag.js", model_lag_js, sizeof model_lag_js},
    {"model/limits.js", model_limits_js, sizeof model_limits_js},
    {"model/lines.js", model_lines_js, sizeof model_lines_js},
    {"model/link.js", model_link_js, sizeof model_link_js},
    {"model/page.js", model_page_js, sizeof model_page_js},
    {"model/preview.js", model_preview_js, sizeof model_preview_js},
    {"model/queue.js", model_queue_js, sizeof model_queue_js},
    {"model/resume.js", model_resume_js, sizeof model_resume_js},
    {"model/row.js", model_row_js, sizeof model_row_js},
    {"model/rows.js", model_rows_js, sizeof model_rows_js},
    {"model/session.js", model_session_js, sizeof model_session_js},
    {"model/status.js", model_status_js, sizeof model_status_js},
    {"model/tree.js", model_tree_js, sizeof model_tree_js},
    {"model/value.js", model_value_js, sizeof model_value_js},
    {"model/viewport.js", model_viewport_js, sizeof model_viewport_js},
    {"model/visible.js", model_visible_js, sizeof model_visible_js},
    {"model/worker.js", model_worker_js, sizeof model_worker_js},
    {"style/bar.css", style_bar_css, sizeof style_bar_css},
    {"style/base.css", style_base_css, sizeof style_base_css},
    {"style/detail.css", style_detail_css, sizeof style_detail_css},
    {"style/foot.css", style_foot_css, sizeof style_foot_css},
    {"style/list.css", style_list_css, sizeof style_list_css},
    {"view/bar.js", view_bar_js, sizeof view_bar_js},
    {"view/changes.js", view_changes_js, sizeof view_changes_js},
    {"view/clipboard.js", view_clipboard_js, sizeof view_clipboard_js},
    {"view/detail.js", view_detail_js, sizeof view_detail_js},
    {"view/divider.js", view_divider_js, sizeof view_divider_js},
    {"view/drawn.js", view_drawn_js, sizeof view_drawn_js},
    {"view/element.js", view_element_js, sizeof view_element_js},
    {"view/foot.js", view_foot_js, sizeof view_foot_js},
    {"view/help.js", view_help_js, sizeof view_help_js},
    {"view/keys.js", view_keys_js, sizeof view_keys_js},
    {"view/list.js", view_list_js, sizeof view_list_js},
    {"view/remember.js", view_remember_js, sizeof view_remember_js},
    {"view/row.js", view_row_js, sizeof view_row_js},
    {"view/theme.js", view_theme_js, sizeof view_theme_js},
    {"view/tree.js", view_tree_js, sizeof view_tree_js},
};

const struct rl_viewer_asset *const rl_viewer_assets = assets;
const size_t rl_viewer_asset_count = sizeof assets / sizeof *assets;
