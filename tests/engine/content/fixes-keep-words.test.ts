import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixContent } from '../../../renderer/content/fix-files';
import type { LoadResult } from '../../../renderer/content/index';
import type { Vocabulary } from '../../../renderer/content/schema/vocabulary';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { foundFiles } from '../../support/outputs-content';
import { prose } from '../../support/properties/arbitraries/prose';
import { checkProperty } from '../../support/properties/check-property';
import { problemsOfWords } from '../../support/properties/kept-words';

const ARTICLE = 'blog/an-article.mdx';
const [FIELDS = ''] = /^---\n[\s\S]*?\n---\n/.exec(foundFiles[ARTICLE] ?? '') ?? [];
const VOCABULARY = readFileSync('content/vocabulary.yaml', 'utf8');

/** The words that a vocabulary replaces, with their replacements. */
function replacedBy(vocabulary: string): Record<string, string> {
  const parts: Vocabulary = parse(vocabulary);
  return Object.fromEntries(parts.flatMap(({ words = {}, replace }) => (replace ? Object.entries(words) : [])));
}

/** The violated rules, once per violation. */
function errorsOf({ diagnostics }: LoadResult): string[] {
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

function countOf(codes: readonly string[], code: string): number {
  return codes.filter((each) => each === code).length;
}

/** The rules with fixes that replace words: misspelled names of fields and references, what stands for a sign or looks like letters, and
 * words that are confused with others. */
const WRITE_WORDS = [
  'articles-fit-their-word',
  'characters-are-as-they-look',
  'components-are-known',
  'entities-are-whole',
  'figures-make-sense',
  'front-matter-is-not-repeated',
  'markup-is-markdown',
  'reading-time-fits-the-text',
  'typing-is-clean',
  'words-are-not-confused',
];

describe('--fix causes no new error, and preserves quotations, names, and the meaning of texts', () => {
  test('in every fixture', () => {
    const vocabulary = readFileSync('content/vocabulary.yaml', 'utf8');
    const wrong = globSync('../rules/*/*.fixed')
      .sort()
      .flatMap((path) => {
        const [folder, rule] = [path.replace(/\.fixed$/, ''), basename(join(path, '..'))];
        const [, file = ''] = /^content\/(.*?\.\w+):\d/.exec(readFileSync(`${folder}.txt`, 'utf8')) ?? [];
        if (!file.endsWith('.mdx') || WRITE_WORDS.includes(rule)) return [];
        const [before, after] = [join(folder, file), path].map((each) => readFileSync(each, 'utf8'));
        const problems = problemsOfWords(before ?? '', after ?? '', replacedBy(vocabulary));
        return problems.map((problem) => `${path}: ${problem}`);
      });
    expect(wrong).toEqual([]);
  });

  test('in generated prose', async () => {
    const root = contentOf({ ...foundFiles, 'vocabulary.yaml': VOCABULARY });
    const load = (texts?: ReadonlyMap<string, string>) => loadCached(root, { texts });
    // At the end of a sentence, words-are-not-confused writes the other word.
    const replaced = { ...replacedBy(VOCABULARY), to: 'too' };
    await checkProperty('prose', 800, prose, async (body) => {
      const text = `${FIELDS}\n${body}`;
      writeFileSync(join(root, ARTICLE), text);
      const before = await load();
      const after = await fixContent(root, load);
      const [old, now] = [errorsOf(before), errorsOf(after)];
      // In a file that can't be read, other errors are not known yet.
      const isKnown = !old.includes('text-is-readable');
      const added = now.filter((code) => isKnown && countOf(now, code) > countOf(old, code));
      return [
        ...added.map((code) => `--fix leads to ${code}`),
        ...problemsOfWords(text, readFileSync(join(root, ARTICLE), 'utf8'), replaced),
      ];
    });
  }, 600_000);
});
