/** Builds the site into dist/. For everyone who publishes; a failed build leaves the last good site as it was. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../renderer/build/build-site';
import { loadContent } from '../renderer/content';
import { printTerminal, summarise } from '../renderer/content/diagnostics/print-terminal';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
  },
});
process.env.CONTENT_DIR = resolve(values.content);

const { content, diagnostics, sources } = await loadContent(values.content);
if (diagnostics.length > 0) console.error(printTerminal(diagnostics, sources));
console.error(summarise(diagnostics, sources.size));
if (content) {
  await buildSite(resolve(values.out), content).then(
    (pages) => console.log(`${pages} pages in ${values.out}/client.`),
    (error: unknown) => {
      console.error(`${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
} else {
  process.exitCode = 1;
}
if (process.exitCode === 1) console.error(`The last good site in ${values.out}/ was left as it is.`);
