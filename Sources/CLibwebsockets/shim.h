#ifndef CLIBWEBSOCKETS_SHIM_H
#define CLIBWEBSOCKETS_SHIM_H

#include <libwebsockets.h>
#include <stddef.h>
#ifdef __linux__
#include <sys/socket.h>
#include <sys/timerfd.h> // Swift's Glibc module leaves it out
#endif

/// The writable bytes that `lws_write` wants in front of a message: the macro is too nested for Swift to import.
static inline size_t rl_lws_pre(void) { return LWS_PRE; }

#ifdef __linux__
int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags);

/// Accepts a connection, not blocking and closed on exec: `accept4` is a GNU extension that Swift's Glibc module hides.
static inline int rl_lws_accept(int listener) { return accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC); }
#endif

#endif
