import { Fragment } from 'react';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { addressOfPage } from '../../renderer/content/schema/list-pages';
import { useContent } from '../content-context';
import { Arrow } from './arrow';

interface PaginationProps {
  /** The address of the first page. */
  list: string;
  /** The number of this page, from 1. */
  number: number;
  /** How many pages there are. */
  count: number;
}

const step =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-hue underline decoration-1 underline-offset-[0.25em] hover:decoration-2';

/** Links to the other pages of a long list. Renders nothing if the list has one page. */
export function Pagination({ list, number, count }: PaginationProps) {
  const { label, previous, next, page } = useContent().words.pagination;
  if (count < 2) return null;
  const shown = [...new Set([1, number - 1, number, number + 1, count])].filter((each) => each >= 1 && each <= count);
  return (
    <nav
      aria-label={label}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t-2 border-line pt-4"
      data-noprint
    >
      <div className="flex flex-wrap gap-x-8">
        {number > 1 && (
          <a rel="prev" href={addressOfPage(list, number - 1)} className={step}>
            <Arrow direction="left" />
            {previous}
          </a>
        )}
        {number < count && (
          <a rel="next" href={addressOfPage(list, number + 1)} className={`group ${step}`}>
            {next}
            <Arrow />
          </a>
        )}
      </div>
      <ol className="-mx-2 flex flex-wrap items-center" data-md="skip">
        {shown.map((each, index) => (
          <Fragment key={each}>
            {each - (shown[index - 1] ?? 0) > 1 && (
              <li aria-hidden="true" className="px-1 text-soft">
                …
              </li>
            )}
            <li>
              <a
                href={addressOfPage(list, each)}
                aria-label={fillPlaceholders(page, { number: String(each) })}
                aria-current={each === number ? 'page' : undefined}
                className="flex min-h-11 min-w-11 items-center justify-center px-2 tabular-nums hover:text-hue hover:underline aria-[current]:border-b-2 aria-[current]:border-hue aria-[current]:font-semibold aria-[current]:text-hue"
              >
                {each}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
