import type { Section, SectionOf } from '../../renderer/content/schema/sections/registry';
import { examples as articles } from './articles/articles.examples';
import { examples as chat } from './chat/chat.examples';
import { examples as columns } from './columns/columns.examples';
import { examples as contact } from './contact/contact.examples';
import { examples as cta } from './cta/cta.examples';
import { examples as details } from './details/details.examples';
import { examples as features } from './features/features.examples';
import { examples as figures } from './figures/figures.examples';
import { examples as hero } from './hero/hero.examples';
import { examples as integrations } from './integrations/integrations.examples';
import { examples as mediaKit } from './media-kit/media-kit.examples';
import { examples as models } from './models/models.examples';
import { examples as newsletter } from './newsletter/newsletter.examples';
import { examples as openings } from './openings/openings.examples';
import { examples as partners } from './partners/partners.examples';
import { examples as pillars } from './pillars/pillars.examples';
import { examples as portfolio } from './portfolio/portfolio.examples';
import { examples as project } from './project/project.examples';
import { examples as prose } from './prose/prose.examples';
import { examples as questions } from './questions/questions.examples';
import { examples as reasons } from './reasons/reasons.examples';
import { examples as releases } from './releases/releases.examples';
import { examples as services } from './services/services.examples';
import { examples as siteFigures } from './site-figures/site-figures.examples';
import { examples as statement } from './statement/statement.examples';
import { examples as stats } from './stats/stats.examples';
import { examples as steps } from './steps/steps.examples';
import { examples as table } from './table/table.examples';

/** The examples of each section type, by the name of the case: what the gallery and the tests render. */
export const sectionExamples: { [Type in Section['type']]: Record<string, SectionOf<Type>> } = {
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
