import type { ResourceLimits } from 'node:worker_threads';

/**
 * The heap limit of a worker, in megabytes. With a limit of 2 GB or more, as is usual on larger machines, V8 lets the heap grow to
 * four times its live size before it collects garbage; below that, to twice its live size at most. No worker needs nearly as
 * much. MaxGrowingFactor in https://github.com/v8/v8/blob/11.3.244/src/heap/heap-controller.cc
 */
export const WORKER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 2000 };
