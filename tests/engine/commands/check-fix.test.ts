import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callCommand } from '../../support/call-command';
import { contentOf } from '../../support/content-of';

const TILLS = 'solutions/shops/tills.mdx';

/** The content of the tests with parts of one file replaced. */
function broken(...pairs: [part: string, put: string][]) {
  const root = contentOf();
  const file = join(root, TILLS);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    pairs.reduce((text, [part, put]) => text.replace(part, put), sound),
  );
  return { root, file };
}

test('--fix applies all fixes, lists them, and prints the remaining errors', async () => {
  const { root, file } = broken(['icon: shop', 'icon: lanterm'], ['Two apples', 'TODO: the the apples']);
  const { status, printed } = await callCommand('check', ['--root', root, '--fix']);
  expect(
    printed,
  ).toBe(`fixed   content/solutions/shops/tills.mdx:9:7   values-are-allowed   The field "icon" can't be "lanterm".
fixed   content/solutions/shops/tills.mdx:42:7   words-are-not-repeated   Repeated word "the".
2 places fixed.
content/solutions/shops/tills.mdx:42:1   error   text-is-finished
  42 │ TODO: the apples and three pears make five pieces of fruit.
     │ ^^^^
  "TODO" looks like a placeholder.
  Write the real text.
  To allow it here, end the line with   {/* allow: todo */}

1 error in 1 file.
`);
  expect(status).toBe(1);
  expect(readFileSync(file, 'utf8')).toContain('\nicon: lantern\n');
});

test('errors that a fix reveals are fixed, too', async () => {
  const { root, file } = broken(
    ['  - title: Order', '\t- title: Order'],
    ['    description: You order it.', '\t  description: You order it.'],
    ['icon: shop', 'icon: lanterm'],
  );
  expect(await callCommand('check', ['--root', root, '--fix'])).toMatchObject({ status: 0 });
  expect(readFileSync(file, 'utf8')).toContain('  - title: Order\n    description: You order it.\n');
});

test('Windows line endings and a byte order mark are preserved', async () => {
  const { root, file } = broken(['icon: shop', 'icon: lanterm']);
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
  const before = readFileSync(file, 'utf8');
  expect(await callCommand('check', ['--root', root, '--fix'])).toMatchObject({ status: 0 });
  expect(readFileSync(file, 'utf8')).toBe(before.replace('lanterm', 'lantern'));
});

test('a file that is not UTF-8 is not written', async () => {
  const { root, file } = broken(['icon: shop', 'icon: lanterm']);
  const bytes = Buffer.from(readFileSync(file, 'utf8').replace('Two', 'Caf\u00e9'), 'latin1');
  writeFileSync(file, bytes);
  expect((await callCommand('check', ['--root', root, '--fix'])).printed).toContain('0 places fixed.');
  expect(readFileSync(file).equals(bytes)).toBe(true);
});
