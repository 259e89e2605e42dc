import { type Redirects, redirectInBrowser } from 'sitewright/browser/moved-addresses';

/** Renders nothing, so it needs no React. */
export async function hydrate(element: HTMLElement) {
  const { redirects }: { redirects: Redirects } = JSON.parse(element.dataset.props ?? '{}');
  const { pathname, search, hash } = window.location;
  const to = redirectInBrowser(pathname, search, redirects);
  if (to !== undefined) window.location.replace(to + hash);
}
