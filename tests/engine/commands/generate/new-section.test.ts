import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertSection, newSection, sectionTypes } from '../../../../renderer/commands/generate/new-section';
import { contentOf } from '../../../support/content-of';
import { loadCached } from '../../../support/load-cached';

const APPS = readFileSync('content/pages/apps.mdx', 'utf8');

/** The rules about the existence and types of fields; a TODO violates others. */
const OF_THE_FORM = [
  'fields-are-present',
  'fields-have-the-right-type',
  'keys-are-known',
  'lists-have-an-allowed-length',
];

/** The diagnostics on the fields of a page with a section. */
async function problemsWith(type: string, lines: string) {
  const inside = lines.replace(/^(?=.)/gm, '  ');
  const root = contentOf({ 'pages/apps.mdx': APPS.replace(/---\n*$/, `${inside}---\n\nText.\n`) });
  const { diagnostics } = await loadCached(root);
  return diagnostics.filter(({ code }) => OF_THE_FORM.includes(code)).map(({ message }) => `${type}: ${message}`);
}

test.each(sectionTypes)('a section of type %s has every required field, each with its description', async (type) => {
  const lines = newSection(type);
  expect(lines).toMatch(new RegExp(`^# \\S.*\\n- type: ${type}\\n`));
  expect(await problemsWith(type, lines)).toEqual([]);
});

test.each(['\n', '\r\n'])(
  'a section is added to the end of a page with the line ending %j, and nothing else changes',
  async (end) => {
    const text = `${APPS.replace(/---\n*$/, '---\n\nSome text.\n')}`.replaceAll('\n', end);
    const root = contentOf({ 'pages/apps.mdx': text });
    const place = await insertSection(root, 'releases', '/apps');
    const after = readFileSync(join(root, 'pages/apps.mdx'), 'utf8');
    const line = Number(place.split(':')[1]);
    expect(place).toBe(`content/pages/apps.mdx:${line}`);
    expect(after.split(end)[line]).toBe('  - type: releases');
    const added = newSection('releases')
      .replace(/^(?=.)/gm, '  ')
      .replaceAll('\n', end);
    expect(after.replace(added, '')).toBe(text);
  },
);

test('a page can also be specified by its file; unknown pages and types are refused', async () => {
  const root = contentOf();
  expect(await insertSection(root, 'cta', 'content/pages/apps.mdx')).toMatch(/^content\/pages\/apps\.mdx:\d+$/);
  await expect(insertSection(root, 'cta', '/app')).rejects.toThrow('No page of sections has the address /app. Did');
  await expect(insertSection(root, 'ctaa', '/apps')).rejects.toThrow(
    'There is no section type "ctaa". Did you mean cta?',
  );
  writeFileSync(join(root, 'pages/apps.mdx'), APPS.replace(/sections:\n(?: .*\n)+/, ''));
  await expect(insertSection(root, 'cta', '/apps')).rejects.toThrow('has no list of sections to add to');
});
