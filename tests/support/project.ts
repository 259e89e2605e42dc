import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages } from '../../renderer/platform/link-packages';
import { PROJECT } from './run-command';
import { BASE_SITE } from './small-site';

/**
 * Makes a project of its own: the engine, the small site of the tests, and links to the installed packages.
 * @param folder outside of this project, which would otherwise contain its code twice
 * @param content the content of the site
 */
export async function makeProject(folder: string, content = join(BASE_SITE, 'content')) {
  for (const path of ['renderer', 'package.json', 'tsconfig.json', '.gitignore'])
    cpSync(join(PROJECT, path), join(folder, path), { recursive: true });
  for (const path of ['components', 'pages', 'public'])
    cpSync(join(BASE_SITE, path), join(folder, path), { recursive: true });
  cpSync(content, join(folder, 'content'), { recursive: true });
  await linkPackages(PROJECT, folder);
}
