/** Builds the site and serves it. For anyone who wants to see it: npm start -- --port 8080, npm start -- --host. */
import { resolve } from 'node:path';
import { setBuildDate } from '../content/schema/build-date';
import { recoverSite } from './build/atomic-output';
import { startBuild } from './serve/building-site';
import { serveSite } from './serve/serve-site';
import { exitWith, readArguments, readPort } from './shared/arguments';
import { reasonOf } from './shared/reason-of';

const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4173', about: 'The port to serve at; 0 for any that is free.' },
    host: { type: 'boolean', default: false, about: 'Lets other computers in the network see it.' },
    'no-build': { type: 'boolean', default: false, about: 'Serves what was built before.' },
    dist: { type: 'string', default: 'dist', about: 'The folder of the built site.' },
    'as-of': { type: 'string', about: 'The day to show the site of, such as 2026-03-12.' },
  },
});
const port = readPort(values.port);
const mistake =
  values['as-of'] && values['no-build']
    ? '--as-of needs a build: omit --no-build, or build with npm run build -- --as-of first.'
    : setBuildDate(values['as-of']);
if (mistake) exitWith(mistake);
await recoverSite(resolve(values.dist));
const building = values['no-build'] ? undefined : await startBuild(values.dist);
if (!building && !values['no-build']) process.exit(1);
const server = await serveSite(building ?? values.dist, port, values.host).catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
console.log(
  `The site is at ${server.address}${values.host ? ', and other computers on the network can open it.' : ''}`,
);
await building?.ended.catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
