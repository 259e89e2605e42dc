import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What React puts before a fragment with pictures, for a head that the fragment does not have. */
const HINTS = /^(?:<link rel="preload"[^>]*\/?>)+/;

/** The HTML of a part of a page, and nothing else. */
export function renderFragment(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(HINTS, '');
}
