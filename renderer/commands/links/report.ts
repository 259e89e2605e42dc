import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { countOf } from '../../content/text/count-of';

/** A site may be down for an evening. What fails so many nights in a row is gone. */
export const NIGHTS = 3;

interface Visits {
  /** Why each link failed tonight. */
  failed: ReadonlyMap<string, string>;
  /** How many nights in a row it has failed. */
  nights: Readonly<Record<string, number>>;
  /** The pages of each link. */
  links: ReadonlyMap<string, readonly string[]>;
}

/** How many nights in a row each link has failed: a link that answers is forgotten. */
export function countNights(known: Readonly<Record<string, number>>, failed: ReadonlyMap<string, string>) {
  return Object.fromEntries([...failed.keys()].map((link) => [link, (known[link] ?? 0) + 1]));
}

/**
 * The links that have failed often enough, as Markdown, each with the lines that name it; empty without such links.
 * @param root the content folder
 */
export function reportOf({ failed, nights, links }: Visits, root: string): string {
  const dead = [...failed].filter(([link]) => (nights[link] ?? 0) >= NIGHTS);
  if (dead.length === 0) return '';
  const rows = dead.map(([link, reason]) => {
    const places = linesWith(link, root);
    const pages = (links.get(link) ?? []).map(code).join(', ');
    return `- ${code(link)} ${reason}, for ${nights[link]} nights: ${places.map(code).join(', ') || `on ${pages}`}`;
  });
  return `${countOf(dead.length, 'outside link')} failed ${NIGHTS} nights in a row. Link to another page, or delete the link.\n\n${rows.join('\n')}\n`;
}

/** The lines of the content that name an address, such as content/blog/a.mdx:12. */
function linesWith(link: string, root: string): string[] {
  // An address may be typed without the slash that ends a bare host.
  const typed = link.replace(/\/$/, '');
  return globSync('**/*.{mdx,yaml}', { cwd: root })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => (names(line, typed) ? `content/${file}:${index + 1}` : []));
    });
}

function names(line: string, typed: string): boolean {
  const at = line.indexOf(typed);
  // Another address may begin with this address.
  return at >= 0 && !/^\/?[\w%~-]/.test(line.slice(at + typed.length).replace(/^\/(?=$|[\s)"'>#])/, ''));
}

/** As code, in which nothing is markup or a mention. */
function code(text: string): string {
  return `\`${text.replaceAll('`', '%60')}\``;
}
