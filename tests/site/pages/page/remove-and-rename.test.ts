import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planRemoval, removePage } from '../../../../renderer/commands/generate/remove-page';
import { renamePage } from '../../../../renderer/commands/generate/rename-page';
import { contentOf } from '../../../support/content-of';
import { foundFiles } from '../../../support/outputs-content';
import { BASE } from '../../../support/site';
import { textsIn } from '../../../support/texts-in';

const TERMS = readFileSync('tests/fixtures/imprint.mdx', 'utf8')
  .replace(/^title: .*$/m, 'title: The terms on which the tests are made')
  .replace(/^description: .*$/m, 'description: Another legal text of the tests, to which lists of every kind lead.');

const base = (path: string) => readFileSync(`${BASE}/${path}`, 'utf8');

test('an entry remains if its list would be too short, as does a claim that is allowed nowhere else', async () => {
  const claims = base('claims.yaml');
  const root = contentOf({
    ...foundFiles,
    'legal/terms.mdx': TERMS,
    'claims.yaml': claims.replace('pages: [/]', 'pages: [/terms]'),
    'site.yaml': (foundFiles['site.yaml'] ?? '').replace(
      '      - label: press\n',
      '      - label: Terms\n        href: /terms\n$&',
    ),
  });
  const { left } = await removePage(await planRemoval(root, '/terms'), '/blog');
  expect(left.map(({ file, code }) => `${file} ${code}`)).toContain('content/claims.yaml claim-pages-exist');
  expect(textsIn(root)['claims.yaml']).toContain('pages: [/terms]');
});

test('a page that press releases lead to is not removed', async () => {
  const root = contentOf(foundFiles);
  const before = textsIn(root);
  const message = 'The site needs this page: Every press release leads to /press';
  await expect(removePage(await planRemoval(root, '/press'), '/')).rejects.toThrow(message);
  expect(textsIn(root)).toEqual(before);
});

test('a fix that would leave an error is undone', async () => {
  const claims = base('claims.yaml').replace('pages: [/]', 'pages: [/, /old/*]');
  const page = base('pages/apps.mdx')
    .replace(/^title: .*$/m, 'title: Another page about apps, with a figure')
    .replace(/^description: (.*)$/m, 'description: A figure, and $1')
    .replace(/^( +title: ).*$/m, '$1Used by [[clients]] shops');
  const root = contentOf({ 'claims.yaml': claims, 'pages/old/apps.mdx': page });
  const before = textsIn(root);
  await expect(renamePage(root, '/old/apps', '/new-apps')).rejects.toThrow(/Nothing was changed[\s\S]*clients/);
  expect(textsIn(root)).toEqual(before);
});
