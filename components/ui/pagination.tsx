import { Fragment } from 'react';
import { fillPlaceholders } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../model/lists/words';
import { Arrow } from './arrow';

interface PaginationProps {
  /** The number of this page, from 1. */
  number: number;
  /** How many pages there are. */
  count: number;
  addressOf(number: number): string;
}

/** Links to the other pages of a long list. Renders nothing if the list has one page. */
export function Pagination({ number, count, addressOf }: PaginationProps) {
  const { label, previous, next, page } = useList(words).pagination;
  if (count < 2) return null;
  const shown = [...new Set([1, number - 1, number, number + 1, count])].filter((each) => each >= 1 && each <= count);
  return (
    <nav
      aria-label={label}
      className="pages-of-list flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t-2 border-line"
      data-noprint
    >
      <Stylesheet file="components/ui/pagination.css" />
      <div className="flex flex-wrap gap-x-8">
        {number > 1 && (
          <a rel="prev" href={addressOf(number - 1)} className="link gap-2">
            <Arrow direction="left" />
            {previous}
          </a>
        )}
        {number < count && (
          <a rel="next" href={addressOf(number + 1)} className="link gap-2">
            {next}
            <Arrow />
          </a>
        )}
      </div>
      <ol className="-mx-2 flex flex-wrap items-center" data-md="skip">
        {shown.map((each, index) => (
          <Fragment key={each}>
            {each - (shown[index - 1] ?? 0) > 1 && (
              <li aria-hidden="true" className="text-soft">
                …
              </li>
            )}
            <li>
              <a
                href={addressOf(each)}
                aria-label={fillPlaceholders(page, { number: String(each) })}
                aria-current={each === number ? 'page' : undefined}
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
