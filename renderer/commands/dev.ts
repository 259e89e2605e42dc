/**
 * Serves the site while you work, with drafts and scheduled pages. For editors and engineers: npm run dev,
 * npm run dev -- --as-of 2026-03-12.
 */
import { setBuildDate } from '../content/schema/build-date';
import { exitWith, readArguments, readPort } from './shared/arguments';
import { reasonOf } from './shared/reason-of';
import { refuseFolder } from './shared/refuse-folder';
import { serveDevelopment } from './shared/serve-development';

refuseFolder();
const { values } = readArguments({
  options: {
    'as-of': { type: 'string' },
    port: { type: 'string' },
    host: { type: 'boolean' },
    /** A name under which browsers may reach the server, such as that of a tunnel. */
    'allow-host': { type: 'string', multiple: true },
  },
});
const mistake = setBuildDate(values['as-of']);
if (mistake) exitWith(mistake);
const port = values.port === undefined ? undefined : readPort(values.port);
try {
  const server = await serveDevelopment(port, values.host, values['allow-host']);
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
