import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { createNewFile } from '../../../renderer/commands/generate/new-file';
import { insertSection } from '../../../renderer/commands/generate/new-section';
import { planRemoval, removePage } from '../../../renderer/commands/generate/remove-page';
import { renamePage } from '../../../renderer/commands/generate/rename-page';
import { renameMedia } from '../../../renderer/commands/media/rename-media';
import { tidyMedia } from '../../../renderer/commands/media/tidy-media';
import { fixContent } from '../../../renderer/content/fix-files';
import { changeFolder, finishChange } from '../../../renderer/platform/change-folder';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { newKindOf } from '../../support/new-kind-of';
import { foundFiles } from '../../support/outputs-content';
import { photo } from '../../support/photo';
import { runCommand } from '../../support/run-command';
import { IS_SWEEP, sampleOf } from '../../support/sample';
import { state } from '../../support/stopped-at-write.cjs';
import { filesIn } from '../../support/texts-in';

const linking = `${foundFiles['press/a-release.mdx']}\n[Shops](/solutions/shops)\n`;
const shown = `${foundFiles['press/a-release.mdx']}\n![A till](</media/Our Till.JPG>)\n\n![Two](/media/two.jpg)\n`;
const misspelled = `${foundFiles['press/a-release.mdx']}\nThe the [page](/solutions/shop) and and more.\n`;
const picture = await photo({ width: 32, height: 24 });
const pictures = { 'media/Our Till.JPG': picture, 'media/two.jpg': picture };

interface Command {
  files: Record<string, string | Buffer | undefined>;
  run: (root: string) => Promise<unknown>;
}

const commands: Record<string, Command> = {
  rename: {
    files: { 'press/a-release.mdx': linking },
    run: (root) => renamePage(root, '/solutions/shops', '/solutions/stores'),
  },
  remove: {
    files: { 'press/a-release.mdx': `${linking}\n[Blog](/blog/an-article)\n` },
    run: async (root) => removePage(await planRemoval(root, '/blog/an-article'), '/blog'),
  },
  media: { files: { 'press/a-release.mdx': shown, ...pictures }, run: (root) => tidyMedia(root, sharp) },
  'media rename': {
    files: { 'press/a-release.mdx': shown, ...pictures },
    run: (root) => renameMedia(root, 'two.jpg', 'tills/three.jpg'),
  },
  new: {
    files: {},
    run: (root) => createNewFile(root, { kind: newKindOf('solution'), title: 'Fresh paint', folder: 'shops' }),
  },
  'new section': { files: {}, run: (root) => insertSection(root, 'steps', '/apps') },
  'check --fix': {
    files: {
      'press/a-release.mdx': misspelled,
      'blog/an-article.mdx': `${foundFiles['blog/an-article.mdx']}\nOver over there.\n`,
    },
    run: (root) => fixContent(root, (texts) => loadCached(root, { texts })),
  },
};

/** Runs a command that is stopped at one of its writes; without a number, it is not stopped. @returns how many writes there were */
async function stopped(root: string, { run }: Command, at = Number.POSITIVE_INFINITY, stop = () => {}) {
  Object.assign(state, { folder: dirname(root), at, calls: 0, stop, isStopped: false });
  const error = await run(root).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  state.folder = '';
  return { calls: state.calls, error };
}

afterEach(() => {
  state.folder = '';
});

/** Like a killed process, which writes no more. */
function killed(writeHalf: () => void = () => {}) {
  writeHalf();
  state.isStopped = true;
  throw new Error('The process was stopped.');
}

function diskFull(writeHalf: () => void = () => {}) {
  writeHalf();
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });
}

describe.each(Object.entries(commands))('%s', (name, command) => {
  const files = { ...foundFiles, ...command.files };

  test('is done wholly or not at all, whichever write it is stopped at', async () => {
    const whole = contentOf(files);
    const before = filesIn(whole);
    const { calls, error } = await stopped(whole, command);
    expect(error).toBeUndefined();
    const after = filesIn(whole);
    expect(after).not.toEqual(before);
    expect(readdirSync(dirname(whole))).toEqual(['content']);
    const outcomes = new Set<string>();
    const writes = Array.from({ length: calls }, (_, index) => index + 1);
    // Before the first write nothing is done, and after the last one everything.
    for (const at of new Set([1, ...sampleOf(`writes of ${name}`, writes, calls / 6), calls])) {
      // Otherwise one of both in turn.
      for (const stop of IS_SWEEP ? [killed, diskFull] : at % 2 === 0 ? [killed] : [diskFull]) {
        const root = contentOf(files);
        await stopped(root, command, at, stop);
        finishChange(root);
        const found = filesIn(root);
        const isNew = JSON.stringify(found) === JSON.stringify(after);
        outcomes.add(isNew ? 'new' : 'old');
        if (!isNew) expect(found, `${stop.name} at write ${at} of ${calls}`).toEqual(before);
        expect(readdirSync(dirname(root)), `${stop.name} at write ${at} of ${calls}`).toEqual(['content']);
      }
    }
    expect([...outcomes].sort()).toEqual(['new', 'old']);
  });
});

test('a change that was interrupted while it was put in place is finished by the next check', async () => {
  const root = contentOf(foundFiles);
  const command = commands.rename;
  if (!command) throw new Error('There is no such command.');
  const { calls } = await stopped(contentOf(foundFiles), command);
  const before = filesIn(root);
  await stopped(root, command, calls - 8, killed);
  expect(filesIn(root)).not.toEqual(before);
  expect(runCommand('check', ['--root', root])).toMatchObject({ status: 0 });
  expect(readdirSync(dirname(root)).filter((name) => name.includes('change'))).toEqual([]);
  expect(Object.keys(filesIn(root))).toContain('solutions/stores.mdx');
});

test('a file that is saved while a command runs is kept, and nothing else changes', async () => {
  const root = contentOf(foundFiles);
  const saved = 'media-kit.yaml';
  const change = changeFolder(root, async (copy) => {
    writeFileSync(join(copy, 'new.yaml'), 'a: b\n');
    writeFileSync(join(root, saved), '[]\n# A remark\n');
  });
  await expect(change).rejects.toThrow(`content/${saved} was saved in the meantime. Try again. Nothing was changed.`);
  expect(filesIn(root)).toEqual({ ...filesIn(contentOf(foundFiles)), [saved]: '[]\n# A remark\n' });
});
