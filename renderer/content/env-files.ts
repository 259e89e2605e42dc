import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { misspelledSetting, type SiteWithSettings, settingNames } from './settings';

/** Variables from these files: they are removed when a file changes. */
const ours = new Map<string, string>();

/**
 * Puts the settings of the .env files into the environment, where server code reads them. Existing variables
 * win. Read here, because loading Vite for its own reader takes longer than a small build.
 * @param mode production or development: .env.production goes before .env, as in https://vite.dev/guide/env-and-mode
 */
export function readEnvFiles(mode: string, site: SiteWithSettings) {
  const names = settingNames(site);
  for (const [name, value] of ours) if (process.env[name] === value) delete process.env[name];
  ours.clear();
  for (const file of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    if (!existsSync(file)) continue;
    // Windows' editors put a byte order mark before the first name.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    for (const [name, value] of Object.entries(parseEnv(text))) {
      // A misspelled setting is passed on, so that reading the settings reports it.
      const isOurs = names.includes(name) || misspelledSetting(name, site) !== undefined;
      if (value === undefined || !isOurs || process.env[name] !== undefined) continue;
      process.env[name] = value;
      ours.set(name, value);
    }
  }
}
