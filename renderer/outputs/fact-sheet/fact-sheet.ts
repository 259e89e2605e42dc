import { formatDate } from '../../../components/ui/format-date';
import type { Content } from '../../content/schema/content';

/** The claims that are set large at the top. */
const FIGURES = ['clients', 'growth', 'rating', 'support'];

/** The claims about deliveries. */
const DELIVERED = ['apps-delivered', 'websites-built', 'agents-deployed'];

/** What the fact sheet of the media kit says. */
export type FactSheet = ReturnType<typeof factSheetOf>;

/** The fact sheet comes from site.yaml and claims.yaml alone, so it can't contradict the site. */
export function factSheetOf({ site, claims, entries, today }: Content) {
  const known = (ids: readonly string[]) => ids.flatMap((id) => claims[id] ?? []);
  return {
    name: site.name,
    day: formatDate(today),
    blurb: site.blurb,
    figures: known(FIGURES).map(({ value, label }) => ({ value, label })),
    services: site.services.map(({ page, label, theme }) => ({
      label,
      theme,
      description: entries.get(page)?.data.description ?? '',
    })),
    delivered: known(DELIVERED)
      .map(({ value, label }) => `${value} ${label}`)
      .join(', '),
    press: `${site.pressEmail}, ${site.telephone} (${site.telephoneHours})`,
  };
}
