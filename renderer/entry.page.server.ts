import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderEntry } from './html/document';
import { getRenderContext } from './html/render-context';
import '/components/styles/styles.css';

/** The document of a page that a content entry makes. */
export async function render({ urlPathname }: { urlPathname: string }) {
  const entry = getRenderContext().content.pageAt(urlPathname);
  if (!entry) throw new Error(`No content entry has the address ${urlPathname}`);
  return escapeInject`${dangerouslySkipEscape(await renderEntry(entry))}`;
}
