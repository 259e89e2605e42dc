import { cpSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { build, copyOfContent } from '../../support/e2e/trial-build';
import { runCommand } from '../../support/run-command';
import { IS_SWEEP, SEED } from '../../support/sample';
import { changes } from '../support/valid-changes';

/** How many sites are drawn, each with a change of each kind that the check accepts. */
const SITES = IS_SWEEP ? 12 : 1;

/** How often a change that the check refuses is drawn again. */
const TRIES = 4;

test.describe.configure({ mode: 'parallel' });

for (let site = 1; site <= SITES; site += 1) {
  test(`content that was changed in valid ways passes what a pull request runs, draw ${site}`, () => {
    const { content, out } = copyOfContent(`valid-changes-${site}`);
    const accepted = Object.keys(changes).flatMap((kind) => drawValid(kind, content, `${kind} ${site}`));
    expect(accepted.length).toBeGreaterThan(Object.keys(changes).length / 2);
    const built = build(content, out);
    expect(built.status, told(accepted, built.printed)).toBe(0);
    const tested = runCommand('test', ['--no-build', '--content', content, '--dist', out]);
    expect(tested.status, told(accepted, tested.printed)).toBe(0);
  });
}

/** Draws a change until the check accepts it, and undoes the others. @returns the accepted draw */
function drawValid(kind: string, content: string, name: string): string[] {
  const before = `${content}-before`;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    rmSync(before, { recursive: true, force: true });
    cpSync(content, before, { recursive: true });
    changes[kind]?.(content, `${name} ${attempt}`);
    if (runCommand('check', ['--root', content]).status === 0) return [`${name} ${attempt}`];
    rmSync(content, { recursive: true });
    cpSync(before, content, { recursive: true });
  }
  return [];
}

function told(accepted: readonly string[], printed: string): string {
  return `TEST_SEED=${SEED}: ${accepted.join(', ')}\n${printed}`;
}
