import { expect, test } from 'vitest';
import { type Diagnostic, rangeAt } from '../../../../renderer/content/diagnostics/diagnostic';
import { printGithub } from '../../../../renderer/content/diagnostics/reporters/github';
import { printJson } from '../../../../renderer/content/diagnostics/reporters/json';
import { printRdjson } from '../../../../renderer/content/diagnostics/reporters/rdjson';
import { printSarif } from '../../../../renderer/content/diagnostics/reporters/sarif';
import { printSummary } from '../../../../renderer/content/diagnostics/reporters/summary';
import { printTerminal } from '../../../../renderer/content/diagnostics/reporters/terminal';
import { rulesOf } from '../../../../renderer/content/rules/registry';
import { site } from '../../../support/site';

const FILE = 'content/blog/pasted.mdx';

/** An error in the middle of a line of 200,000 characters, with all of them in the message. */
function inLongLine(part: string): { diagnostics: Diagnostic[]; sources: Map<string, string> } {
  const line = part.repeat(200_000 / part.length);
  const value = `${line}wrong${line}`;
  const range = rangeAt(value, line.length, line.length + 'wrong'.length);
  const message = `Found "${value}".`;
  const texts = { message, found: value, expected: value, suggestion: `Not ${value}` };
  return {
    diagnostics: [{ severity: 'error', code: 'links-are-safe', file: FILE, ...range, ...texts }],
    sources: new Map([[FILE, value]]),
  };
}

for (const [name, part] of [
  ['letters', 'a'],
  ['emoji of several parts', '👩‍👩‍👧‍👦'],
  ['combining marks', '\u0301'],
  ['invisible characters', '\u200b'],
  ['backticks and spaces', '` '],
  ['workflow commands', '\n::error::'],
] as const) {
  test(`a line of 200,000 characters is truncated: ${name}`, () => {
    const { diagnostics, sources } = inLongLine(part);
    const printed = {
      terminal: printTerminal(diagnostics, sources),
      github: printGithub(diagnostics),
      summary: printSummary(diagnostics, sources),
      json: printJson(diagnostics, 1, 0),
      rdjson: printRdjson(diagnostics, sources),
      sarif: printSarif(diagnostics, rulesOf(site)),
    };
    for (const [printer, text] of Object.entries(printed)) {
      expect(text.length, printer).toBeLessThan(60_000);
      expect(text, printer).toContain('…');
      expect(Buffer.from(text).toString(), printer).toBe(text);
    }
    expect(printed.github.split('\n')).toHaveLength(1);
    expect(printed.terminal).toContain('^');
  });
}

test('carets are below a place in the middle of a line of 200,000 characters', () => {
  const { diagnostics, sources } = inLongLine('word ');
  const [, source = '', carets = ''] = printTerminal(diagnostics, sources).split('\n');
  expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('wrong');
});
