/**
 * Tests the built site by itself: its links, headings, and forms, its feeds and sitemap, and in a browser a page of each kind.
 * For anyone who changes what visitors see: engine test, engine test --all, engine test --no-build.
 */
import { type Diagnostic, errorsIn } from '../content/diagnostics/diagnostic';
import { printTerminal } from '../content/diagnostics/reporters/terminal';
import { readEnvFiles } from '../content/env-files';
import { loadContent } from '../content/index';
import { readSettings } from '../content/settings';
import { countOf } from '../content/text/count-of';
import { inEngine } from '../platform/engine-folder.mjs';
import { exitWith, readArguments } from './shared/arguments';
import { reasonOf } from './shared/reason-of';
import { runOrExit } from './shared/run-or-exit';
import { site } from './shared/site';
import { type BuiltSite, readBuiltSite, samplePages } from './test/built-site';
import { checks } from './test/registry';

const { values } = readArguments({
  options: {
    content: { type: 'string', default: 'content', about: 'The folder of the content.' },
    dist: { type: 'string', default: 'dist', about: 'The folder of the built site.' },
    'no-build': { type: 'boolean', default: false, about: 'Tests what was built before.' },
    all: {
      type: 'boolean',
      default: false,
      about: 'Visits every page in the browser, not only one of each kind, theme, and type of section.',
    },
    strict: { type: 'boolean', default: false, about: 'Fails on warnings as well, such as a page over its budget.' },
  },
});
if (!values['no-build'])
  runOrExit(process.execPath, [inEngine('bin/engine.mjs'), 'build', '--content', values.content, '--out', values.dist]);
readEnvFiles('production', site);
const isPreview = readSettings(site).SITE_PREVIEW;
const { content } = await loadContent(values.content, { site, isPreview });
if (!content) exitWith('The content has errors. Run npm run check to see them.');
const built = readBuiltSite(values.dist, site, content);
const visited = values.all ? built.pages : samplePages(built.pages);
const ofFiles = await readPages(built);
const ofBrowser = await inBrowser();
const found = [...ofFiles, ...(ofBrowser ?? [])];
const sources = new Map(built.pages.map(({ file, html }) => [file.replaceAll('\\', '/'), html]));
if (found.length > 0) console.error(printTerminal(found, sources));
console.log(summaryOf(found));
process.exitCode = (values.strict ? found : errorsIn(found)).length > 0 ? 1 : 0;

async function readPages(built: BuiltSite): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const [code, check] of checks()) {
    const findings = await unlessMissing(() => check(built));
    found.push(...(findings ?? []).map((finding) => ({ ...finding, code })));
  }
  return found;
}

/** What needs a browser is loaded only now, because a site may leave it out. */
function inBrowser(): Promise<Diagnostic[] | undefined> {
  return unlessMissing(async () => {
    const { visitPages } = await import('./test/visit-pages');
    return visitPages(values.dist, built, visited);
  });
}

/** What checks find; undefined, and a line that says so, if they need a package that the site leaves out. */
async function unlessMissing<Found>(find: () => Found[] | Promise<Found[]>): Promise<Found[] | undefined> {
  try {
    return await find();
  } catch (error) {
    const [, name] = /^Cannot find package '([^']+)'/.exec(reasonOf(error)) ?? [];
    if (name === undefined) throw error;
    console.log(`Not everything is tested without ${name}: npm install --save-dev ${name}`);
    return undefined;
  }
}

function summaryOf(found: readonly Diagnostic[]): string {
  const pages = countOf(built.pages.length, 'page');
  const visits = ofBrowser === undefined ? 'none' : visited.length;
  const advice = ofBrowser === undefined || values.all ? '' : ' --all visits each.';
  return `${pages} tested, ${visits} of them in a browser: ${countProblems(found)}.${advice}`;
}

/** How many problems there are, such as "2 errors, 1 warning in 3 files". */
function countProblems(found: readonly Diagnostic[]): string {
  const errors = errorsIn(found).length;
  const warnings = found.length - errors;
  if (found.length === 0) return 'no errors';
  const files = countOf(new Set(found.map(({ file }) => file)).size, 'file');
  const counts = [
    errors > 0 ? countOf(errors, 'error') : 'no errors',
    warnings > 0 ? countOf(warnings, 'warning') : [],
  ];
  return `${counts.flat().join(', ')} in ${files}`;
}
