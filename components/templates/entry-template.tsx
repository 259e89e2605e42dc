import type { ComponentType } from 'react';
import type { AnyEntry } from '../../renderer/content/schema/content';
import { ArticleTemplate } from './article';
import { HubTemplate } from './hub';
import { LegalTemplate } from './legal';
import { OpeningTemplate } from './opening';
import { PageTemplate } from './page';
import type { PageProps } from './page-props';
import { ReleaseTemplate } from './release';
import { SolutionTemplate } from './solution';

const templates: Record<AnyEntry['kind'], ComponentType<PageProps>> = {
  article: ArticleTemplate,
  hub: HubTemplate,
  legal: LegalTemplate,
  opening: OpeningTemplate,
  page: PageTemplate,
  release: ReleaseTemplate,
  solution: SolutionTemplate,
};

/** The page of an entry, in the template of its kind. */
export function EntryTemplate({ entry, body }: PageProps) {
  const Template = templates[entry.kind];
  return <Template entry={entry} body={body} />;
}
