import { rename, rm } from 'node:fs/promises';

/** Removes a folder that others may look into: it goes as a whole, and is emptied out of their sight. */
export async function discard(folder: string) {
  const trash = `${folder}.${process.pid}.old`;
  await rename(folder, trash).catch(() => undefined);
  await rm(trash, { recursive: true, force: true });
}
