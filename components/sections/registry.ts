import type { ComponentType } from 'react';
import type { Section } from '../../renderer/content/schema/sections/registry';
import { Articles } from './articles/articles';
import { Chat } from './chat/chat';
import { Columns } from './columns/columns';
import { Contact } from './contact/contact';
import { Cta } from './cta/cta';
import { Details } from './details/details';
import { Features } from './features/features';
import { Figures } from './figures/figures';
import { Hero } from './hero/hero';
import { Integrations } from './integrations/integrations';
import { MediaKit } from './media-kit/media-kit';
import { Models } from './models/models';
import { Newsletter } from './newsletter/newsletter';
import { Openings } from './openings/openings';
import { Partners } from './partners/partners';
import { Pillars } from './pillars/pillars';
import { Portfolio } from './portfolio/portfolio';
import { Project } from './project/project';
import { Prose } from './prose/prose';
import { Questions } from './questions/questions';
import { Reasons } from './reasons/reasons';
import { Releases } from './releases/releases';
import type { SectionProps } from './section-props';
import { Services } from './services/services';
import { SiteFigures } from './site-figures/site-figures';
import { Statement } from './statement/statement';
import { Stats } from './stats/stats';
import { Steps } from './steps/steps';
import { Table } from './table/table';

/** The component of each section type. */
export const sections: { [Type in Section['type']]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  statement: Statement,
  stats: Stats,
  services: Services,
  reasons: Reasons,
  features: Features,
  pillars: Pillars,
  columns: Columns,
  chat: Chat,
  portfolio: Portfolio,
  project: Project,
  integrations: Integrations,
  contact: Contact,
  cta: Cta,
  prose: Prose,
  steps: Steps,
  table: Table,
  questions: Questions,
  models: Models,
  details: Details,
  articles: Articles,
  releases: Releases,
  openings: Openings,
  'media-kit': MediaKit,
  partners: Partners,
  newsletter: Newsletter,
  figures: Figures,
  'site-figures': SiteFigures,
};
