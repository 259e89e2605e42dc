import { formatDate } from '../../../components/ui/format-date';
import type { Content } from '../../content/schema/content';
import { FACT_SHEET } from '../../content/schema/data-files';
import { fillPlaceholders } from '../../content/schema/fill-placeholders';

/** What the fact sheet of the media kit says. */
export type FactSheet = ReturnType<typeof factSheetOf>;

/** The fact sheet comes from the content alone, so it can't contradict the site. */
export function factSheetOf({ site, words: { factSheet: words }, claims, mediaKit, entries, today }: Content) {
  const { figures = [], delivered = [] } = mediaKit.find(({ file }) => file === FACT_SHEET) ?? {};
  const known = (ids: readonly string[]) => ids.flatMap((id) => claims[id] ?? []);
  const totals = known(delivered).map(({ value, label }) => `${value} ${label}`);
  return {
    title: fillPlaceholders(words.title, { name: site.name }),
    name: site.name,
    day: fillPlaceholders(words.day, { day: formatDate(today) }),
    blurb: site.blurb,
    figures: known(figures).map(({ value, label, condition }) => ({ value, label, condition })),
    note: words.figures,
    services: {
      title: words.services,
      items: site.services.map(({ page, label, theme }) => ({
        label,
        theme,
        description: entries.get(page)?.data.description ?? '',
      })),
    },
    parts: [
      { title: words.delivered, text: totals.join(', ') },
      { title: words.press, text: `${site.pressEmail}, ${site.telephone} (${site.telephoneHours})` },
    ].filter(({ text }) => text !== ''),
  };
}
