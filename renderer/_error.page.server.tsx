import './styles/styles.css';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { NotFoundTemplate } from '../components/templates/not-found';
import { checkedContent } from './content/checked-content';
import { renderDocument } from './document';

export { NotFoundTemplate as Page };

/** The document for unknown addresses, written as 404.html. */
export function render() {
  const content = checkedContent();
  const { title, text } = content.words.notFound;
  const html = renderDocument({ title, description: text, theme: 'ink', content, children: <NotFoundTemplate /> });
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
