import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFiles } from '../../renderer/content/env-files';
import { site } from '../support/site';
import { temporaryFolder } from '../support/temporary-folder';

const project = process.cwd();

beforeEach(() => {
  process.chdir(temporaryFolder());
  for (const name of ['SITE_URL', 'SITE_PREVIEW', 'VITE_CONTACT_WEBHOOK_URL', 'OTHER']) vi.stubEnv(name, undefined);
});

afterEach(() => process.chdir(project));

const write = (name: string, ...lines: string[]) => writeFileSync(name, lines.join('\n'));

test('a project without env files only has the variables of its environment', () => {
  vi.stubEnv('SITE_URL', 'https://given.example');
  readEnvFiles('production', site);
  expect(process.env.SITE_URL).toBe('https://given.example');
  expect(process.env.SITE_PREVIEW).toBeUndefined();
});

test('settings are read with or without quotes and comments', () => {
  write(
    '.env',
    '# where it stands',
    'SITE_URL="https://quoted.example"',
    'VITE_CONTACT_WEBHOOK_URL=https://hooks.example/a$b?c=d # mine',
  );
  readEnvFiles('production', site);
  expect(process.env.SITE_URL).toBe('https://quoted.example');
  expect(process.env.VITE_CONTACT_WEBHOOK_URL).toBe('https://hooks.example/a$b?c=d');
});

test('a byte order mark is not part of the first name', () => {
  write('.env', '\uFEFFSITE_URL=https://marked.example', 'SITE_PREVIEW=true');
  readEnvFiles('production', site);
  expect(process.env).toMatchObject({ SITE_URL: 'https://marked.example', SITE_PREVIEW: 'true' });
});

test('a misspelled setting is read, so that it can be reported; other variables are ignored', () => {
  vi.stubEnv('SITE_PREVEIW', undefined);
  write('.env', 'SITE_PREVEIW=true', 'OTHER=mine');
  readEnvFiles('production', site);
  expect(process.env.SITE_PREVEIW).toBe('true');
  expect(process.env.OTHER).toBeUndefined();
});

test('the environment overrides local files, which override the file of the mode, which overrides .env', () => {
  write('.env', 'SITE_URL=all', 'SITE_PREVIEW=all', 'VITE_CONTACT_WEBHOOK_URL=all');
  write('.env.production', 'SITE_URL=mode', 'SITE_PREVIEW=mode', 'VITE_CONTACT_WEBHOOK_URL=mode');
  write('.env.production.local', 'SITE_PREVIEW=local', 'VITE_CONTACT_WEBHOOK_URL=local');
  write('.env.development', 'SITE_URL=development');
  vi.stubEnv('VITE_CONTACT_WEBHOOK_URL', 'given');
  readEnvFiles('production', site);
  expect(process.env).toMatchObject({ SITE_URL: 'mode', SITE_PREVIEW: 'local', VITE_CONTACT_WEBHOOK_URL: 'given' });
});

test('every setting of .env.example is read', () => {
  const example = readFileSync(join(project, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  for (const name of names) vi.stubEnv(name, undefined);
  write('.env', ...names.map((name) => `${name}=given`));
  readEnvFiles('production', site);
  expect(names.filter((name) => process.env[name] !== 'given')).toEqual([]);
});

test('variables that are not settings of the site are not added to the environment', () => {
  write('.env', 'OTHER=secret');
  readEnvFiles('production', site);
  expect(process.env.OTHER).toBeUndefined();
});

test('variables that are removed from a file are unset; variables of the environment remain', () => {
  vi.stubEnv('SITE_PREVIEW', 'given');
  write('.env', 'SITE_URL=first', 'VITE_CONTACT_WEBHOOK_URL=first', 'SITE_PREVIEW=first');
  readEnvFiles('development', site);
  write('.env', 'SITE_URL=second');
  readEnvFiles('development', site);
  expect(process.env).toMatchObject({ SITE_URL: 'second', SITE_PREVIEW: 'given' });
  expect(process.env.VITE_CONTACT_WEBHOOK_URL).toBeUndefined();
});
