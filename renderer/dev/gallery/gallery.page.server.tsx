import '../../html/styles/styles.css';
import './gallery.css';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderDocument } from '../../html/document';
import { Gallery } from './gallery';
import { galleryOptionsOf } from './gallery-options';

export { Gallery as Page };
export const doNotPrerender = true;

interface Routed {
  urlParsed: { search: Record<string, string> };
}

/** The page for the team that shows every component. Its route answers in development only. */
export function render({ urlParsed }: Routed) {
  const options = galleryOptionsOf(urlParsed.search);
  const html = renderDocument({
    title: 'Every component',
    description: 'Every component in every state and theme, for the team.',
    theme: options.theme,
    children: <Gallery options={options} />,
  });
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
