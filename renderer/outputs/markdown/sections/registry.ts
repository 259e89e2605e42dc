import type { Section } from '../../../content/schema/sections/registry';
import type { Blocks } from '../nodes';
import { articles } from './articles';
import { chat } from './chat';
import { columns } from './columns';
import { contact } from './contact';
import { cta } from './cta';
import { details } from './details';
import { features } from './features';
import { figures } from './figures';
import { hero } from './hero';
import { integrations } from './integrations';
import { mediaKit } from './media-kit';
import { models } from './models';
import { newsletter } from './newsletter';
import { openings } from './openings';
import { partners } from './partners';
import { pillars } from './pillars';
import { portfolio } from './portfolio';
import { project } from './project';
import { prose } from './prose';
import { questions } from './questions';
import { reasons } from './reasons';
import { releases } from './releases';
import type { SectionProps } from './section-props';
import { services } from './services';
import { siteFigures } from './site-figures';
import { statement } from './statement';
import { stats } from './stats';
import { steps } from './steps';
import { table } from './table';

/** The Markdown writer of each section type. */
export const sections: { [Type in Section['type']]: (props: SectionProps<Type>) => Blocks } = {
  hero,
  statement,
  stats,
  services,
  reasons,
  features,
  pillars,
  columns,
  chat,
  portfolio,
  project,
  integrations,
  contact,
  cta,
  prose,
  steps,
  table,
  questions,
  models,
  details,
  articles,
  releases,
  openings,
  'media-kit': mediaKit,
  partners,
  newsletter,
  figures,
  'site-figures': siteFigures,
};
