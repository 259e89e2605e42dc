import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inCache } from '../../platform/cache-folder.mjs';
import { markAsUsed, prune, replaceFile } from '../../platform/disk-cache.mjs';
import type { Variant } from './variants';

const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** The file of a variant, made or not: its name says all that it depends on. */
export function cachedVariant({ facts, width, format }: Variant): string {
  return join(inCache('pictures'), `${facts.hash}-${width}.${format}`);
}

/** Whether a variant was made before. Files get their names when they are complete; a loss of power may leave empty ones. */
export async function isCached(variant: Variant): Promise<boolean> {
  const file = cachedVariant(variant);
  const isThere = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (isThere) await markAsUsed(file);
  return isThere;
}

export function cacheVariant(variant: Variant, bytes: Uint8Array) {
  const file = cachedVariant(variant);
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, (staging) => writeFileSync(staging, bytes));
}

/** Removes what no build has used for a month. */
export async function forgetUnusedVariants() {
  await prune(inCache('pictures'), UNUSED_MS);
}
