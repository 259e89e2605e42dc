import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

/** new-site.md is about the files of another site; rules.md and sections.md are generated, and show examples of content. */
const documents = [
  'README.md',
  'content/README.md',
  ...globSync('docs/*.md', { ignore: 'docs/{new-site,rules,sections}.md' }),
];

/** A path of this repository, without a placeholder, in the type of code. */
const PATH = /`((?:components|content|docs|pages|public|renderer|scripts|tests)\/[\w./-]+)`/g;
/** A link to a file, without the anchor in it. */
const LINK = /\]\((?!https?:|mailto:|\/|#)([^)#\s]+)/g;

test.each(documents)('%s names only files that exist', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
  const links = [...text.matchAll(LINK)].map(([, link = '']) => new URL(link, `file:///${file}`).pathname.slice(1));
  expect([...paths, ...links].filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)))).toEqual(
    [],
  );
});
