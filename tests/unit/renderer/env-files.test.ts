import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFiles } from '../../../renderer/env-files';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-files-'));
  process.chdir(folder);
  for (const name of ['SITE_URL', 'SITE_PREVIEW', 'VITE_HOOK', 'OTHER']) vi.stubEnv(name, undefined);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (name: string, ...lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'));

test('a project without such files has only what its environment says', () => {
  vi.stubEnv('SITE_URL', 'https://given.example');
  readEnvFiles('production');
  expect(process.env.SITE_URL).toBe('https://given.example');
  expect(process.env.SITE_PREVIEW).toBeUndefined();
});

test('settings are read as they are written, with or without quotes and remarks', () => {
  write(
    '.env',
    '# where it stands',
    'SITE_URL="https://quoted.example"',
    'VITE_HOOK=https://hooks.example/a$b?c=d # mine',
  );
  readEnvFiles('production');
  expect(process.env.SITE_URL).toBe('https://quoted.example');
  expect(process.env.VITE_HOOK).toBe('https://hooks.example/a$b?c=d');
});

test('the file of the mode goes before the one for all, a local one before both, the environment before any', () => {
  write('.env', 'SITE_URL=all', 'SITE_PREVIEW=all', 'VITE_HOOK=all');
  write('.env.production', 'SITE_URL=mode', 'SITE_PREVIEW=mode', 'VITE_HOOK=mode');
  write('.env.production.local', 'SITE_PREVIEW=local', 'VITE_HOOK=local');
  write('.env.development', 'SITE_URL=development');
  vi.stubEnv('VITE_HOOK', 'given');
  readEnvFiles('production');
  expect(process.env).toMatchObject({ SITE_URL: 'mode', SITE_PREVIEW: 'local', VITE_HOOK: 'given' });
});

test('what is not a setting of the site stays out of the environment', () => {
  write('.env', 'OTHER=secret');
  readEnvFiles('production');
  expect(process.env.OTHER).toBeUndefined();
});

test('what a file said before it was changed is forgotten; what the environment says stays', () => {
  vi.stubEnv('SITE_PREVIEW', 'given');
  write('.env', 'SITE_URL=first', 'VITE_HOOK=first', 'SITE_PREVIEW=first');
  readEnvFiles('development');
  write('.env', 'SITE_URL=second');
  readEnvFiles('development');
  expect(process.env).toMatchObject({ SITE_URL: 'second', SITE_PREVIEW: 'given' });
  expect(process.env.VITE_HOOK).toBeUndefined();
});
