import type { ReactNode } from 'react';
import type { Entry } from '../../renderer/content/schema/content';
import { Breadcrumbs } from './breadcrumbs';

interface EntryHeadProps {
  entry: Entry;
  heading: string;
  /** A subject sells or lists something; a document is read. */
  rank?: 'subject' | 'document';
  text?: string | undefined;
  /** Content under the heading, such as dates and authors. */
  children?: ReactNode;
}

/** The head of a page: its breadcrumbs, its headline, and beside it the introduction. */
export function EntryHead({ entry, heading, rank = 'subject', text, children }: EntryHeadProps) {
  return (
    <header className="frame pb-6">
      <Breadcrumbs entry={entry} />
      <div className="head-split cols mt-2 md:mt-6">
        <h1 className={rank === 'subject' ? 'type-subject' : 'type-document'}>{heading}</h1>
        {text && <p className="type-lede measure text-soft">{text}</p>}
      </div>
      {children}
    </header>
  );
}
