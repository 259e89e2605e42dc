import { readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { createNewFile } from '../../../renderer/commands/generate/new-file';
import { insertSection } from '../../../renderer/commands/generate/new-section';
import { planRemoval, removePage } from '../../../renderer/commands/generate/remove-page';
import { renamePage } from '../../../renderer/commands/generate/rename-page';
import { renameMedia } from '../../../renderer/commands/media/rename-media';
import { tidyMedia } from '../../../renderer/commands/media/tidy-media';
import { fixContent } from '../../../renderer/content/fix-files';
import { changeFolder, finishChanges } from '../../../renderer/platform/change-folder';
import { contentOf } from '../../support/content-of';
import { loadCached } from '../../support/load-cached';
import { newKindOf } from '../../support/new-kind-of';
import { foundFiles } from '../../support/outputs-content';
import { photo } from '../../support/photo';
import { runCommand } from '../../support/run-command';
import { sampleOf } from '../../support/sample';
import { state } from '../../support/stopped-at-write.cjs';
import { filesIn } from '../../support/texts-in';

const STOPPING = resolve(import.meta.dirname, '../../support/stopped-at-write.cjs');

const linking = `${foundFiles['press/a-release.mdx']}\n[Shops](/solutions/shops)\n`;
const shown = `${foundFiles['press/a-release.mdx']}\n![A till](</media/Our Till.JPG>)\n\n![Two](/media/two.jpg)\n`;
const misspelled = `${foundFiles['press/a-release.mdx']}\nThe the [page](/solutions/shop) and and more.\n`;
const picture = await photo({ width: 32, height: 24 });
const pictures = { 'media/Our Till.JPG': picture, 'media/two.jpg': picture };

interface Command {
  files: Record<string, string | Buffer | undefined>;
  run: (root: string) => Promise<unknown>;
}

const section: Command = { files: {}, run: (root) => insertSection(root, 'steps', '/apps') };

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
  'new section': section,
  'check --fix': {
    files: {
      'press/a-release.mdx': misspelled,
      'blog/an-article.mdx': `${foundFiles['blog/an-article.mdx']}\nOver over there.\n`,
    },
    run: (root) => fixContent(root, (texts) => loadCached(root, { texts })),
  },
};

/** How a process can be stopped at a write. */
const stops = {
  /** It writes no more. */
  killed(writeHalf: () => void) {
    writeHalf();
    state.isStopped = true;
    throw new Error('The process was stopped.');
  },
  diskFull(writeHalf: () => void) {
    writeHalf();
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  },
  /** A file can't be moved there from another file system. */
  isElsewhere() {
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV', syscall: 'rename' });
  },
};

interface Stop {
  /** The number of the write, from 1. */
  at: number;
  how: keyof typeof stops;
}

/** Runs a command. @returns the files that it was to write, in order, and what it threw */
async function runStopped(root: string, { run }: Command, stop?: Stop) {
  Object.assign(state, {
    folder: dirname(root),
    at: stop?.at,
    changed: [],
    stop: stop && stops[stop.how],
    isStopped: false,
  });
  const error = await run(root).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  state.folder = '';
  return { writes: state.changed, error };
}

/** In a sweep all ways to stop; otherwise those where the change is decided, the first, the last, and some of the others. */
function stopsFor(name: string, writes: readonly string[]): readonly Stop[] {
  const decided = decidedAt(writes);
  const all = writes.flatMap((_, index): Stop[] => [
    { at: index + 1, how: 'killed' },
    { at: index + 1, how: 'diskFull' },
  ]);
  const isEnd = ({ at, how }: Stop) => how === 'killed' && (at === 1 || at === writes.length);
  const isKey = (stop: Stop) => isEnd(stop) || stop.at === decided || stop.at === decided + 1;
  const drawn = sampleOf(
    `stops of ${name}`,
    all.filter((stop) => !isKey(stop)),
    2,
  );
  return all.filter((stop) => isKey(stop) || drawn.includes(stop));
}

/** The number of the write that decides a change: its list gets its name. */
function decidedAt(writes: readonly string[]): number {
  return writes.findLastIndex((file) => basename(file) === 'change.json.new') + 1;
}

afterEach(() => {
  state.folder = '';
});

