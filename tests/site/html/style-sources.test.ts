import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const STYLES = 'components/styles/styles.css';

test('the styles contain the classes of every component and template', () => {
  const sources = [...readFileSync(STYLES, 'utf8').matchAll(/^@source "(.+)";$/gm)].map(([, path = '']) =>
    join(dirname(STYLES), path).replaceAll('\\', '/'),
  );
  const read = new Set(sources.flatMap((path) => globSync(path.endsWith('.tsx') ? path : `${path}/**/*.tsx`)));
  const drawing = globSync('{components,pages}/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('className='),
  );
  expect(drawing.length).toBeGreaterThan(50);
  expect(drawing.filter((file) => !read.has(file))).toEqual([]);
});
