/** Builds the site into dist/. For anyone who publishes; a failed build leaves the last good site as it was. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatSummary, printTerminal } from '../content/diagnostics/reporters/terminal';
import { readEnvFiles } from '../content/env-files';
import { loadContent } from '../content/index';
import { FileCache } from '../content/parse/file-cache';
import { buildDate, setBuildDate } from '../content/schema/build-date';
import { publishingMistake, readSettings } from '../content/settings';
import { addPhase, type Counts, phases, takeCounts, timed } from '../platform/statistics';
import { isSite } from './build/output-dir';
import { serveStandingSite } from './build/serve-standing-site';
import { exitWith, readArguments } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';
import { printUnpublished } from './shared/print-unpublished';
import { reasonOf } from './shared/reason-of';
import { refuseFolder } from './shared/refuse-folder';
import { site } from './shared/site';

/** What a build counts, in the order of the work. */
const COUNTED = [
  'files read',
  'front matter blocks parsed',
  'bodies parsed',
  'bodies compiled',
  'pages rendered',
  'images drawn',
  'pictures made',
  'files compressed',
];

// Node has started, and has compiled the commands if necessary.
addPhase('start', performance.now());

refuseFolder();
const { values } = readArguments({
  options: {
    content: { type: 'string', default: 'content', about: 'The folder of the content.' },
    out: { type: 'string', default: 'dist', about: 'The folder to write.' },
    'as-of': { type: 'string', about: 'The day to show the site of, such as 2026-03-12.' },
    force: { type: 'boolean', default: false, about: 'Ignores all caches except of drawings.' },
    'without-social-images': {
      type: 'boolean',
      default: false,
      about: 'For a look at the pages: saves the time of drawing.',
    },
    stats: { type: 'boolean', default: false, about: 'Prints what was done how often, and how long each phase took.' },
  },
});
if (!statSync(values.content, { throwIfNoEntry: false })?.isDirectory())
  exitWith(`There is no folder "${values.content}".`);
finishInterrupted(values.content);
process.env.CONTENT_DIR = resolve(values.content);
// Otherwise the framework assumes development, and warns about it. React looks at it when it is loaded.
process.env.NODE_ENV = 'production';
const { buildSite } = await import('./build/build-site');
// The day is set once, so that a build that runs past midnight does not mix two days.
const mistake = setBuildDate(values['as-of'] ?? buildDate());
if (mistake) exitWith(mistake);

try {
  const built = await timed('all', build);
  if (!built) process.exitCode = 1;
  else console.log(`Built ${built.pages} pages in ${values.out}/client (${built.rendered} re-rendered).`);
  if (values.stats) console.log(statisticsReport(takeCounts(), phases()));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
// Otherwise, the process that waits for messages would never end.
if (process.connected) process.disconnect();
if (process.exitCode === 1 && isSite(values.out))
  console.error(`The last good site in ${values.out}/ was not changed.`);

/** @returns how many pages were built and rendered, or undefined if the content has an error */
async function build() {
  readEnvFiles('production', site);
  const settings = readSettings(site);
  const mistake = publishingMistake(settings, site);
  if (mistake) throw new Error(mistake);
  const check = () => timed('check', () => checkedContent(settings.SITE_PREVIEW));
  return buildSite(check, settings, {
    site,
    out: values.out,
    withSocialImages: !values['without-social-images'],
    isForced: values.force,
    onPagesStand: process.send && serveStandingSite,
  });
}

/** The content, or undefined if it has an error. All other data of the check can be freed before pages are rendered. */
async function checkedContent(isPreview: boolean) {
  const cache = FileCache.open(values.content, values.force);
  const withBodies = true;
  const { content, diagnostics, sources, files, checked } = await loadContent(values.content, {
    site,
    isPreview,
    cache,
    withBodies,
  });
  cache.save();
  if (diagnostics.length > 0) console.error(printTerminal(diagnostics, sources, site.messages));
  console.error(formatSummary(diagnostics, sources.size, site.messages));
  const unpublished = checked && !isPreview ? printUnpublished(checked) : '';
  if (unpublished !== '') console.error(unpublished);
  return content && { content, bodies: cache.storedBodies(files.map(({ parsed }) => parsed.source)) };
}

/** How often each kind of work was done, and how long each phase took: a line each. */
function statisticsReport(counts: Counts, phases: readonly (readonly [phase: string, ms: number])[]): string {
  const counted = COUNTED.map((what) => [what, String(counts[what] ?? 0)]);
  const timed = phases.map(([phase, ms]) => [phase, `${Math.round(ms)} ms`]);
  return [...counted, ...timed].map(([name = '', value = '']) => `${name.padEnd(28)}${value.padStart(10)}`).join('\n');
}
