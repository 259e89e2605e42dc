import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runOrExit } from 'sitewright/commands';
import { findWebServer } from '../shared/find-web-server';

const TOOLS = ['wrangler@4.86.0', 'netlify-cli@26.2.0', '@mdn/mdn-http-observatory@1.4.8'];

/** Its install script downloads the HSTS preload list, which does not have this site. */
const PRELOAD_LIST = 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json';

/**
 * Tests the site on the development servers of Cloudflare and Netlify, and grades it with Mozilla's HTTP Observatory. Installs
 * them in .cache: they are large, and few changes affect them.
 * @param args for Vitest
 */
export function testHosts(args: readonly string[]) {
  const folder = resolve('.cache', `host-tools-${TOOLS.map((tool) => tool.replace(/.*@/, '')).join('-')}`);
  const env = {
    ...process.env,
    HOST_TOOLS: folder,
    NGINX_PATH: findWebServer('nginx') ?? '',
    CADDY_PATH: findWebServer('caddy') ?? '',
  };
  const isInstalled = (tool: string) => existsSync(join(folder, 'node_modules', tool.slice(0, tool.lastIndexOf('@'))));
  if (!TOOLS.every(isInstalled) || !existsSync(join(folder, PRELOAD_LIST))) install(folder);
  runOrExit('npm', ['run', '--silent', 'build'], env);
  runOrExit('npx', ['vitest', 'run', '--config', 'tests/site/hosts/vitest.config.ts', ...args], env);
}

/** None of them needs an install script. */
function install(folder: string) {
  console.log(`Installing ${TOOLS.join(', ')} in ${folder}: about 750 MB.`);
  mkdirSync(folder, { recursive: true });
  runOrExit('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...TOOLS]);
  writeFileSync(join(folder, PRELOAD_LIST), '{}');
}
