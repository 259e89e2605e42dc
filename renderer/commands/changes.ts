/** Writes a report of what a branch changes on the site: changes/report.html, and changes/summary.md for pull requests. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvFiles } from '../content/env-files';
import { loadContent } from '../content/index';
import { buildDate } from '../content/schema/build-date';
import { BaseNotFoundError, findBase } from './branch/find-base';
import { type BothSides, BuildFailedError, withBothSides } from './changes/build-sides';
import { type ChangedFiles, changedFiles } from './changes/changed-files';
import { compareSites } from './changes/compare-sites';
import { headline } from './changes/describe-changes';
import { reportHtml } from './changes/report/report';
import { summaryMarkdown } from './changes/summary';
import { takePictures } from './changes/take-pictures';
import { readArguments } from './shared/arguments';
import { refuseFolder } from './shared/refuse-folder';
import { site } from './shared/site';

const NAME_ONE = 'npm run changes -- --base BRANCH';

const options = {
  base: { type: 'string', about: 'The branch to compare with.' },
  out: { type: 'string', default: 'changes', about: 'The folder to write.' },
} as const;
const { values } = readArguments({ options });
refuseFolder();
// Both sides are built with the settings of this side, and for the same day.
readEnvFiles('production', site);
process.env.CONTENT_AS_OF ??= buildDate();
try {
  const base = await findBase('.', values.base, NAME_ONE);
  const comparedWith = `${base.name} at ${base.commit.slice(0, 7)}`;
  const files = await changedFiles('.', base.commit);
  const hidden = await hiddenPages('content', files);
  const twice = hidden.size > 0 ? ', and again with pages that are not public yet' : '';
  console.log(`Building the site as it is and as it was, at ${comparedWith}${twice} …`);
  await withBothSides(base.commit, hidden.size > 0, async (sides, previews) => {
    const unpublished = previews ? (await findChanges(previews, files, hidden)).pages : [];
    const changes = { ...(await findChanges(sides, files)), unpublished };
    await mkdir(values.out, { recursive: true });
    await writeFile(join(values.out, 'report.html'), await reportHtml(comparedWith, changes, files));
    await writeFile(join(values.out, 'summary.md'), summaryMarkdown(comparedWith, changes, files));
    console.log(`${headline(changes, files)}. Open ${join(values.out, 'report.html')} in a browser.`);
  });
} catch (error) {
  if (!(error instanceof BaseNotFoundError || error instanceof BuildFailedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * The addresses of the changed pages that the public site does not have yet: drafts and scheduled ones.
 * @param root the content folder
 */
async function hiddenPages(root: string, { content }: ChangedFiles): Promise<Set<string>> {
  const { checked } = await loadContent(root, { site });
  const entries = [...(checked?.entries.values() ?? [])];
  const hidden = entries.filter(({ state, file }) => state !== 'published' && content.includes(file));
  return new Set(hidden.map(({ address }) => address));
}

/**
 * Finds the pages that differ between two builds, and takes their screenshots.
 * @param among the addresses to compare; all of them by default
 */
async function findChanges({ before, after }: BothSides, files: ChangedFiles, among?: ReadonlySet<string>) {
  const found = compareSites(before.site, after.site, files, among);
  const pictures = await takePictures(found.pages, { before: before.dist, after: after.dist }, console.log);
  const pages = found.pages.map((page) => ({ ...page, pictures: pictures.get(page.address) }));
  return { ...found, pages: pages.filter(({ kind, pictures }) => kind !== 'restyled' || pictures?.length !== 0) };
}
