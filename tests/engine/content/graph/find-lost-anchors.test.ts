import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLostAnchors } from '../../../../renderer/content/graph/find-lost-anchors';
import { checkedContentOf } from '../../../support/checked-content';

const imprint = readFileSync('../imprint.mdx', 'utf8');
const ANSWER = '\n\nWrite to us, and we answer on the next working day.\n';

const graphWith = (text: string) => checkedContentOf({ 'legal/imprint.mdx': text });

/** The suggestion for the only lost anchor. */
async function suggestionFor(before: string, after: string) {
  const found = findLostAnchors(await graphWith(after), await graphWith(before));
  expect(found).toHaveLength(1);
  return found[0]?.suggestion;
}

test('an existing section does not inherit the anchor of a removed section, however similar', async () => {
  const section = `## Who answers${ANSWER}\n`;
  const before = imprint.replace('## Who we are', `${section}$&`);
  expect(await suggestionFor(before, before.replace(section, ''))).toMatch(
    /- from: \/imprint#who-answers\n +to: \/imprint$/,
  );
});

test('a new section inherits the anchor, unless its own anchor is not a valid address', async () => {
  const lines = /- from: \/imprint#who-we-are\n +to: (.*)$/;
  const renamed = async (heading: string) =>
    lines.exec((await suggestionFor(imprint, imprint.replace('Who we are', heading))) ?? '')?.[1];
  expect(await renamed('Who answers')).toBe('/imprint#who-answers');
  expect(await renamed('Über uns')).toBe('/imprint');
});

test('a page that becomes a draft loses its address, not its anchors', async () => {
  const draft = imprint.replace('name: Imprint', 'draft: true\n$&').replace('Who we are', 'Who answers');
  expect(findLostAnchors(await graphWith(draft), await graphWith(imprint))).toEqual([]);
  expect(findLostAnchors(await graphWith(imprint), await graphWith(draft))).toEqual([]);
});

test('anchors that redirects keep alive are lost with the redirects', async () => {
  const text = imprint.replace('Who we are', 'Who answers');
  const redirects = ['who-we-are', 'who-we-were'].map((old) => `- from: /imprint#${old}\n  to: /imprint#who-answers\n`);
  const before = await checkedContentOf({ 'legal/imprint.mdx': text, 'redirects.yaml': redirects.join('') });
  expect(findLostAnchors(before, before)).toEqual([]);
  expect(findLostAnchors(before, await graphWith(imprint))).toEqual([]);
  const suggestions = findLostAnchors(await graphWith(text), before).map(({ suggestion }) => suggestion);
  expect(suggestions).toEqual([
    expect.stringContaining('from: /imprint#who-we-are\n'),
    expect.stringContaining('from: /imprint#who-we-were\n'),
  ]);
});
