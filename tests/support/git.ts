import { execFileSync } from 'node:child_process';

/** Runs git in a folder with a fixed author, without the settings of this computer. */
export function gitIn(folder: string, env: Record<string, string> = {}) {
  return (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', ...env },
    });
}
