import '/components/styles/styles.css';
import './gallery.css';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import { renderDocument } from '../../html/document';
import { getRenderContext } from '../../html/render-context';
import type { GalleryParts } from '../../react/gallery';
import { Gallery } from './gallery';
import { galleryOptionsOf } from './gallery-options';

/** What the site shows there. Without it, the route does not answer. */
const galleries = import.meta.glob<GalleryParts>('/pages/gallery.tsx', { import: 'default' });

export { Gallery as Page };
export const doNotPrerender = true;

interface Routed {
  urlParsed: { search: Record<string, string> };
}

/** The page for the team that shows everything the site consists of. Its route answers in development only. */
export async function render({ urlParsed }: Routed) {
  const [load] = Object.values(galleries);
  if (!load) throw new Error('The site has no pages/gallery.tsx');
  const parts = await load();
  const site = await getRenderContext().loadSite();
  const options = galleryOptionsOf(urlParsed.search, parts);
  const html = await renderDocument({
    title: 'Every component',
    description: 'Every component in every state and theme, for the team.',
    theme: options.theme,
    children: <Gallery options={options} parts={parts} site={site} />,
  });
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
