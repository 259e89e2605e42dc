import type { Content } from '../content/schema/content';
import type { SiteDefinition } from '../content/schema/define-site';

/** manifest.webmanifest (w3.org/TR/appmanifest): what a phone shows once the site is added to its home screen. */
export function manifest(content: Content, site: SiteDefinition): string {
  const { name, slogan } = site.about(content);
  const { light } = site.drawing.paper;
  return JSON.stringify({
    name,
    short_name: name,
    description: slogan,
    lang: content.language,
    start_url: '/',
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
