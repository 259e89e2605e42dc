import type { ReactNode } from 'react';
import * as z from 'zod';
import type { DefinedSection } from '../../renderer/content/schema/define-section';
import { agreement } from './agreement/schema';
import { articles } from './articles/schema';
import { chat } from './chat/schema';
import { columns } from './columns/schema';
import { contact } from './contact/schema';
import { cta } from './cta/schema';
import { details } from './details/schema';
import { features } from './features/schema';
import { figures } from './figures/schema';
import { groupedTable } from './grouped-table/schema';
import { hero } from './hero/schema';
import { integrations } from './integrations/schema';
import { mediaKit } from './media-kit/schema';
import { models } from './models/schema';
import { newsletter } from './newsletter/schema';
import { openings } from './openings/schema';
import { partners } from './partners/schema';
import { pillars } from './pillars/schema';
import { plan } from './plan/schema';
import { portfolio } from './portfolio/schema';
import { project } from './project/schema';
import { prose } from './prose/schema';
import { questions } from './questions/schema';
import { reasons } from './reasons/schema';
import { releases } from './releases/schema';
import { roles } from './roles/schema';
import type { SectionProps } from './section-props';
import { services } from './services/schema';
import { siteFigures } from './site-figures/schema';
import { spans } from './spans/schema';
import { statement } from './statement/schema';
import { stats } from './stats/schema';
import { steps } from './steps/schema';
import { table } from './table/schema';
import { trial } from './trial/schema';
import { week } from './week/schema';
import { widths } from './widths/schema';

/** The component is loaded when pages are drawn, not when content is checked. */
function withComponent<Defined extends DefinedSection>(
  section: Defined,
  load: () => Promise<(props: SectionProps<Defined>) => ReactNode>,
) {
  return { ...section, load };
}

/** Every section type that a page may use, with a line for each, in the order in which editors see them. */
export const sections = [
  withComponent(hero, async () => (await import('./hero/hero')).Hero),
  withComponent(statement, async () => (await import('./statement/statement')).Statement),
  withComponent(stats, async () => (await import('./stats/stats')).Stats),
  withComponent(services, async () => (await import('./services/services')).Services),
  withComponent(reasons, async () => (await import('./reasons/reasons')).Reasons),
  withComponent(roles, async () => (await import('./roles/roles')).Roles),
  withComponent(features, async () => (await import('./features/features')).Features),
  withComponent(trial, async () => (await import('./trial/trial')).Trial),
  withComponent(widths, async () => (await import('./widths/widths')).Widths),
  withComponent(pillars, async () => (await import('./pillars/pillars')).Pillars),
  withComponent(columns, async () => (await import('./columns/columns')).Columns),
  withComponent(chat, async () => (await import('./chat/chat')).Chat),
  withComponent(portfolio, async () => (await import('./portfolio/portfolio')).Portfolio),
  withComponent(project, async () => (await import('./project/project')).Project),
  withComponent(integrations, async () => (await import('./integrations/integrations')).Integrations),
  withComponent(contact, async () => (await import('./contact/contact')).Contact),
  withComponent(cta, async () => (await import('./cta/cta')).Cta),
  withComponent(prose, async () => (await import('./prose/prose')).Prose),
  withComponent(steps, async () => (await import('./steps/steps')).Steps),
  withComponent(table, async () => (await import('./table/table')).Table),
  withComponent(groupedTable, async () => (await import('./grouped-table/grouped-table')).GroupedTable),
  withComponent(spans, async () => (await import('./spans/spans')).Spans),
  withComponent(plan, async () => (await import('./plan/plan')).Plan),
  withComponent(week, async () => (await import('./week/week')).Week),
  withComponent(questions, async () => (await import('./questions/questions')).Questions),
  withComponent(models, async () => (await import('./models/models')).Models),
  withComponent(agreement, async () => (await import('./agreement/agreement')).Agreement),
  withComponent(details, async () => (await import('./details/details')).Details),
  withComponent(articles, async () => (await import('./articles/articles')).Articles),
  withComponent(releases, async () => (await import('./releases/releases')).Releases),
  withComponent(openings, async () => (await import('./openings/openings')).Openings),
  withComponent(mediaKit, async () => (await import('./media-kit/media-kit')).MediaKit),
  withComponent(partners, async () => (await import('./partners/partners')).Partners),
  withComponent(newsletter, async () => (await import('./newsletter/newsletter')).Newsletter),
  withComponent(figures, async () => (await import('./figures/figures')).Figures),
  withComponent(siteFigures, async () => (await import('./site-figures/site-figures')).SiteFigures),
] as const;

type Schemas<All> = All extends readonly [infer First extends DefinedSection, ...infer Rest]
  ? [First['schema'], ...Schemas<Rest>]
  : [];

/** The name of a section type. */
export function typeOf({ shape }: (typeof sections)[number]['schema']): Section['type'] {
  return shape.type.value;
}

/** The sections of a page. */
export const section = z.discriminatedUnion('type', sections.map(({ schema }) => schema) as Schemas<typeof sections>);

export type Section = z.infer<typeof section>;
