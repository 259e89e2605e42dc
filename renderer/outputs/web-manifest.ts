import type { Site } from '../content/schema/site';
import { ground } from '../html/head/theme-color';

/** manifest.webmanifest (w3.org/TR/appmanifest): what a phone shows once the site is added to its home screen. */
export function manifest({ name, title }: Site): string {
  return JSON.stringify({
    name,
    short_name: name,
    description: title,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: ground.light,
    theme_color: ground.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
}
