import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles } from '../../../../renderer/commands/changes/changed-files';
import { gitIn } from '../../../support/git';
import { temporaryFolder } from '../../../support/temporary-folder';

test('files that built pages depend on are distinguished from other files', async () => {
  const folder = temporaryFolder();
  const write = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  };
  const git = gitIn(folder);
  git('init', '--quiet');
  write('content/pages/gone.mdx');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Content');
  rmSync(join(folder, 'content/pages/gone.mdx'));
  const code = ['components/card.tsx', 'renderer/commands/build.ts', 'tsconfig.json', 'vite.config.ts'];
  const others = ['README.md', 'content/README.md', 'docs/rules.md', 'scripts/webhook.ts', 'scripts/bench/run.ts'];
  for (const file of [...code, ...others, 'content/pages/new.mdx']) write(file);
  expect(await changedFiles(folder, 'HEAD')).toEqual({ content: ['pages/gone.mdx', 'pages/new.mdx'], code });
});
