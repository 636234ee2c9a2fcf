// Stands before glibc's allocator in this process: every library calls these functions, which count and pass on.

#include "AllocationCounting.h"

#include <errno.h>
#include <stddef.h>

static _Thread_local bool is_counting;
static _Thread_local uint64_t count;

void rl_start_counting_allocations(void) {
    count = 0;
    is_counting = true;
}

uint64_t rl_counted_allocations(void) { return count; }

void rl_stop_counting_allocations(void) { is_counting = false; }

#ifdef __GLIBC__

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool rl_can_count_allocations(void) { return true; }

static inline void note(void) {
    if (is_counting) count += 1;
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    note();
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    note();
    if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *result = __libc_memalign(alignment, size);
    if (result == NULL) return ENOMEM;
    *memory = result;
    return 0;
}

#else

bool rl_can_count_allocations(void) { return false; }

#endif
