import { type CheckedContent, defineRule, type Finding, type Problem } from 'sitewright';
import { type Claim, claims } from '../../../components/model/lists/claims';

export default defineRule({
  category: 'State figures',
  description:
    'A claim is reviewed by the date under review-by, and whenever its value changes; checked is a day that has been, and since is before it.',
  rationale:
    'Figures go out of date without anyone touching them. By that date, someone asks the source whether the figure still holds. Who changes a value has asked, and says when under checked.',
  content: (content) => {
    const registry = content.fileOf(claims);
    return Object.entries(content.list(claims)).flatMap(([id, claim]) => {
      const at: At = (field, problem) => registry.at([id, field], problem);
      return [...overdue(id, claim, content.today, at), ...unseen(id, claim, content, at), ...sinceLater(claim, at)];
    });
  },
  change: (now, before) => {
    const registry = now.fileOf(claims);
    const claimsBefore = before.list(claims);
    return Object.entries(now.list(claims)).flatMap(([id, { value, checked }]) => {
      const old = claimsBefore[id];
      if (!old || old.checked !== checked || digitsOf(old.value) === digitsOf(value)) return [];
      return registry.at([id, 'checked'], {
        severity: 'warning',
        message: `The value of "${id}" changes from ${old.value} to ${value}, but the day under checked is still ${checked}.`,
        found: checked,
        because: { file: registry.label, field: `${id}.value` },
        suggestion: 'Write the day on which you asked the source for the new value.',
      });
    });
  },
});

type At = (field: 'review-by' | 'checked' | 'since', problem: Problem) => Finding;

function overdue(id: string, claim: Claim, today: string, at: At): Finding[] {
  const day = claim['review-by'];
  if (day === undefined || day >= today) return [];
  return [
    at('review-by', {
      severity: 'warning',
      message: `The claim "${id}" (${claim.value} ${claim.label}) was due for review by ${day}.`,
      found: day,
      suggestion: `Ask the source (${claim.source}) whether it still holds, correct it if not, and write a later date.`,
    }),
  ];
}

function unseen(id: string, { checked }: Claim, { today, latestDay }: CheckedContent, at: At): Finding[] {
  if (checked <= latestDay) return [];
  return [
    at('checked', {
      message: `The claim "${id}" was checked on ${checked}, which is still to come.`,
      found: checked,
      suggestion: `Write the day on which someone asked the source, such as ${today}.`,
    }),
  ];
}

/** There were no websites before. */
const FIRST_YEAR = '1990';

/** A figure is counted from a day before it was last checked. */
function sinceLater({ since, checked }: Claim, at: At): Finding[] {
  const [, month = 'January', year = ''] = /^(?:(\p{L}+)\.? )?(\d{4,})$/u.exec(since) ?? [];
  const day = Date.parse(`${month} 1, ${year.slice(0, 4)} UTC`);
  if (year === '' || Number.isNaN(day)) return [];
  if (new Date(day).toISOString().slice(0, 7) <= checked && year >= FIRST_YEAR && year.length === 4) return [];
  return [
    at('since', {
      message:
        year < FIRST_YEAR
          ? `Nobody counted this since ${since}.`
          : `This was checked on ${checked}, before it was counted: since ${since}.`,
      found: since,
      suggestion: 'Write the month since which it is counted, such as   March 2024',
    }),
  ];
}

/** A value without signs and spaces: 10,000+ and 10000 + are the same figure. */
function digitsOf(value: string): string {
  return value.replace(/[^\p{L}\d.%]/gu, '').toLowerCase();
}
