import { withComponent } from 'sitewright';
import { chat } from '../components/sections/chat/schema';
import { contact } from '../components/sections/contact/schema';
import { cta } from '../components/sections/cta/schema';
import { details } from '../components/sections/details/schema';
import { exchange } from '../components/sections/exchange/schema';
import { features } from '../components/sections/features/schema';
import { figures } from '../components/sections/figures/schema';
import { gallery } from '../components/sections/gallery/schema';
import { groupedTable } from '../components/sections/grouped-table/schema';
import { hero } from '../components/sections/hero/schema';
import { integrations } from '../components/sections/integrations/schema';
import { mediaKit } from '../components/sections/media-kit/schema';
import { models } from '../components/sections/models/schema';
import { newsletter } from '../components/sections/newsletter/schema';
import { partners } from '../components/sections/partners/schema';
import { pillars } from '../components/sections/pillars/schema';
import { plan } from '../components/sections/plan/schema';
import { portfolio } from '../components/sections/portfolio/schema';
import { project } from '../components/sections/project/schema';
import { prose } from '../components/sections/prose/schema';
import { questions } from '../components/sections/questions/schema';
import { quotes } from '../components/sections/quotes/schema';
import { reasons } from '../components/sections/reasons/schema';
import { roles } from '../components/sections/roles/schema';
import { services } from '../components/sections/services/schema';
import { siteFigures } from '../components/sections/site-figures/schema';
import { spans } from '../components/sections/spans/schema';
import { statement } from '../components/sections/statement/schema';
import { stats } from '../components/sections/stats/schema';
import { steps } from '../components/sections/steps/schema';
import { table } from '../components/sections/table/schema';
import { video } from '../components/sections/video/schema';
import { week } from '../components/sections/week/schema';
import { articles } from './article/articles/schema';
import { columns } from './hub/columns/schema';
import { openings } from './opening/openings/schema';
import { releases } from './release/releases/schema';

/** All section types, one per line, in the order that editors see. */
export const sections = [
  withComponent(hero, async () => (await import('../components/sections/hero/hero')).Hero),
  withComponent(statement, async () => (await import('../components/sections/statement/statement')).Statement),
  withComponent(stats, async () => (await import('../components/sections/stats/stats')).Stats),
  withComponent(services, async () => (await import('../components/sections/services/services')).Services),
  withComponent(reasons, async () => (await import('../components/sections/reasons/reasons')).Reasons),
  withComponent(roles, async () => (await import('../components/sections/roles/roles')).Roles),
  withComponent(features, async () => (await import('../components/sections/features/features')).Features),
  withComponent(pillars, async () => (await import('../components/sections/pillars/pillars')).Pillars),
  withComponent(columns, async () => (await import('./hub/columns/columns')).Columns),
  withComponent(exchange, async () => (await import('../components/sections/exchange/exchange')).Exchange),
  withComponent(chat, async () => (await import('../components/sections/chat/chat')).Chat),
  withComponent(portfolio, async () => (await import('../components/sections/portfolio/portfolio')).Portfolio),
  withComponent(project, async () => (await import('../components/sections/project/project')).Project),
  withComponent(
    integrations,
    async () => (await import('../components/sections/integrations/integrations')).Integrations,
  ),
  withComponent(contact, async () => (await import('../components/sections/contact/contact')).Contact),
  withComponent(cta, async () => (await import('../components/sections/cta/cta')).Cta),
  withComponent(prose, async () => (await import('../components/sections/prose/prose')).Prose),
  withComponent(gallery, async () => (await import('../components/sections/gallery/gallery')).Gallery),
  withComponent(video, async () => (await import('../components/sections/video/video')).Video),
  withComponent(quotes, async () => (await import('../components/sections/quotes/quotes')).Quotes),
  withComponent(steps, async () => (await import('../components/sections/steps/steps')).Steps),
  withComponent(table, async () => (await import('../components/sections/table/table')).Table),
  withComponent(
    groupedTable,
    async () => (await import('../components/sections/grouped-table/grouped-table')).GroupedTable,
  ),
  withComponent(spans, async () => (await import('../components/sections/spans/spans')).Spans),
  withComponent(plan, async () => (await import('../components/sections/plan/plan')).Plan),
  withComponent(week, async () => (await import('../components/sections/week/week')).Week),
  withComponent(questions, async () => (await import('../components/sections/questions/questions')).Questions),
  withComponent(models, async () => (await import('../components/sections/models/models')).Models),
  withComponent(details, async () => (await import('../components/sections/details/details')).Details),
  withComponent(articles, async () => (await import('./article/articles/articles')).Articles),
  withComponent(releases, async () => (await import('./release/releases/releases')).Releases),
  withComponent(openings, async () => (await import('./opening/openings/openings')).Openings),
  withComponent(mediaKit, async () => (await import('../components/sections/media-kit/media-kit')).MediaKit),
  withComponent(partners, async () => (await import('../components/sections/partners/partners')).Partners),
  withComponent(newsletter, async () => (await import('../components/sections/newsletter/newsletter')).Newsletter),
  withComponent(figures, async () => (await import('../components/sections/figures/figures')).Figures),
  withComponent(
    siteFigures,
    async () => (await import('../components/sections/site-figures/site-figures')).SiteFigures,
  ),
] as const;
