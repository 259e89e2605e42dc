import type { Link } from '../../renderer/content/schema/fields/link';
import { useContent } from '../content-context';
import { SharedElement } from '../ui/shared-element';
import { TextLink } from '../ui/text-link';
import { LogoMark } from './logo';

/** The bottom of every page. */
export function Footer() {
  return (
    <SharedElement as="footer" cacheKey="footer" attributes={{ 'data-site': true, className: 'foot' }}>
      <FooterContent />
    </SharedElement>
  );
}

function FooterContent() {
  const { site, words } = useContent();
  return (
    <div className="frame">
      <div className="cols foot-parts">
        <div className="foot-us">
          <p className="brand">
            <LogoMark />
            {site.name}
          </p>
          <p className="type-small text-soft">{site.blurb}</p>
          <ul aria-label={words.footer.social} className="social">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <FooterLink link={{ label: name, href }} />
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words.footer.label} className="foot-nav">
          <div className="foot-lists">
            {site.footer.map(({ title, links }) => (
              <div key={title}>
                <h2 className="type-label text-soft">{title}</h2>
                <LinkList links={links} />
              </div>
            ))}
          </div>
          {/* On a phone each list folds; the other version is not there at all. */}
          {site.footer.map(({ title, links }) => (
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
      <div className="legal">
        <p>
          © {site.copyrightYear} {site.name}. {words.footer.rights}
        </p>
        <ul aria-label={words.footer.legal}>
          {site.legal.map((link) => (
            <li key={link.href}>
              <FooterLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the page weighs; the build fills in the figures (renderer/html/page-weight.ts). */
function Receipt() {
  const { site, words } = useContent();
  const rows = ['text', 'styles', 'typeface', 'scripts', 'cookies', 'total'] as const;
  return (
    <div className="receipt">
      <p>
        <b>{words.receipt.title}</b>
      </p>
      <dl>
        {rows.map((row) => (
          <div key={row} className={row === 'total' ? 'sum' : undefined}>
            <dt>{words.receipt[row]}</dt>
            <dd>{row === 'cookies' ? '0' : <data value={`page-${row}`} />}</dd>
          </div>
        ))}
      </dl>
      {site.receipt && <TextLink href={site.receipt.href}>{site.receipt.label}</TextLink>}
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
    <a href={link.href} rel={isExternal ? 'noopener' : undefined}>
      {link.label}
    </a>
  );
}
