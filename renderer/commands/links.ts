/** Visits every outside link of the built site: npm run build, npm run links. Every night does (.github/workflows/links.yml). */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { glob } from 'tinyglobby';
import * as z from 'zod';
import { readEnvFiles } from '../content/env-files';
import { addressOfHtmlFile } from '../content/schema/urls';
import { readSettings } from '../content/settings';
import { countNights, NIGHTS, reportOf } from './links/report';
import { visit } from './links/visit';
import { exitWith, readArguments } from './shared/arguments';
import { site } from './shared/site';

const options = {
  dist: { type: 'string', default: 'dist', about: 'The folder of the built site.' },
  root: { type: 'string', default: 'content', about: 'The folder of the content.' },
  out: { type: 'string', default: '.cache/links', about: 'The folder of the reports.' },
} as const;
const { values } = readArguments({ options });
readEnvFiles('production', site);
const links = await outsideLinks(join(values.dist, 'client'), readSettings(site).SITE_URL);
if (links.size === 0)
  exitWith('The built site has no outside link, so nothing was checked. Is it built? npm run build');
const { visited, answered, failed } = await visit([...links.keys()]);
if (answered === 0) exitWith(`None of ${visited} outside links answered, so nothing was checked. Is there a network?`);

// How many times in a row each link has failed.
const memory = join(values.out, 'failed.json');
const known = z.record(z.string(), z.number()).parse(JSON.parse(await readFile(memory, 'utf8').catch(() => '{}')));
const nights = countNights(known, failed);
await mkdir(dirname(memory), { recursive: true });
await writeFile(memory, JSON.stringify(nights, undefined, 2));
const report = reportOf({ failed, nights, links }, values.root);
await writeFile(join(values.out, 'report.md'), report);
console.log(`Visited ${visited} outside links: ${failed.size} failed.`);
for (const [link, reason] of failed) console.log(`  ${link}   ${reason}, ${nights[link]} of ${NIGHTS} times`);

/**
 * The links to other sites in the pages of a built site, each with the addresses of its pages. An anchor is no other page.
 * @param client the folder of the pages
 * @param siteUrl the address of the site, whose own pages the check of the content covers
 */
async function outsideLinks(client: string, siteUrl: string): Promise<Map<string, string[]>> {
  const own = new URL(siteUrl).host;
  const links = new Map<string, string[]>();
  for (const name of (await glob('**/*.html', { cwd: client })).sort()) {
    const root = parse(await readFile(join(client, name), 'utf8'));
    const targets = root.querySelectorAll('body a[href]').map((link) => link.getAttribute('href') ?? '');
    for (const target of new Set(targets)) {
      if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) continue;
      const url = new URL(target);
      url.hash = '';
      if (url.host !== own) links.set(url.href, [...(links.get(url.href) ?? []), addressOfHtmlFile(`/${name}`)]);
    }
  }
  return links;
}
