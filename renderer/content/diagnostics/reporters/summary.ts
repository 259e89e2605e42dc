import type { SourceTexts } from '../code-frame';
import type { Diagnostic } from '../diagnostic';
import type { Messages } from '../messages';
import { formatSummary, printTerminal } from './terminal';

/** GitHub drops a summary of more than 1 MiB entirely. */
const MAX_CHARACTERS = 900_000;

/** All diagnostics as Markdown, for the summary of a GitHub job. */
export function printSummary(diagnostics: readonly Diagnostic[], sources: SourceTexts, messages?: Messages): string {
  const heading = `### ${formatSummary(diagnostics, sources.size, messages)}`;
  if (diagnostics.length === 0) return `${heading}\n`;
  const text = printTerminal(diagnostics, sources, messages);
  const cut = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}\n…` : text;
  return [heading, inFence(cut), '`npm run check -- --explain <name>` says more about each.\n'].join('\n\n');
}

/** In a fence longer than any in the text, so that nothing in it is Markdown. */
function inFence(text: string): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, ticks) => Math.max(most, ticks.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.trimEnd()}\n${fence}`;
}
