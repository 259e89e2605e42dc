import type { Content } from '../../../renderer/content/schema/content';
import type { Ref } from '../../../renderer/content/schema/fields/reference';
import { fillPlaceholders } from '../../../renderer/content/schema/fill-placeholders';
import { formatDate } from '../../../renderer/content/schema/format-date';
import { claims } from '../../lists/claims';
import { FACT_SHEET, mediaKit } from '../../lists/data-files';
import { site } from '../../lists/site';
import { words } from '../../lists/words';

/** The text of the media kit's fact sheet. */
export type FactSheet = ReturnType<typeof factSheetOf>;

/** Builds the fact sheet from content alone, so that it can't contradict the site. */
export function factSheetOf({ list, get, pageAt, today, locale, language }: Content) {
  const agency = list(site);
  const labels = list(words).factSheet;
  const { figures = [], delivered = [] } = list(mediaKit).find(({ file }) => file === FACT_SHEET) ?? {};
  const known = (ids: readonly Ref<'claim'>[]) => ids.map((id) => get(claims, id));
  const totals = known(delivered).map(({ value, label }) => `${value} ${label}`);
  return {
    language,
    title: fillPlaceholders(labels.title, { name: agency.name }),
    name: agency.name,
    day: fillPlaceholders(labels.day, { day: formatDate(today, locale) }),
    blurb: agency.blurb,
    figures: known(figures).map(({ value, label, condition }) => ({ value, label, condition })),
    note: labels.figures,
    services: {
      title: labels.services,
      items: agency.services.map(({ page, label, theme }) => ({
        label,
        theme,
        description: pageAt(page)?.data.description ?? '',
      })),
    },
    parts: [
      { title: labels.delivered, text: totals.join(', ') },
      { title: labels.press, text: `${agency.pressEmail}, ${agency.telephone} (${agency.telephoneHours})` },
    ].filter(({ text }) => text !== ''),
  };
}
