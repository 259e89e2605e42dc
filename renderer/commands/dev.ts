/**
 * Serves the site while you work, with drafts and scheduled pages. For editors and engineers: npm run dev,
 * npm run dev -- --as-of 2026-03-12.
 */
import { contentRoot } from '../content/files/content-root';
import { setBuildDate } from '../content/schema/build-date';
import { exitWith, readArguments, readPort } from './shared/arguments';
import { finishInterrupted } from './shared/finish-interrupted';
import { reasonOf } from './shared/reason-of';
import { refuseFolder } from './shared/refuse-folder';
import { serveDevelopment } from './shared/serve-development';

refuseFolder();
const { values } = readArguments({
  options: {
    'as-of': { type: 'string', about: 'The day to show the site of, such as 2026-03-12.' },
    port: { type: 'string', about: 'The port to serve at; without it, the next free one.' },
    host: { type: 'boolean', about: 'Lets other computers in the network see it.' },
    'allow-host': {
      type: 'string',
      multiple: true,
      about: 'A name under which browsers may reach it, such as that of a tunnel.',
    },
  },
});
finishInterrupted(contentRoot());
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
