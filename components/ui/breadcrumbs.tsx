import { type Entry, inLanguage } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** The path to the page; search engines get it from structured data. */
export function Breadcrumbs({ entry }: { entry: Entry }) {
  const content = useContent();
  const { language } = content;
  const labels = useList(words);
  const above = content.above(entry).map(({ data, address }) => ({ name: data.name, address, lang: data.lang }));
  const steps = [{ name: labels.breadcrumbs.home, address: '/', lang: undefined }, ...above];
  const own = inLanguage(entry.data.lang, language);
  return (
    <nav
      aria-label={labels.breadcrumbs.label}
      className="type-small pt-4 text-soft"
      data-noprint
      data-md="skip"
      {...(own.lang && { lang: language, dir: 'ltr' })}
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, address, lang }, index) => (
          <li key={address} {...inLanguage(lang, language)} className="flex items-center gap-x-2">
            {index > 0 && <Separator />}
            <a
              href={address}
              className="-mx-2 inline-flex min-h-11 min-w-11 items-center px-2 hover:text-hue hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
        {/* On a phone, the path fits on one line without the page itself, which the headline below names. */}
        <li aria-current="page" {...own} className="flex items-center gap-x-2 text-ink max-sm:sr-only">
          <Separator />
          {entry.data.name}
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return <span aria-hidden="true">/</span>;
}
