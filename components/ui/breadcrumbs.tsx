import { ancestorsOf } from '../../renderer/content/schema/ancestors';
import type { AnyEntry } from '../../renderer/content/schema/content';
import { inLanguage, SITE_LANGUAGE } from '../../renderer/content/schema/language';
import { useContent } from '../content-context';

/** Where the page is in the site; structured data says the same to search engines. */
export function Breadcrumbs({ entry }: { entry: AnyEntry }) {
  const { words, entries } = useContent();
  const above = ancestorsOf(entry, entries).map(({ data, address }) => ({ name: data.name, address, lang: data.lang }));
  const steps = [{ name: words.breadcrumbs.home, address: '/', lang: undefined }, ...above];
  const own = inLanguage(entry.data.lang);
  return (
    <nav
      aria-label={words.breadcrumbs.label}
      className="type-small pt-4 text-soft"
      data-noprint
      data-md="skip"
      {...(own.lang && { lang: SITE_LANGUAGE, dir: 'ltr' })}
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, address, lang }) => (
          <li key={address} {...inLanguage(lang)} className="flex items-center gap-x-2">
            <a
              href={address}
              className="inline-flex min-h-11 items-center max-lg:min-w-11 hover:text-hue hover:underline"
            >
              {name}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" {...own} className="text-ink">
          {entry.data.name}
        </li>
      </ol>
    </nav>
  );
}
