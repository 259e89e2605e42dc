import './html/styles/styles.css';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { NotFoundTemplate } from '../components/templates/not-found';
import { renderDocument } from './html/document';
import { getRenderContext } from './html/render-context';

export { NotFoundTemplate as Page };

/** The document for unknown addresses, written as 404.html. */
export function render() {
  const { title, text } = getRenderContext().content.words.notFound;
  const html = renderDocument({ title, description: text, theme: 'ink', children: <NotFoundTemplate /> });
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
