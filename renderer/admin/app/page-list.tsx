import { useState } from 'react';
import type { WholeContent } from '../../content/schema/content';

interface PageListProps {
  content: WholeContent | undefined;
  address: string;
  onGo(address: string): void;
}

/** All pages, drafts included. */
export function PageList({ content, address, onGo }: PageListProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const entries = [...(content?.entries.values() ?? [])].filter(({ address: each, data }) =>
    `${each} ${data.title}`.toLowerCase().includes(wanted),
  );
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Pages</h2>
      <label htmlFor="search">Search</label>
      <input id="search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul className="pages">
        {entries.map(({ address: each, data }) => (
          <li key={each}>
            <button type="button" aria-current={each === address ? 'page' : undefined} onClick={() => onGo(each)}>
              {data.title} <small>{each}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
