// What runs in a thread beside the build: takes files of the last site into the new one, by links.
import { linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';

/** The files, by their paths inside both folders. */
export interface FilesToLink {
  from: string;
  to: string;
  files: readonly string[];
}

const { from, to, files }: FilesToLink = workerData;

for (const folder of new Set(files.map((file) => dirname(join(to, file))))) mkdirSync(folder, { recursive: true });
for (const file of files) linkSync(join(from, file), join(to, file));
