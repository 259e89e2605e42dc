import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../platform/hash';

/** The stylesheet of a component, as React moves it into the head. */
const LINK = /<link rel="stylesheet" href="(\/assets\/static\/[^"]+\.css)" data-precedence="component"\/>/g;

/**
 * Joins the stylesheets of a page's components: apart they would compress less well, and each would be a request.
 * @param client the folder in which they are, and in which the joined ones are written
 * @returns a document with one stylesheet in place of those of its components
 */
export function joinStylesheets(client: string): (html: string) => string {
  return (html) => {
    const files = Array.from(html.matchAll(LINK), ([, file = '']) => file);
    if (files.length < 2) return html;
    const styles = files.map((file) => readFileSync(join(client, file), 'utf8')).join('');
    const joined = `/assets/static/page.${hash(styles).slice(0, 8)}.css`;
    // Another worker may write the same file at the same time, with the same text.
    if (!existsSync(join(client, joined))) writeFileSync(join(client, joined), styles);
    let isFirst = true;
    return html.replace(LINK, (link, file: string) => {
      if (!isFirst) return '';
      isFirst = false;
      return link.replace(file, joined);
    });
  };
}
