import { formatDate } from '../../../components/ui/format-date';
import type { Content } from '../../content/schema/content';
import type { Theme } from '../../content/schema/fields/theme';

/** The claims that are set large at the top. */
const FIGURES = ['clients', 'growth', 'rating', 'support'];

/** The claims about deliveries. */
const DELIVERED = ['apps-delivered', 'websites-built', 'agents-deployed'];

/** What the fact sheet of the media kit says. */
export interface FactSheet {
  name: string;
  day: string;
  blurb: string;
  figures: { value: string; label: string }[];
  services: { label: string; theme: Theme; description: string }[];
  delivered: string;
  press: string;
}

/** The fact sheet comes from site.yaml and claims.yaml alone, so it can't contradict the site. */
export function factSheetOf({ site, claims, entries, today }: Content): FactSheet {
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
