import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../renderer/content/diagnostics/diagnostic';
import type { LoadResult } from '../../renderer/content/index';
import type { Entry, WholeContent } from '../../renderer/content/schema/content';
import { vocabulary } from '../../renderer/content/schema/vocabulary';
import { memoize } from '../../renderer/platform/memoize';
import { buildContent, touchedPages } from '../support/build-content';
import { loadCached } from '../support/load-cached';
import { loadContent } from '../support/load-content';
import { mutatedVariants, type Variant, variantsToTry } from '../support/mutated-variants';
import { renderPage } from '../support/render-page';
import { IS_SWEEP, sampleOf } from '../support/sample';

/** A sweep tries every nth variant. MUTATION_STEP=1 tries all of them, more than thirty thousand, in about an hour. */
const STEP = Number(process.env.MUTATION_STEP || 15);

/** Otherwise one variant of each mutation is tried, in a sixth of the files. */
const isEverything = IS_SWEEP || process.env.MUTATION_STEP !== undefined;

/** Every nth variant that passes the check is built, because a build takes longer than a check. */
const BUILD_STEP = STEP === 1 ? 1 : 4;

/** A check that takes this many times as much CPU time as the first check counts as hanging. */
const MAX_SLOWDOWN = 4;

const folder = mkdtempSync(join(tmpdir(), 'tallwind-mutated-'));
const root = join(folder, 'content');
const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('Content has run code');
});
let sound: WholeContent;
const renderSound = memoize((entry: Entry) => renderPage(entry, sound));
/** CPU time in seconds. */
let first: number;

