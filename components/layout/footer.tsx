import type { Link } from '../../renderer/content/schema/fields/link';
import { useContent } from '../content-context';
import { SharedElement } from '../ui/shared-element';
import { LogoMark } from './logo';

/** The bottom of every page. */
export function Footer() {
  return (
    <SharedElement as="footer" cacheKey="footer" attributes={{ 'data-site': true, className: 'border-t border-rule' }}>
      <FooterContent />
    </SharedElement>
  );
}

function FooterContent() {
  const { site, words } = useContent();
  return (
    <>
      <div className="frame cols gap-y-12 py-16 lg:py-24">
        <div className="col-span-full lg:col-span-4">
          <p className="flex items-center gap-2.5 text-[1.375rem] font-bold tracking-[-0.02em]">
            <LogoMark />
            {site.name}
          </p>
          <p className="type-small mt-4 max-w-sm text-soft">{site.blurb}</p>
          <ul aria-label={words.footer.social} className="mt-4 flex flex-wrap gap-x-5">
            {site.social.map(({ name, href }) => (
              <li key={name}>
                <FooterLink link={{ label: name, href }} />
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words.footer.label} className="cols col-span-full gap-y-8 lg:col-span-7 lg:col-start-6">
          {site.footer.map(({ title, links }) => (
            <div key={title} className="col-span-2 md:col-span-4">
              <h2 className="type-label text-soft">{title}</h2>
              <ul className="mt-2">
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLink link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="frame">
        <div className="type-small flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule py-5 text-soft">
          <p>
            © {site.copyrightYear} {site.name}. {words.footer.rights}
          </p>
          <ul aria-label={words.footer.legal} className="flex flex-wrap gap-x-6">
            {site.legal.map((link) => (
              <li key={link.href}>
                <FooterLink link={link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function FooterLink({ link }: { link: Link }) {
  const isExternal = link.href.startsWith('https:');
  return (
    <a
      href={link.href}
      rel={isExternal ? 'noopener' : undefined}
      className="type-small inline-flex min-h-11 items-center max-lg:min-w-11 hover:text-hue hover:underline lg:min-h-9"
    >
      {link.label}
    </a>
  );
}
