import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { printTerminal } from '../../renderer/content/diagnostics/reporters/terminal';
import { fixContent } from '../../renderer/content/fix-files';
import type { Rule } from '../../renderer/content/rules/define-rule';
import { contentOf, copyBase } from './content-of';
import { followed, noted } from './follow-advice';
import { loadCached } from './load-cached';

/** One folder for all fixtures, because copying and deleting it each time would take longer than checking it. */
const folder = mkdtempSync(join(tmpdir(), 'tallwind-rules-'));
const root = join(folder, 'content');
copyBase(root);
afterAll(() => rmSync(folder, { recursive: true }));

/** The content of a folder by path: the bytes of a file, undefined for a subfolder. */
function pathsIn(folder: string): Map<string, Buffer | undefined> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isFile = (path: string) => statSync(join(folder, path)).isFile();
  return new Map(paths.map((path) => [path, isFile(path) ? readFileSync(join(folder, path)) : undefined]));
}

const base = pathsIn(root);

/** Overlays files on the content for one test. */
function applyOverlay(overlay: string) {
  const paths = pathsIn(overlay);
  onTestFinished(() => {
    for (const path of paths.keys()) {
      const original = base.get(path);
      if (original) writeFileSync(join(root, path), original);
      else if (!base.has(path)) rmSync(join(root, path), { recursive: true, force: true });
    }
  });
  for (const [path, bytes] of paths) {
    if (bytes) writeFileSync(join(root, path), bytes);
    else mkdirSync(join(root, path), { recursive: true });
  }
}

/**
 * Tests rules on their fixtures. Each folder of the fixtures has the name of a rule and contains overlays of
 * content: bad-… violates only this rule, good-… violates none, and neither does odd-…, which looks like a
 * violation. What the message of a bad-… offers to type is typed, and nothing may be wrong then; neither with the note that it offers. The overlay `before` is the content at the base of the branch, for rules that compare with it.
 * @param withoutFixture the rules that have no fixture
 */
export function testRules(fixtures: string, rules: ReadonlyMap<string, Rule>, withoutFixture: readonly string[] = []) {
  for (const rule of readdirSync(fixtures)) {
    describe(rule, () => {
      for (const name of readdirSync(join(fixtures, rule)).filter((each) =>
        /^(?:bad|good|odd)-[a-z0-9-]+$/.test(each),
      )) {
        test(name, async () => {
          const old = join(fixtures, rule, 'before');
          const before = existsSync(old) ? (await loadCached(contentOf({}, old))).checked : undefined;
          const day = before ? { before, today: '2024-12-01' } : {};
          applyOverlay(join(fixtures, rule, name));
          const loaded = await loadCached(root, day);
          const { sources } = loaded;
          // Ignores warnings of other rules, since the page of a fixture need not be linked.
          const diagnostics = loaded.diagnostics.filter(({ severity, code }) => severity === 'error' || code === rule);
          if (!name.startsWith('bad-')) {
            expect(printTerminal(diagnostics, sources)).toBe('');
            return;
          }
          expect(diagnostics.map(({ code }) => code)).toEqual([rule]);
          // Every message must name an action.
          expect(diagnostics[0]?.suggestion).toMatch(/\w/);
          const snapshot = join(process.cwd(), fixtures, rule, name);
          await expect(printTerminal(diagnostics, sources)).toMatchFileSnapshot(`${snapshot}.txt`);
          const [error] = diagnostics;
          const { file, fix } = error ?? { file: '' };
          const path = relative('content', file);
          const text = sources.get(file);
          for (const typed of error && text !== undefined ? followed(error, name, text) : []) {
            const { diagnostics: left } = await loadCached(root, { ...day, texts: new Map([[path, typed]]) });
            const wrong = left.filter(({ severity, code }) => severity === 'error' || code === rule);
            expect(printTerminal(wrong, sources), `what the message offers: ${error?.suggestion}`).toBe('');
          }
          const silenced = error && text !== undefined ? noted(error, text) : undefined;
          if (silenced !== undefined) {
            const { diagnostics: left } = await loadCached(root, { ...day, texts: new Map([[path, silenced]]) });
            const wrong = left.filter(({ severity, code }) => severity === 'error' || code === rule);
            expect(printTerminal(wrong, sources), `with the note: ${error?.suggestion}`).toBe('');
          }
          if (!fix) {
            expect(existsSync(`${snapshot}.fixed`)).toBe(false);
            return;
          }
          const { diagnostics: left } = await fixContent(root, (texts) => loadCached(root, { ...day, texts }));
          expect(left.filter(({ severity, code }) => severity === 'error' || code === rule)).toEqual([]);
          await expect(readFileSync(join(root, '..', file), 'utf8')).toMatchFileSnapshot(`${snapshot}.fixed`);
        });
      }
    });
  }

  /** The rules with a matching fixture. */
  function rulesWith(isWanted: (name: string) => boolean): string[] {
    return readdirSync(fixtures).filter((rule) => readdirSync(join(fixtures, rule)).some(isWanted));
  }

  test('a rule says that --fix fixes it if and only if a fixture shows how', () => {
    const promised = [...rules].flatMap(([code, { fix }]) => (fix === undefined ? [] : code));
    expect(promised).toEqual(rulesWith((name) => name.endsWith('.fixed')).sort());
  });

  const broken = new Set(rulesWith((name) => name.startsWith('bad-')));

  test.each([...rules.keys()].filter((code) => !withoutFixture.includes(code)))(
    '%s has a fixture that violates it',
    (code) => {
      expect([...broken]).toContain(code);
    },
  );

  test('every fixture has a rule', () => {
    expect([...broken].filter((code) => !rules.has(code))).toEqual([]);
  });
}
