/** Builds the site into dist/. For everyone who publishes; a failed build leaves the last good site as it was. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatSummary, printTerminal } from '../renderer/content/diagnostics/reporters/terminal';
import { loadContent } from '../renderer/content/index';
import { FileCache } from '../renderer/content/parse/file-cache';
import { buildDate, setBuildDate } from '../renderer/content/schema/build-date';
import { readEnvFiles } from '../renderer/env-files';
import { readSettings } from '../renderer/settings';
import { buildSite } from './build/build-site';
import { isSite } from './build/output-dir';
import { exitWith, readArguments } from './shared/arguments';
import { printUnpublished } from './shared/print-unpublished';

const { values } = readArguments({
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
    'as-of': { type: 'string' },
    /** Makes all anew, whatever is known of earlier checks and builds. */
    force: { type: 'boolean', default: false },
    /** For a look at the pages alone: drawing the images of thousands of new articles takes long. */
    'without-social-images': { type: 'boolean', default: false },
  },
});
if (!existsSync(values.content)) exitWith(`There is no folder "${values.content}".`);
process.env.CONTENT_DIR = resolve(values.content);
// Else the framework takes this for development, and warns of it.
process.env.NODE_ENV = 'production';
// Today is taken once, so that a build that runs over midnight is of one day.
const mistake = setBuildDate(values['as-of'] ?? buildDate());
if (mistake) exitWith(mistake);

try {
  const built = await build();
  if (!built) process.exitCode = 1;
  else console.log(`${built.pages} pages in ${values.out}/client, ${built.made} of them made anew.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
if (process.exitCode === 1 && isSite(values.out))
  console.error(`The last good site in ${values.out}/ was left as it is.`);

/** @returns how many pages the site has, or undefined where the content has an error */
async function build() {
  readEnvFiles('production');
  const settings = readSettings();
  return buildSite(() => checkedContent(settings.SITE_PREVIEW), settings, {
    out: values.out,
    withSocialImages: !values['without-social-images'],
    isForced: values.force,
  });
}

/** The content, or undefined where it has an error. What the check has held beside it is let go before pages are made. */
async function checkedContent(isPreview: boolean) {
  const cache = FileCache.open(values.content, values.force);
  const { content, diagnostics, sources, graph } = await loadContent(values.content, { isPreview, cache });
  cache.save();
  if (diagnostics.length > 0) console.error(printTerminal(diagnostics, sources));
  console.error(formatSummary(diagnostics, sources.size));
  const unpublished = graph && !isPreview ? printUnpublished(graph.content) : '';
  if (unpublished !== '') console.error(unpublished);
  return content;
}
