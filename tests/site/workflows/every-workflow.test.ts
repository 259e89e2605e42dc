import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemsOf } from './lint-workflow';
import { readWorkflow } from './read-workflow';

const files = readdirSync('.github/workflows').sort();
const stepsOf = (file: string) => Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps);

test.each(files)('GitHub would accept %s', async (file) => {
  expect(await problemsOf(file, readFileSync(`.github/workflows/${file}`, 'utf8'))).toEqual([]);
});

test('the linter finds an error', async () => {
  const text = readFileSync('.github/workflows/webhook.yml', 'utf8').replace('timeout-minutes', 'timeout-minute');
  expect(await problemsOf('webhook.yml', text)).toEqual([expect.stringContaining('timeout-minute')]);
});

test('every action is pinned to the same commit everywhere, with its version in a comment', () => {
  const uses = files.flatMap((file) =>
    [...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/uses: (.+)/g)].map(([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(20);
  const pins = uses.map((action) => /^(actions\/[a-z-]+)(?:\/[a-z]+)?@([\da-f]{40} # v\d+\.\d+\.\d+)$/.exec(action));
  expect(uses.filter((_, index) => !pins[index])).toEqual([]);
  const actions = new Set(pins.map((pin) => pin?.[1]));
  expect(new Set(pins.map((pin) => `${pin?.[1]}@${pin?.[2]}`)).size).toBe(actions.size);
});

test('a workflow that builds the published site passes every setting of .env.example', () => {
  const settings = Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).sort();
  const builds = files.flatMap((file) =>
    stepsOf(file).flatMap(({ run, env }) => (run?.endsWith(' build') ? [{ file, env }] : [])),
  );
  expect(builds.map(({ file }) => file)).toEqual(['links.yml', 'publish.yml']);
  for (const { env } of builds)
    expect(env).toEqual(Object.fromEntries(settings.map((name) => [name, `\${{ vars.${name} }}`])));
});

test('everything runs on one current Node, and tests also run on the oldest supported Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const nodesOf = (steps: ReturnType<typeof stepsOf>) => steps.flatMap((step) => step.with['node-version'] ?? []);
  const [oldest, ...others] = nodesOf(readWorkflow('test.yml').jobs['oldest-node']?.steps ?? []);
  expect(others).toEqual([]);
  expect(engines.node).toBe(`>=${oldest}`);
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${oldest} or newer`);
  const all = new Set(files.flatMap((file) => nodesOf(stepsOf(file))));
  expect([...all].filter((version) => version !== oldest)).toEqual([24]);
});

test('updates are proposed for actions and packages, except packages with workarounds in the code', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(updates).toMatchObject([
    { 'package-ecosystem': 'github-actions', schedule: { interval: 'monthly' } },
    {
      'package-ecosystem': 'npm',
      schedule: { interval: 'monthly' },
      ignore: expect.arrayContaining([{ 'dependency-name': 'vite-plugin-ssr' }]),
    },
  ]);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies['vite-plugin-ssr']).toMatch(/^\d/);
});
