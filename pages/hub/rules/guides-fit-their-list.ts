import { type CheckedContent, countOf, defineRule, type Finding } from 'sitewright';
import { numbersInWords } from '../../lists/figures/number-words';
import { hub } from '../schema';

type Hub = ReturnType<typeof hubsOf>[number];

const hubsOf = (content: CheckedContent) => content.pages(hub);

/** A count of the whole list, as in "all five." and "all five of them", or a count with a noun. */
const ALL =
  /\ball (?<count>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?:(?= of (?:them|these)\b|[.,;:!?)]|$)| (?<noun>\p{L}+))/giu;

export default defineRule({
  category: 'Fill in the fields',
  description:
    'Below the items of a column, the guide names each of them, and no other page; a text that says "all five" counts them right.',
  rationale:
    'When an item is added, the guide that helps visitors choose, and sentences that count the items, are easily forgotten.',
  takesNotes: true,
  content: (content) => {
    const published = new Set(content.files().flatMap((file) => (file.isDraft ? [] : (file.address ?? []))));
    return hubsOf(content).flatMap((column) => {
      const { items, viewAll } = column.data;
      const miscounted = column.file.texts({ pattern: ALL, lang: 'en' }).flatMap(({ text, at }) =>
        [...text.matchAll(ALL)].flatMap(({ 0: found, index, groups }) => {
          const { count = '', noun } = groups ?? {};
          // A different noun counts a different list.
          if (numberOf(count) === items.length || (noun && !viewAll.endsWith(` ${noun}`))) return [];
          return at(index, index + found.length, {
            severity: 'warning',
            message: `This says "${found}", but the column has ${countOf(items.length, 'item')}.`,
            found,
            suggestion: 'Correct the number. If it counts something else, name it after the number.',
          });
        }),
      );
      return [...miscounted, ...unguided(column, published)];
    });
  },
});

function unguided({ file, data: { items, choosing } }: Hub, published: ReadonlySet<string>): Finding[] {
  const [listed, chosen] = [new Set(items.map(({ page }) => page)), new Set(choosing.map(({ page }) => page))];
  const unlisted = choosing.flatMap(({ page }, index) =>
    listed.has(page)
      ? []
      : file.at(['choosing', index, 'page'], {
          severity: 'warning',
          message: `The guide names ${page}, which is not among the items of this column.`,
          found: page,
          suggestion: 'Name one of the items, or add this page to them.',
        }),
  );
  const forgotten = items.flatMap(({ page }, index) =>
    chosen.has(page) || !published.has(page)
      ? []
      : file.at(['items', index, 'page'], {
          severity: 'warning',
          message: `The guide under choosing does not name ${page}, so it helps nobody to find it.`,
          found: page,
          suggestion: `Add a line for it under choosing, with the need that it fits:   page: ${page}`,
        }),
  );
  return [...unlisted, ...forgotten];
}

function numberOf(written: string): number {
  return /^\d/.test(written) ? Number(written) : (numbersInWords(written)[0]?.number ?? 0);
}
