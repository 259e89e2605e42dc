/** Finds every error in the content. For editors, before a pull request, and for CI. */
import { parseArgs } from 'node:util';
import { loadContent } from '../renderer/content';
import { printTerminal, summarise } from '../renderer/content/diagnostics/print-terminal';

const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } });
const { diagnostics, sources } = await loadContent(values.content);
if (diagnostics.length > 0) console.log(printTerminal(diagnostics, sources));
console.log(summarise(diagnostics, sources.size));
process.exitCode = diagnostics.some((diagnostic) => diagnostic.severity === 'error') ? 1 : 0;