describe.each(Object.entries(commands))('%s', (name, command) => {
  const files = { ...foundFiles, ...command.files };

  test('is done wholly or not at all, whichever write it is stopped at', async () => {
    const whole = contentOf(files);
    const before = filesIn(whole);
    const { writes, error } = await runStopped(whole, command);
    expect(error).toBeUndefined();
    const after = filesIn(whole);
    expect(after).not.toEqual(before);
    expect(readdirSync(dirname(whole))).toEqual(['content']);
    const outcomes = new Set<string>();
    for (const stop of stopsFor(name, writes)) {
      const root = contentOf(files);
      const { error } = await runStopped(root, command, stop);
      finishChanges(root);
      const isNew = isDeepStrictEqual(filesIn(root), after);
      const where = `${stop.how} at ${stop.at} of ${writes.length}, ${writes[stop.at - 1]}`;
      if (!isNew) expect(filesIn(root), where).toEqual(before);
      if (stop.how === 'diskFull' && error)
        expect(String(error), where).toContain(isNew ? 'run npm run check' : 'Nothing was changed');
      expect(readdirSync(dirname(root)), where).toEqual(['content']);
      outcomes.add(isNew ? 'new' : 'old');
    }
    expect([...outcomes].sort()).toEqual(['new', 'old']);
  });
});

function draftsBeside(root: string): string[] {
  return readdirSync(dirname(root)).filter((name) => name.startsWith('.content'));
}

/** Runs a command as a process that gets a signal at one of its writes. */
function runSignaled(root: string, signal: NodeJS.Signals, at: number) {
  return runCommand('new', ['section', 'steps', '/apps', '--root', root], {
    env: { NODE_OPTIONS: `--require ${STOPPING}`, STOP_IN: dirname(root), STOP_AT: String(at), STOP_BY: signal },
  });
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a process that gets %s finishes or does nothing',
  async (signal) => {
    const whole = contentOf();
    const before = filesIn(whole);
    const { writes } = await runStopped(whole, section);
    const decided = decidedAt(writes);
    const beforehand = contentOf();
    expect(runSignaled(beforehand, signal, decided - 2)).toMatchObject({ status: null, printed: '' });
    expect(filesIn(beforehand)).toEqual(before);
    finishChanges(beforehand);
    expect(filesIn(beforehand)).toEqual(before);
    const afterward = contentOf();
    const { status, printed } = runSignaled(afterward, signal, decided + 1);
    // Nothing can hold back SIGKILL.
    if (signal === 'SIGKILL') {
      expect(filesIn(afterward)).toEqual(before);
      expect(runCommand('check', ['--root', afterward]).printed).toContain(
        'A change of the content that was interrupted is finished now.',
      );
    } else
      expect({ status, printed }).toEqual({
        status: 0,
        printed: expect.stringContaining('Added a section at content/pages/apps.mdx'),
      });
    expect(filesIn(afterward)).toEqual(filesIn(whole));
    for (const root of [beforehand, afterward]) expect(draftsBeside(root)).toEqual([]);
  },
);

test('a folder that is a file system of its own is changed as well', async () => {
  const whole = contentOf();
  const { writes } = await runStopped(whole, section);
  const moved = writes.findLastIndex((file) => file.includes('/copy/') && file.endsWith('apps.mdx'));
  const root = contentOf();
  const { error } = await runStopped(root, section, { at: moved + 1, how: 'isElsewhere' });
  expect(error).toBeUndefined();
  expect(filesIn(root)).toEqual(filesIn(whole));
  expect(draftsBeside(root)).toEqual([]);
});

test('what is saved after an interruption is kept, and told', async () => {
  const root = contentOf({ ...foundFiles, 'press/a-release.mdx': linking });
  const rename = (folder: string) => renamePage(folder, '/solutions/shops', '/solutions/stores');
  const command = { files: {}, run: rename };
  const { writes } = await runStopped(contentOf({ ...foundFiles, 'press/a-release.mdx': linking }), command);
  await runStopped(root, command, { at: decidedAt(writes) + 1, how: 'killed' });
  writeFileSync(join(root, 'press/a-release.mdx'), `${linking}\nA last word.\n`);
  expect(runCommand('check', ['--root', root]).printed).toContain(
    'Not changed, because they were saved since: content/press/a-release.mdx.',
  );
  const found = filesIn(root);
  expect(found['press/a-release.mdx']).toContain('A last word.');
  expect(Object.keys(found)).toContain('solutions/stores.mdx');
  expect(draftsBeside(root)).toEqual([]);
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
