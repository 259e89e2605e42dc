/** Writes a report of what a branch changes on the site: changes/report.html, and changes/summary.md for pull requests. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDate } from '../renderer/content/schema/build-date';
import { readEnvFiles } from '../renderer/env-files';
import { BaseNotFoundError, findBase } from './branch/find-base';
import { BuildFailedError, withBothSides } from './changes/build-sides';
import { changedFiles } from './changes/changed-files';
import { headline } from './changes/describe-changes';
import { findChanges } from './changes/find-changes';
import { hiddenPages } from './changes/hidden-pages';
import { reportHtml } from './changes/report/report';
import { summaryMarkdown } from './changes/summary';
import { timeNeeded } from './changes/time-needed';
import { readArguments } from './shared/arguments';

const NAME_ONE = 'npm run changes -- --base BRANCH';

const options = { base: { type: 'string' }, out: { type: 'string', default: 'changes' } } as const;
const { values } = readArguments({ options });
// Both sides are built with the settings of this one, and of one day.
readEnvFiles('production');
process.env.CONTENT_AS_OF ??= buildDate();
try {
  const base = await findBase('.', values.base, NAME_ONE);
  const comparedWith = `${base.name} at ${base.commit.slice(0, 7)}`;
  const files = await changedFiles('.', base.commit);
  const hidden = await hiddenPages('content', files);
  console.log(
    `Building the site as it is and as it was, at ${comparedWith}: ${timeNeeded('content', hidden.size > 0)} …`,
  );
  await withBothSides(base.commit, hidden.size > 0, async (sides, previews) => {
    const { found, pictures } = await findChanges(sides, files);
    const previewed = previews && (await findChanges(previews, files, hidden));
    const changes = { ...found, unpublished: previewed?.found.pages ?? [] };
    const picturesOfUnpublished = previewed?.pictures ?? new Map();
    await mkdir(values.out, { recursive: true });
    const report = { comparedWith, changes, files, pictures, picturesOfUnpublished };
    await writeFile(join(values.out, 'report.html'), await reportHtml(report));
    await writeFile(join(values.out, 'summary.md'), summaryMarkdown(comparedWith, changes, files));
    console.log(`${headline(changes, files)}. Open ${join(values.out, 'report.html')} in a browser.`);
  });
} catch (error) {
  if (!(error instanceof BaseNotFoundError || error instanceof BuildFailedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
