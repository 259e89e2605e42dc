import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeHostFiles } from '../../../../../renderer/outputs/hosts/write-host-files';
import { readSettings } from '../../../../../renderer/settings';

test('_headers: every rule is for an address as browsers ask for it, with one slash', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'tallwind-hosts-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'client'));
  await writeHostFiles(dist, ['/index.html', '/404.html', '/speculation-rules.json'], readSettings({}), []);
  const patterns = readFileSync(join(dist, 'client/_headers'), 'utf8').match(/^\S.*/gm);
  expect(patterns).toContain('/speculation-rules.json');
  expect(patterns?.filter((pattern) => !/^\/(?!\/)/.test(pattern))).toEqual([]);
});
