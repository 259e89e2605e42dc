import type { ReactNode } from 'react';
import type { Entry, Link } from 'sitewright';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button-link';

interface EntryHeadProps {
  entry: Entry;
  heading: string;
  /** A subject sells or lists something; a document is read. */
  rank?: 'subject' | 'document';
  text?: string | undefined;
  /** The button under the text. */
  link?: Link;
  /** Content under the heading, such as dates and authors. */
  children?: ReactNode;
}

/** The head of a page: its breadcrumbs, its headline, and beside it the introduction. */
export function EntryHead({ entry, heading, rank = 'subject', text, link, children }: EntryHeadProps) {
  return (
    <header className="frame pb-6">
      <Breadcrumbs entry={entry} />
      <div className="head-split mt-2 md:mt-6">
        <h1 className={rank === 'subject' ? 'type-subject' : 'type-chapter'}>{heading}</h1>
        {text && (
          <div>
            <p className="type-lede measure text-soft">{text}</p>
            {link && (
              <p className="btns mt-4">
                <ButtonLink link={link} />
              </p>
            )}
          </div>
        )}
      </div>
      {children}
    </header>
  );
}
