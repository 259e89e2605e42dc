import { createHash } from 'node:crypto';
import { readInside, statInside } from '../../../platform/contained-files';
import { loadSharp } from '../../../platform/load-sharp';
import { type Diagnostic, diagnosticAt, TOP } from '../../diagnostics/diagnostic';
import type { PictureFacts } from '../../schema/picture-facts';
import type { VideoFacts } from '../../schema/video-facts';
import { labelIn } from '../content-folder';
import { diskFolder } from '../disk-folder';
import { unreadableFile } from '../file-rules';
import type { IsTaken } from '../rename-suggestion';
import type { MediaCache, MediaFacts } from './media-cache';
import { mediaFiles } from './media-files';
import type { MediaFinding } from './media-finding';
import { endingOf, formatOf, type MediaFormat } from './media-formats';
import { damaged, renaming, tooManyBytes, wrongEnding } from './media-rules';

/** How many files are decoded at the same time: each may take tens of megabytes of memory. */
const AT_ONCE = 4;

export interface CheckedMedia {
  diagnostics: Diagnostic[];
  /** The text of each SVG and captions file with a problem, for code frames. */
  sources: Map<string, string>;
  /** The pictures by their names inside media/; empty without the picture library. */
  pictures: Record<string, PictureFacts>;
  /** The videos by their names inside media/. */
  videos: Record<string, VideoFacts>;
}

/** The result for one media file. */
interface Inspected {
  findings: MediaFinding[];
  facts: MediaFacts;
}

/**
 * Checks every file of content/media, used or not: its ending, its size, and what is in it.
 * @param root the content folder
 */
export async function checkMedia(root: string, cache: MediaCache): Promise<CheckedMedia> {
  const checked: CheckedMedia = { diagnostics: [], sources: new Map(), pictures: {}, videos: {} };
  const folder = diskFolder(root);
  const paths = mediaFiles(folder);
  const taken = new Set(paths);
  const isTaken = (wanted: string) => taken.has(wanted);
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const group = paths.slice(from, from + AT_ONCE);
    const found = await Promise.all(group.map(async (path) => [path, await inspectFile(root, path, cache)] as const));
    for (const [path, { findings, facts }] of found) {
      const label = labelIn(folder, path);
      checked.diagnostics.push(...diagnosticsOf(label, path, findings, isTaken));
      const bytes = findings.some(({ range }) => range) ? readOrFinding(root, path) : undefined;
      if (Buffer.isBuffer(bytes)) checked.sources.set(label, bytes.toString('utf8'));
      const name = path.slice('media/'.length);
      if (facts.picture) checked.pictures[name] = facts.picture;
      if (facts.video) checked.videos[name] = facts.video;
    }
  }
  return checked;
}

function diagnosticsOf(label: string, path: string, findings: readonly MediaFinding[], isTaken: IsTaken): Diagnostic[] {
  const wrong = wrongEnding(path, isTaken);
  const inFile = findings.map(({ problem, range = TOP, rightEnding }) => {
    const wanted = rightEnding && path.slice(0, -endingOf(path).length) + rightEnding;
    const suggestion = wanted ? renaming(path, wanted, isTaken) : problem.suggestion;
    return diagnosticAt({ label }, range, { ...problem, ...(suggestion && { suggestion }) });
  });
  return wrong ? [diagnosticAt({ label }, TOP, wrong), ...inFile] : inFile;
}

async function inspectFile(root: string, path: string, cache: MediaCache): Promise<Inspected> {
  const format = formatOf(path);
  const stats = statInside(root, path);
  // A file without a known extension is not opened; one that has been deleted since is skipped.
  if (!format || !stats?.isFile()) return { findings: [], facts: {} };
  if (stats.size > format.mostBytes) return { findings: [{ problem: tooManyBytes(stats.size, format) }], facts: {} };
  const known = cache.hashOf(path, stats);
  const found = known === undefined ? undefined : cached(known, cache);
  if (found) return found;
  const bytes = readOrFinding(root, path);
  if ('problem' in bytes) return { findings: [bytes], facts: {} };
  const hash = createHash('sha256').update(`${format.name}\n`).update(bytes).digest('base64url');
  cache.keepHash(path, stats, hash);
  return cached(hash, cache) ?? inspected(bytes, format, hash, cache);
}

function cached(hash: string, cache: MediaCache): Inspected | undefined {
  const [findings, facts] = [cache.findingsOf(hash), cache.factsOf(hash)];
  return findings && facts && { findings, facts };
}

/** @throws Error that has no code of the system */
function readOrFinding(root: string, path: string): Buffer | MediaFinding {
  try {
    return readInside(root, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { problem: unreadableFile(String(error.code)) };
  }
}

async function inspected(bytes: Buffer, format: MediaFormat, hash: string, cache: MediaCache): Promise<Inspected> {
  // Loaded on demand: its parsers take longer to load than all cached results.
  const { inspectMedia } = await import('./inspect-media');
  const { measureMedia } = await import('./measure-media');
  const findings = [...(await inspectMedia(bytes, format))];
  const isSound = findings.every(({ problem }) => problem.severity === 'warning');
  const facts = !isSound
    ? {}
    : await measureMedia(bytes, format).catch((error: unknown) => {
        findings.push({ problem: damaged(format, undefined, String(error)) });
        return {};
      });
  // Without its library, a picture was not looked at.
  if (await loadSharp()) {
    cache.keepFindings(hash, findings);
    cache.keepFacts(hash, facts);
  }
  return { findings, facts };
}
