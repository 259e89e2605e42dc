import { type Content, fillPlaceholders, formatDate, type Ref } from 'sitewright';
import { claims } from '../../../components/model/lists/claims';
import { FACT_SHEET, mediaKit } from '../../../components/model/lists/data-files';
import { site } from '../../../components/model/lists/site';
import { words } from '../../../components/model/lists/words';

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
