import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The path of each in Debian's package, and the command that prints its version. */
const WEB_SERVERS = {
  nginx: { path: 'usr/sbin/nginx', version: '-v' },
  caddy: { path: 'usr/bin/caddy', version: 'version' },
} as const;

type WebServer = keyof typeof WEB_SERVERS;

/**
 * Finds or downloads a web server for the tests of its configuration: the path in NGINX_PATH or CADDY_PATH, an installed one,
 * or Debian's package, which is only unpacked, so that no service starts. Prints which.
 * @returns the path of the program, or undefined if there is none; the tests are then skipped
 */
export function findWebServer(name: WebServer): string | undefined {
  const variable = `${name.toUpperCase()}_PATH`;
  const { path, version } = WEB_SERVERS[name];
  const runs = (program: string) => program !== '' && spawnSync(program, [version], { stdio: 'ignore' }).status === 0;
  const folder = resolve('.cache', name);
  const unpacked = join(folder, path);
  const candidates = [process.env[variable] ?? '', name, join('/', path), unpacked];
  const found = candidates.find(runs) ?? (unpackFromDebian(name, folder) && runs(unpacked) ? unpacked : undefined);
  console.log(
    found
      ? `${name}: ${found}`
      : `${name}: none found, so its configuration is not tried. Install it, or set ${variable}.`,
  );
  return found;
}

function unpackFromDebian(name: WebServer, cwd: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  mkdirSync(cwd, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 120_000 }).status === 0;
  const download = () => run('apt-get', 'download', '--quiet', name);
  if (!download()) {
    if (process.getuid?.() === 0) run('apt-get', 'update');
    else run('sudo', '--non-interactive', 'apt-get', 'update');
    if (!download()) return false;
  }
  const archive = readdirSync(cwd).find((file) => file.endsWith('.deb'));
  return archive !== undefined && run('dpkg-deb', '--extract', archive, '.');
}
