#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this platform.
bool rl_can_count_allocations(void);

/// Starts to count the heap allocations of the calling thread, from 0.
void rl_start_counting_allocations(void);

/// How many there were since it was started.
uint64_t rl_counted_allocations(void);

/// Stops to count them.
void rl_stop_counting_allocations(void);

#endif
