import type { ReactNode } from 'react';
import { defineLooks, type Entry } from 'sitewright';
import { useList } from 'sitewright/react';
import { site, words } from '../pages/lists';

/** What is around every page. */
function Layout({ entry, children }: { entry: Entry | undefined; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip">
        {useList(words).skip}
      </a>
      <Header address={entry?.address} />
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}

function Header({ address }: { address: string | undefined }) {
  const { name, menu } = useList(site);
  return (
    <header>
      <a href="/" className="logo" aria-current={address === '/' ? 'page' : undefined}>
        <Mark />
        {name}
      </a>
      <nav aria-label={useList(words).menu}>
        <ul>
          {menu.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === address ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Footer() {
  const { description, email } = useList(site);
  return (
    <footer>
      <p>{description}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </footer>
  );
}

function NotFound() {
  const { notFound, notFoundText } = useList(words);
  return (
    <article>
      <h1>{notFound}</h1>
      <p className="lede">{notFoundText}</p>
    </article>
  );
}

/** The mark beside the name, and in social images: a page with two lines. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
      <path d="M7 4h18v24H7zM13 12h6M13 18h6" strokeLinejoin="round" />
    </svg>
  );
}

export default defineLooks({ Layout, NotFound, Mark });
