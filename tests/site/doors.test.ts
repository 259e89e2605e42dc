import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

/** The sites that use the engine: this one, the museum, and the one that `engine init` writes. */
const SITES = ['{components,pages,scripts}', 'tests/fixtures/second-site', 'renderer/starter'];

const DOORS = {
  sitewright: 'engine.ts',
  'sitewright/react': 'react/index.ts',
  'sitewright/drawing': 'drawing.ts',
  'sitewright/commands': 'commands.ts',
};

const textOf = (file: string) => readFileSync(file, 'utf8');
const namesIn = (braces: string) => braces.match(/\b(?!type\b)\w+(?=\s*(?:,|$| as ))/g) ?? [];

/** The names that a site imports by a door. */
async function importedBy(site: string, door: string): Promise<ReadonlySet<string>> {
  const files = await glob(`${site}/**/*.{ts,tsx}`, { ignore: '**/node_modules/**' });
  const imports = files.flatMap((file) => [...textOf(file).matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)]);
  return new Set(imports.flatMap(([, names = '', from]) => (from === door ? namesIn(names.trim()) : [])));
}

/** The groups of names that a door has, each with the comment over it. */
function groupsOf(file: string): { comment: string; names: string[] }[] {
  const [before, ...groups] = textOf(join('renderer', file)).split(/^\/\* /m);
  expect(before).toBe('');
  return groups.map((group) => {
    const [comment = '', exports = ''] = group.split(' */');
    const braces = [...exports.matchAll(/export (?:type )?\{([^}]*)\}/g)];
    return { comment, names: braces.flatMap(([, names = '']) => namesIn(names.trim())) };
  });
}

test.each(Object.entries(DOORS))('each name of %s is used by two sites, or says what it is for', async (door, file) => {
  const groups = groupsOf(file);
  const bySite = await Promise.all(SITES.map((site) => importedBy(site, door)));
  const usesOf = (name: string) => bySite.filter((names) => names.has(name)).length;
  const all = groups.flatMap(({ names }) => names);
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter((name) => usesOf(name) === 0)).toEqual([]);
  const explained = groups.filter(({ comment }) => comment.startsWith('For '));
  const others = groups.filter((group) => !explained.includes(group)).flatMap(({ names }) => names);
  expect(others.filter((name) => usesOf(name) < 2)).toEqual([]);
});

test('the main door has at most 80 names', () => {
  expect(groupsOf(DOORS.sitewright).flatMap(({ names }) => names).length).toBeLessThanOrEqual(80);
});
