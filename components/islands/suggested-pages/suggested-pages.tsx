import { useEffect, useState } from 'react';
import { canonicalPath } from 'sitewright/browser/canonical-path';
import { closestPages, type Page } from './closest-pages';

interface SuggestedPagesProps {
  title: string;
  pages: Page[];
}

/**
 * On the 404 page: redirects to the page at the canonical address, if the host has not done so, and otherwise lists the most
 * likely pages.
 */
export function SuggestedPages({ title, pages }: SuggestedPagesProps) {
  const [closest, setClosest] = useState<Page[]>([]);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    // Two leading slashes would name another host.
    const path = canonicalPath(pathname).replace(/^[/\\]+/, '/');
    setClosest(closestPages(path, pages));
    if (path === pathname) return;
    fetch(path, { method: 'HEAD' }).then(
      ({ ok }) => ok && window.location.replace(path + search + hash),
      () => undefined,
    );
  }, [pages]);
  if (closest.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-8">
      <h2 className="type-item">{title}</h2>
      <ul className="mt-3">
        {closest.map(({ address, name }) => (
          <li key={address}>
            <a href={address} className="inline-flex min-h-11 flex-wrap items-baseline gap-x-4 py-1">
              <span className="font-semibold underline">{name}</span>
              <span className="type-small text-soft">{address}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
