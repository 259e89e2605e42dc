import './html/styles/styles.css';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { NotFoundTemplate } from '../components/templates/not-found';
import { renderDocument } from './html/document';
import { getRenderContext } from './html/render-context';

export { NotFoundTemplate as Page };

interface Failed {
  is404: boolean;
  urlPathname: string;
}

/** The document for unknown addresses, written as 404.html; in development, also shown instead of a page that can't be rendered. */
export function render({ is404, urlPathname }: Failed) {
  const { content, errorDocument } = getRenderContext();
  const errors = is404 ? undefined : errorDocument?.(urlPathname);
  if (errors !== undefined) return escapeInject`${dangerouslySkipEscape(errors)}`;
  const { title, text } = content.words.notFound;
  const html = renderDocument({ title, description: text, theme: 'ink', children: <NotFoundTemplate /> });
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
