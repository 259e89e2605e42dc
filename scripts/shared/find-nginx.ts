import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve('.cache/nginx');

/**
 * Finds an nginx for the tests of its configuration, or gets one: the path in NGINX_PATH, an installed one, or Debian's
 * package, which is only unpacked, so that no service starts. Says which.
 * @returns the path of the program, or undefined where none is to be had; the tests are then skipped
 */
export function findNginx(): string | undefined {
  const candidates = [process.env.NGINX_PATH ?? '', 'nginx', '/usr/sbin/nginx', join(FOLDER, 'usr/sbin/nginx')];
  const path = candidates.find(runs) ?? fromDebian();
  console.log(
    path ? `nginx: ${path}` : 'nginx: none found, so its configuration is not tried. Install it, or set NGINX_PATH.',
  );
  return path;
}

function fromDebian(): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  mkdirSync(FOLDER, { recursive: true });
  const download = () => run('apt-get', ['download', '--quiet', 'nginx']);
  if (!download()) {
    const [command = '', ...args] = [
      ...(process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']),
      'apt-get',
      'update',
    ];
    run(command, args);
    if (!download()) return undefined;
  }
  const archive = readdirSync(FOLDER).find((name) => name.endsWith('.deb'));
  if (!archive || !run('dpkg-deb', ['--extract', archive, '.'])) return undefined;
  return [join(FOLDER, 'usr/sbin/nginx')].find(runs);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: FOLDER, stdio: 'ignore', timeout: 120_000 }).status === 0;
}

function runs(path: string): boolean {
  return path !== '' && spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0;
}
