// What runs in a thread beside the build: removes folders that nobody needs any more.
import { rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const folders: readonly string[] = workerData;

for (const folder of folders) rmSync(folder, { recursive: true, force: true });
