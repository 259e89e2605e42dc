import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderNotFound } from './html/document';
import { getRenderContext } from './html/render-context';
import '/components/styles/styles.css';

interface Failed {
  is404: boolean;
  urlPathname: string;
}

/** The document for unknown addresses, written as 404.html; in development, also shown instead of a page that can't be rendered. */
export async function render({ is404, urlPathname }: Failed) {
  const errors = is404 ? undefined : getRenderContext().errorDocument?.(urlPathname);
  return escapeInject`${dangerouslySkipEscape(errors ?? (await renderNotFound()))}`;
}
