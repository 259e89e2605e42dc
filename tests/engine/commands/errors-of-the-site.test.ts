import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../support/run-command';
import { temporaryFolder } from '../../support/temporary-folder';

/** Checks the starter with a change in the schema of its pages. */
function checkWith(before: string, after: string) {
  const cwd = join(temporaryFolder(), 'site');
  cpSync(join(import.meta.dirname, '../../../renderer/starter'), cwd, { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(cwd, 'node_modules'), 'junction');
  const schema = join(cwd, 'pages/page/schema.ts');
  const text = readFileSync(schema, 'utf8');
  expect(text).toContain(before);
  writeFileSync(schema, text.replace(before, after));
  const { status, printed } = runCommand('check', [], { cwd });
  return { status, printed };
}

test('an error in the definition of a kind is one line, with its place in the site', () => {
  const failing = "schema: z.object(JSON.parse('{ price: }')) && z.strictObject";
  expect(checkWith('schema: z.strictObject', failing)).toEqual({
    status: 1,
    printed: expect.stringMatching(/^pages\/page\/schema\.ts:11:\d+ {3}SyntaxError: .*\n$/),
  });
});

test('a schema that fails on a file is named with its place, and the other files are checked', () => {
  const { status, printed } = checkWith(
    "lede: text('One",
    "more: z.string().optional().refine(() => { throw new Error('no such price'); }),\n    lede: text('One",
  );
  expect(printed).toContain('failed on this file: no such price.');
  expect(printed).toMatch(
    /a bug in the code of the site, at pages\/page\/schema\.ts:14:\d+, not a mistake in your text/,
  );
  expect(printed).toContain('content/pages/index.mdx');
  expect(printed).toContain('content/pages/about.mdx');
  expect(status).toBe(1);
});
