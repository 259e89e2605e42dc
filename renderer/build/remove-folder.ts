// What runs in a thread beside the build: removes a folder that nobody needs any more.
import { rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const folder: string = workerData;

rmSync(folder, { recursive: true, force: true });
