import type { ResourceLimits } from 'node:worker_threads';

/**
 * What a thread may take, in megabytes. Where a heap may have 2 GB and more, as Node allows on larger machines, V8 lets it grow
 * to four times what is alive in it before it looks for garbage; below that, to twice as much at the most. No thread needs
 * nearly as much. MaxGrowingFactor in https://github.com/v8/v8/blob/11.3.244/src/heap/heap-controller.cc
 */
export const WORKER_LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 2000 };
