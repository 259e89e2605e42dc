import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { glob } from 'tinyglobby';

/** A copy of the checked-in content, so that a test can change it. */
function copyOfContent(name: string): {
  content: string;
  out: string;
  edit: (file: string, from: string, to: string) => void;
} {
  const folder = join('test-results', 'builds', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true, dereference: true });
  return {
    content,
    out: join(folder, 'dist'),
    edit(file, from, to) {
      const path = join(content, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    },
  };
}

function build(content: string, out: string) {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts', '--content', content, '--out', out], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { status, printed: stdout + stderr };
}

async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob('**/*', { cwd: folder, dot: true })).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

test('a changed word and a changed claim change the built pages, and a failed build leaves them', async () => {
  test.setTimeout(240_000);
  const { content, out, edit } = copyOfContent('edits');
  edit('claims.yaml', 'value: 10,000+', 'value: 12,345+');
  edit('pages/about.mdx', 'One team should answer', 'One good team should answer');
  edit('site.yaml', 'name: Tallwind', 'name: Fairwind');
  const first = build(content, out);
  expect(first.printed).toContain('96 pages');
  expect(first.status).toBe(0);

  const html = await Promise.all(
    (await glob('**/*.html', { cwd: `${out}/client` })).map((file) => readFileSync(join(out, 'client', file), 'utf8')),
  );
  expect(html.filter((page) => page.includes('10,000+'))).toEqual([]);
  expect(html.filter((page) => page.includes('12,345+')).length).toBeGreaterThanOrEqual(3);
  expect(html.filter((page) => />[^<]*Tallwind/.test(page))).toEqual([]);
  expect(readFileSync(join(out, 'client/about.html'), 'utf8')).toContain('One good team should answer');

  const before = await fingerprintOf(out);
  edit('pages/about.mdx', 'theme: ink', 'theme: inc');
  edit('blog/app-or-web-page.mdx', 'date: 2024-04-23', 'date: 2024-04-31');
  const second = build(content, out);
  expect(second.status).toBe(1);
  expect(second.printed).toContain('content/pages/about.mdx:5:8   error   values-are-from-the-list');
  expect(second.printed).toContain('content/blog/app-or-web-page.mdx:8:7   error   date-exists');
  expect(second.printed).toContain('2 errors in 2 files.');
  expect(second.printed).toContain('was left as it is.');
  expect(await fingerprintOf(out)).toBe(before);
});

test('a malformed setting stops the build with its name', () => {
  const { content, out } = copyOfContent('settings');
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts', '--content', content, '--out', out], {
    encoding: 'utf8',
    env: { ...process.env, VITE_CONTACT_WEBHOOK_URL: 'http://hooks.example/x' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('VITE_CONTACT_WEBHOOK_URL is "http://hooks.example/x", but must begin with https://');
});

test('npm run check prints nothing but its count for the checked-in content', () => {
  const { status, stdout } = spawnSync('npx', ['tsx', 'scripts/check.ts'], { encoding: 'utf8' });
  expect(stdout).toMatch(/^\d+ files checked, no errors\.\n$/);
  expect(status).toBe(0);
});
