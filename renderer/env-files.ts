import { loadEnv } from 'vite';

/**
 * Puts the settings of the .env files into the environment, where server code reads them. What stands there already
 * stays.
 * @param mode production or development: .env.production goes before .env
 */
export function readEnvFiles(mode: string) {
  for (const [name, value] of Object.entries(loadEnv(mode, process.cwd(), ['VITE_', 'SITE_']))) {
    process.env[name] ??= value;
  }
}
