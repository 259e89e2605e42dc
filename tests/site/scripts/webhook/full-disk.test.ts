import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fileStore } from '../../../../scripts/webhook/file-store';
import { inquiryOf } from '../../../../scripts/webhook/inquiry';
import { temporaryFolder } from '../../../support/temporary-folder';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, appendFile: vi.fn(real.appendFile) };
});

test('after a full disk has taken half of an inquiry, the next one is whole, and the first can be sent again', async () => {
  const file = join(temporaryFolder(), 'inquiries.jsonl');
  const store = await fileStore(file);
  const [first, second] = [await inquiryOf({ name: 'Ada' }, '/contact'), await inquiryOf({ name: 'Bo' }, '/contact')];
  vi.mocked(appendFile).mockImplementationOnce(async (_, line) => {
    await appendFile(file, String(line).slice(0, 40));
    throw new Error('ENOSPC');
  });
  await expect(store.add(first)).rejects.toThrow('ENOSPC');
  expect([await store.add(second), await store.add(first)]).toEqual([true, true]);
  const [half, ...whole] = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(half).toHaveLength(40);
  expect(whole.map((line) => JSON.parse(line).fields.name)).toEqual(['Bo', 'Ada']);
});
