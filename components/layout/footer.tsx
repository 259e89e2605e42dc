import { useContext } from 'react';
import type { Link } from 'sitewright';
import { SharedElement, useList } from 'sitewright/react';
import { BookingContext } from '../booking/booked';
import { BookingLink } from '../booking/booking-link';
import { site } from '../model/lists/site';
import { words } from '../model/lists/words';
import { TextLink } from '../ui/text-link';
import { LogoMark } from './logo';

/** The bottom of every page. */
export function Footer() {
  const booking = useContext(BookingContext);
  return (
    <SharedElement
      as="footer"
      cacheKey={`footer ${booking?.chosenBy}`}
      attributes={{ 'data-site': true, className: 'foot' }}
    >
      {/* What is shared has no context of a page. */}
      <BookingContext value={booking}>
        <FooterContent />
      </BookingContext>
    </SharedElement>
  );
}

function FooterContent() {
  const agency = useList(site);
  const labels = useList(words);
  return (
    <div className="frame">
      <div className="foot-parts grid">
        <div className="foot-us grid content-start justify-items-start">
          <p className="brand inline-flex items-center min-h-11 text-t4 font-bold">
            <LogoMark />
            {agency.name}
          </p>
          <p className="type-small text-soft">{agency.blurb}</p>
          <ul aria-label={labels.footer.social} className="social">
            {agency.social.map(({ name, href }) => (
              <li key={name}>
                <FooterLink link={{ label: name, href }} />
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={labels.footer.label} className="foot-nav">
          <div className="foot-lists">
            {agency.footer.map(({ title, links }) => (
              <div key={title}>
                <h2 className="type-small mb-1 font-semibold">{title}</h2>
                <LinkList links={links} />
              </div>
            ))}
          </div>
          {/* Phones show folding lists instead of the lists above. */}
          {agency.footer.map(({ title, links }) => (
            <details key={title}>
              <summary>{title}</summary>
              <LinkList links={links} />
            </details>
          ))}
        </nav>
        <div className="foot-bill">
          <Receipt />
        </div>
      </div>
      <div className="legal flex flex-wrap justify-between border-t border-rule text-soft text-t2">
        <p>
          © {agency.copyrightYear} {agency.name}. {labels.footer.rights}
        </p>
        <ul className="flex flex-wrap" aria-label={labels.footer.legal}>
          {agency.legal.map((link) => (
            <li key={link.href}>
              <FooterLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the page weighs; the build fills in the figures, and knows whether there are pictures (receipt/page-weight.ts). */
function Receipt() {
  const agency = useList(site);
  const labels = useList(words);
  const rows = ['text', 'styles', 'typeface', 'scripts', 'pictures', 'cookies', 'total'] as const;
  return (
    <div className="receipt relative w-full text-t2 tabular">
      <p>
        <b>{labels.receipt.title}</b>
      </p>
      <dl className="mt-2">
        {rows.map((row) => (
          <div
            key={row}
            className={row === 'total' ? 'sum' : undefined}
            data-row={row === 'pictures' ? row : undefined}
          >
            <dt className="flex items-baseline">{labels.receipt[row]}</dt>
            <dd>{row === 'cookies' ? '0' : <data value={`page-${row}`} />}</dd>
          </div>
        ))}
      </dl>
      {agency.receipt && <TextLink href={agency.receipt.href}>{agency.receipt.label}</TextLink>}
    </div>
  );
}

function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <FooterLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function FooterLink({ link }: { link: Link }) {
  const isExternal = link.href.startsWith('https:');
  return (
    <BookingLink href={link.href} rel={isExternal ? 'noopener' : undefined}>
      {link.label}
    </BookingLink>
  );
}
