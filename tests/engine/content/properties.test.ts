import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { describe, test } from 'vitest';
import { contentOf } from '../../support/content-of';
import { foundFiles } from '../../support/outputs-content';
import { extremeText } from '../../support/properties/arbitraries/extremes';
import { markdown } from '../../support/properties/arbitraries/markdown';
import { fileChanges, type Texts, textChanges } from '../../support/properties/arbitraries/mutations';
import { validArticle } from '../../support/properties/arbitraries/valid-article';
import { yaml } from '../../support/properties/arbitraries/yaml';
import type { Change } from '../../support/properties/changed-folder';
import { checkProperty } from '../../support/properties/check-property';
import { Examination } from '../../support/properties/examination';

const ARTICLE = 'blog/an-article.mdx';
const [FIELDS = ''] = /^---\n[\s\S]*?\n---\n/.exec(foundFiles[ARTICLE] ?? '') ?? [];

/** A long run takes hours, and a failing case is minimized before it is reported. */
const TIMEOUT = 6 * 3_600_000;

type Changes = (texts: Texts) => fc.Arbitrary<Change[]>;

const inAnyFile = (texts: Texts, end: string) =>
  fc.constantFrom(...[...texts.keys()].filter((path) => path.endsWith(end)));
const inArticle = (text: string): Change[] => [{ path: ARTICLE, text }];
const inList = (texts: Texts, text: fc.Arbitrary<string>) =>
  fc.record({ path: inAnyFile(texts, '.yaml'), text }).map((change) => [change]);

/** Changes to the small site of the tests, with their numbers of cases. */
const small: [name: string, cases: number, changes: Changes][] = [
  [
    'bytes',
    40,
    (texts) =>
      fc.record({ path: inAnyFile(texts, ''), bytes: fc.uint8Array({ maxLength: 300 }) }).map((change) => [change]),
  ],
  ['YAML in a list', 80, (texts) => inList(texts, yaml)],
  ['YAML as front matter', 60, () => yaml.map((fields) => inArticle(`---\n${fields}---\n\nText.\n`))],
  ['Markdown', 100, () => markdown.map((body) => inArticle(`${FIELDS}\n${body}`))],
  ['changed texts', 80, textChanges],
  ['files added, linked, renamed, and deleted', 80, fileChanges],
  ['extreme bodies', 4, () => extremeText.map((body) => inArticle(`${FIELDS}\n${body}`))],
  ['extreme fields', 4, () => extremeText.map((value) => inArticle(FIELDS.replace('An article', () => value)))],
  ['extreme lists', 4, (texts) => inList(texts, extremeText)],
];

/** Changes to the content of the site. */
const real: typeof small = [
  ['changed texts', 30, textChanges],
  ['files added, linked, renamed, and deleted', 15, fileChanges],
];

describe('for any content, the check terminates with clear errors, its fixes cause no error, and valid content builds', () => {
  describe.each<[site: string, all: typeof small, rootOf: () => string]>([
    ['small site', small, () => contentOf(foundFiles)],
    ['real content', real, () => 'content'],
  ])('%s', (_site, all, rootOf) => {
    test.each(all)(
      '%s',
      async (name, cases, changes) => {
        const root = rootOf();
        const examination = await Examination.of(root);
        await checkProperty(
          name,
          cases,
          changes(textsOf(root)),
          async (each) => (await examination.examine(each)).problems,
        );
      },
      TIMEOUT,
    );
  });
});

test(
  'valid prose in any script, with any code, has no error and builds',
  async () => {
    const examination = await Examination.of(contentOf(foundFiles));
    await checkProperty('valid articles', 60, validArticle, async (text) => {
      const { problems, loaded } = await examination.examine([{ path: ARTICLE, text }]);
      const errors = loaded?.diagnostics.filter(({ severity }) => severity === 'error') ?? [];
      return [...problems, ...errors.map(({ line, code, message }) => `line ${line}: ${code}: ${message}`)];
    });
  },
  TIMEOUT,
);

/** The content files of a folder. */
function textsOf(root: string): Texts {
  const paths = globSync('**/*.{mdx,yaml}', { cwd: root }).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
