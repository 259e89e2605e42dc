import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { parse } from 'yaml';
import * as z from 'zod';
import { addressOfHtmlFile } from '../../renderer/content/schema/urls';
import { readHostRules } from '../../renderer/outputs/hosts/rules-file';
import { isCompressed } from '../../renderer/platform/compress';
import { kindAt, readTextInside } from '../../renderer/platform/contained-files';
import { hash } from '../../renderer/platform/hash';

const manifest = z.record(z.string(), z.object({ files: z.array(z.string()), claims: z.array(z.string()) }));

const claim = z.object({ value: z.coerce.string(), label: z.string().optional() });

export type Claim = z.infer<typeof claim>;

/** The sources of a page: paths inside the content folder, and ids of claims. */
export type MadeOf = z.infer<typeof manifest>[string];

/** The parts of a built page that show whether it has changed. */
export interface BuiltPage {
  html: string;
  /** The document without what differs from build to build, such as hashed names. */
  own: string;
  /** The style sheets and scripts that it loads, by their names without a hash. */
  assets: readonly string[];
  /** The pictures and downloads that it names, each with a hash of its bytes. */
  media: ReadonlyMap<string, string>;
}

export interface Asset {
  /** Hash of its content, ignoring hashed names. */
  content: string;
  bytes: number;
}

/** One side of the comparison: a built site, and its claims. */
export interface BuiltSite {
  pages: ReadonlyMap<string, BuiltPage>;
  redirects: ReadonlyMap<string, string>;
  assets: ReadonlyMap<string, Asset>;
  /** Undefined if the code of that side writes no content-manifest.json. */
  madeOf: ReadonlyMap<string, MadeOf> | undefined;
  claims: ReadonlyMap<string, Claim>;
}

const ASSET = /\/assets\/[^"'()\s]+/g;
const MEDIA = /\/(?:media|social)\/[^"'()\s?#&]+/g;
/** The hash that the bundler puts between a name and its extension. */
const HASH_IN_NAME = /\.[\w-]{8}(?=\.(?:js|css|woff2|svg|png|jpe?g|webp|avif)\b)/g;
/** React numbers what it names itself, so one more element renames those after it. */
const REACT_ID = /_R_\w+_/g;

/**
 * Reads a built site.
 * @param dist the folder of a build
 * @param content the content folder that it was built from
 */
export async function readSite(dist: string, content: string): Promise<BuiltSite> {
  const client = join(dist, 'client');
  const { redirects } = await readHostRules(dist);
  return {
    pages: await readPages(client),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    assets: await readAssets(client),
    madeOf: await readManifest(dist),
    claims: readClaims(content),
  };
}

async function readPages(client: string): Promise<Map<string, BuiltPage>> {
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (path: string) => {
    const known = hashes.get(path) ?? hashOfFile(client, path);
    hashes.set(path, known);
    return known;
  };
  const files = (await glob('**/*.html', { cwd: client })).sort();
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, BuiltPage]> => {
        const html = await readFile(join(client, file), 'utf8');
        const media = [...new Set(html.match(MEDIA))];
        return [
          addressOfHtmlFile(`/${file}`),
          {
            html,
            own: ownOf(html),
            assets: [...new Set(html.match(ASSET)?.map(withoutHash))],
            media: new Map(await Promise.all(media.map(async (path) => [path, await hashOf(path)] as const))),
          },
        ];
      }),
    ),
  );
}

function ownOf(html: string): string {
  return html
    .replace(ASSET, withoutHash)
    .replace(/ integrity="[^"]*"/g, '')
    .replace(REACT_ID, '_R_');
}

function withoutHash(name: string): string {
  return name.replace(HASH_IN_NAME, '');
}

/** The hash of the file at an address; nothing if a text only looks like an address. */
async function hashOfFile(client: string, address: string): Promise<string> {
  try {
    return hash((await readFile(join(client, decodeURI(address)))).toString('latin1'));
  } catch {
    return '';
  }
}

async function readAssets(client: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const files = (await glob('assets/**/*', { cwd: client })).filter((file) => !isCompressed(file));
  for (const file of files.sort()) {
    const bytes = await readFile(join(client, file));
    const name = withoutHash(`/${file}`);
    const sameName = assets.get(name);
    assets.set(name, {
      content: hash((sameName?.content ?? '') + withoutHash(bytes.toString('latin1'))),
      bytes: (sameName?.bytes ?? 0) + bytes.length,
    });
  }
  return assets;
}

async function readManifest(dist: string): Promise<Map<string, MadeOf> | undefined> {
  const text = await readFile(join(dist, 'content-manifest.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Map(Object.entries(manifest.parse(JSON.parse(text))));
}

/** The build has checked the file; anything malformed is not a claim. */
function readClaims(content: string): Map<string, Claim> {
  const text = kindAt(content, 'claims.yaml') === 'file' ? readTextInside(content, 'claims.yaml') : '';
  return new Map(Object.entries(z.record(z.string(), claim).safeParse(parse(text)).data ?? {}));
}
