/** Finds every error in the content. For editors, before a pull request, and for CI. */
import { parseArgs } from 'node:util';
import { loadContent } from '../renderer/content';
import { printGithub } from '../renderer/content/diagnostics/print-github';
import { printJson } from '../renderer/content/diagnostics/print-json';
import { printSarif } from '../renderer/content/diagnostics/print-sarif';
import { printTerminal, summarise } from '../renderer/content/diagnostics/print-terminal';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: 'content' },
    format: { type: 'string', default: process.env.GITHUB_ACTIONS ? 'github' : 'terminal' },
  },
});
const { diagnostics, sources } = await loadContent(values.root);
const printers: Record<string, () => string> = {
  terminal: () => [printTerminal(diagnostics, sources), summarise(diagnostics, sources.size)].join('\n').trimStart(),
  github: () => [printGithub(diagnostics), summarise(diagnostics, sources.size)].join('\n').trimStart(),
  json: () => printJson(diagnostics, sources.size, performance.now()),
  sarif: () => printSarif(diagnostics),
};
const print = printers[values.format];
if (print) {
  console.log(print());
  process.exitCode = diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
} else {
  console.error(`--format must be one of ${Object.keys(printers).join(', ')}, but found "${values.format}".`);
  process.exitCode = 2;
}
