import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SETTING_NAMES } from './settings';

/** Variables from these files: they are removed when a file changes. */
const ours = new Map<string, string>();

/**
 * Puts the settings of the .env files into the environment, where server code reads them. Existing variables
 * win. Read here, because loading Vite for its own reader takes longer than a small build.
 * @param mode production or development: .env.production goes before .env, as in https://vite.dev/guide/env-and-mode
 */
export function readEnvFiles(mode: string) {
  for (const [name, value] of ours) if (process.env[name] === value) delete process.env[name];
  ours.clear();
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    if (!existsSync(file)) continue;
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
      if (value === undefined || !SETTING_NAMES.includes(name) || process.env[name] !== undefined) continue;
      process.env[name] = value;
      ours.set(name, value);
    }
  }
}
