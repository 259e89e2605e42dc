import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { gfmFor } from '../../renderer/content/parse/body-syntax';
import { allOfGfm, parsedWith } from '../support/parsed-with';

test('all bodies of the site are parsed in the same way', () => {
  const bodies = globSync('content/**/*.mdx').map((file) =>
    readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
  );
  expect(bodies.length).toBeGreaterThan(50);
  for (const body of bodies) expect(parsedWith(gfmFor(body), body)).toEqual(parsedWith(allOfGfm, body));
});