beforeAll(async () => {
  cpSync('content', root, { recursive: true, dereference: true });
  const start = process.cpuUsage();
  // Without the files that other tests have read.
  const { content } = await loadContent(root);
  first = secondsSince(start);
  if (!content) throw new Error('The content has errors: npm run check lists them.');
  sound = content;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('content with one mutation is rejected at its location, or shows the change and builds', async () => {
  const tally = { variants: 0, rejected: 0, 'rejected at the other of two places': 0, 'still valid': 0 };
  const wrong: string[] = [];
  const seen = new Set<string>();
  const isNew = (shape: string) => !seen.has(shape) && seen.add(shape).has(shape);
  let slowest = 0;
  let passed = 0;
  const paths = (await glob('**/*.{mdx,yaml}', { cwd: root })).sort();
  const all = allVariants(isEverything ? paths : sampleOf('mutated files', paths, paths.length / 6), isNew);
  const tried = variantsToTry(all, isEverything ? STEP : undefined);
  for (const { path, original, variant } of tried) {
    tally.variants += 1;
    writeFileSync(join(root, path), variant.text);
    const before = process.cpuUsage();
    const loaded = await loadCached(root);
    slowest = Math.max(slowest, secondsSince(before));
    const verdict = await judge(path, original, variant, loaded);
    if (loaded.content) passed += 1;
    if (loaded.content && passed % BUILD_STEP === 0) {
      const { problems } = await buildContent(loaded.content, touchedPages(loaded.content, [path]));
      wrong.push(...problems.map((problem) => `${path}: ${variant.name}: ${problem}`));
    }
    if (verdict in tally) tally[verdict as keyof typeof tally] += 1;
    else wrong.push(`${path}: ${variant.name}: ${verdict}`);
    writeFileSync(join(root, path), original);
  }
  console.log(
    `Mutated content: ${JSON.stringify(tally)}, wrongly accepted or misplaced: ${wrong.length}, slowest ${slowest.toFixed(2)} s, all files at first ${first.toFixed(2)} s`,
  );
  expect(wrong).toEqual([]);
  expect(tally.variants).toBeGreaterThan(0);
  expect(exit).not.toHaveBeenCalled();
  expect(slowest).toBeLessThan(MAX_SLOWDOWN * first);
}, 3_600_000);

interface Tried {
  path: string;
  original: string;
  variant: Variant;
}

function* allVariants(paths: readonly string[], isNew: (shape: string) => boolean): Generator<Tried> {
  for (const path of paths) {
    const original = readFileSync(join(root, path), 'utf8');
    for (const variant of mutatedVariants(path, original, isNew)) yield { path, original, variant };
  }
}

/**
 * Data that no page shows: sources of figures, redirects, the 404 page; and texts that only appear in llms.txt, the fact sheet, long
 * lists, previews, with analytics, over remarks in a body, or in some jobs and solutions. Calendars only show the short name of a booking's first day.
 */
const NOT_ON_PAGES =
  /^claims.yaml .*\.source$|^legal\/\S+ unchanged-because$|^redirects.yaml|^media-kit.yaml .*\.(?:figures|delivered)\b|^(?:site|words).yaml notFound\b|^pages\/index.mdx sections\.\d+\.booking\.days\.0\.name$|^words.yaml (?:body\.(?:note|tip|important|warning|caution)\b|preview\b|pagination\b|llms\b|factSheet\b|legal\.analytics\b|opening\.(?:clos|posted\b)|solution\.(?:steps|questions)\b)/;

/** Rules that compare two places in a file and may report the unchanged place, such as a link and its target id. */
const OF_TWO_PLACES = [
  'internal-links-resolve',
  'table-rows-match-the-header',
  'rows-fit-their-table',
  'hub-items-have-a-summary',
];

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function judge(path: string, original: string, variant: Variant, loaded: LoadResult): Promise<string> {
  const errors = loaded.diagnostics.filter(({ severity }) => severity === 'error');
  const outside = errors.find((error) => !isInside(error, loaded));
  if (outside) return `the place ${outside.line}:${outside.column} is not in ${outside.file}`;
  const own = errors.filter(({ file }) => file === `content/${path}`);
  if (own.length > 0) {
    const isPlaced = variant.field === undefined || own.some((error) => isAbout(error, variant, original));
    if (isPlaced) return 'rejected';
    if (own.every(({ code }) => OF_TWO_PLACES.includes(code))) return 'rejected at the other of two places';
    return `reported elsewhere: ${own.map(({ code, field, line }) => `${code} at ${field ?? `line ${line}`}`).join(', ')}`;
  }
  if (errors.length > 0) return 'rejected at the other of two places';
  if (!loaded.content) return 'neither content nor errors';
  const isShown = NOT_ON_PAGES.test(`${path} ${variant.field}`) || (await showsChange(path, loaded.content));
  return isShown ? 'still valid' : 'accepted, but no page shows it';
}

function isInside({ file, line, column, endLine, endColumn }: Diagnostic, { sources }: LoadResult): boolean {
  const lines = sources.get(file)?.split('\n');
  const width = (at: number) => (lines?.[at - 1]?.length ?? -1) + 1;
  return column >= 1 && column <= width(line) && endColumn >= 1 && endColumn <= width(endLine);
}

/** Whether an error is at the field, at a part of it, at a group around it, or in the changed lines. */
function isAbout(
  { field, line, endLine }: Diagnostic,
  { field: touched = '', text }: Variant,
  original: string,
): boolean {
  if (field !== undefined && (`${field}.`.startsWith(`${touched}.`) || `${touched}.`.startsWith(`${field}.`)))
    return true;
  let start = 0;
  while (start < text.length && text[start] === original[start]) start += 1;
  const first = text.slice(0, start).split('\n').length;
  return Math.abs(line - first) <= 1 || Math.abs(endLine - first) <= 1;
}

/** The content of an entry, ignoring line breaks. */
function meaningOf({ data, body }: Entry): string {
  return JSON.stringify([data, body.replace(/\s+/g, ' ').trim()]);
}

/** Whether a page differs from the valid content, or the file has the same content in another form. */
async function showsChange(path: string, content: WholeContent): Promise<boolean> {
  const own = [...content.entries.values()].find(({ file }) => file === path);
  const before = own && sound.entries.get(own.address);
  if (own && before) {
    if (meaningOf(own) === meaningOf(before)) return true;
    if ((await renderPage(own, content)) !== (await renderSound(before))) return true;
  }
  // No page shows the vocabulary.
  const shared = ({ data: { entries: _, kinds: __, naming: ___, ...others } }: WholeContent) =>
    JSON.stringify({ ...others, lists: { ...others.lists, [vocabulary.name]: undefined } });
  if (!own && shared(content) === shared(sound)) return true;
  for (const entry of content.entries.values()) {
    const other = sound.entries.get(entry.address);
    if (!other || (await renderPage(entry, content)) !== (await renderSound(other))) return true;
  }
  return content.entries.size !== sound.entries.size;
}
