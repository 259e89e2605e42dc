import { comparableText, defineRule } from 'sitewright';
import { type Claim, claims } from '../../../components/model/lists/claims';
import { countAlike, figureOf } from '../figures/parse-figures';

export default defineRule({
  category: 'State figures',
  description:
    'No two figures in the rows of figures on a page state the same thing with different values, and neither do two claims that name the same page.',
  rationale:
    'A figure in a row is shown with nothing but its label. If the same label appears with two values, readers believe neither. Two claims with one label may be true of different services; where both are allowed on one page, one of them is wrong.',
  content: (content) => {
    const registry = content.fileOf(claims);
    const firstOf = new Map<string, readonly [id: string, claim: Claim]>();
    return Object.entries(content.list(claims)).flatMap(([id, claim]) => {
      const earlier = placesOf(claim).map((place) => {
        const first = firstOf.get(place) ?? ([id, claim] as const);
        firstOf.set(place, first);
        return first;
      });
      const other = earlier.find(([, each]) => disagree(each, claim));
      if (!other) return [];
      return registry.at([id, 'value'], {
        message: `The claim "${other[0]}" says "${other[1].value} ${other[1].label}", but this one "${claim.value} ${claim.label}", and both may be on ${sharedPage(other[1], claim)}.`,
        found: claim.value,
        suggestion: 'Delete the wrong one, or give them different labels.',
      });
    });
  },
  reads: { claims },
  file: (file, read) => {
    const shown = new Map<string, [id: string, claim: Claim]>();
    return file.referencesTo(claims).flatMap(({ path, id, at }) => {
      const isInRow = typeof path.at(-1) === 'number';
      const claim = isInRow && Object.hasOwn(read.claims, id) ? read.claims[id] : undefined;
      if (!claim) return [];
      const label = claim.label.toLowerCase();
      const [other, earlier] = shown.get(label) ?? [id, claim];
      shown.set(label, [other, earlier]);
      // Such a contradiction is reported in claims.yaml.
      if (earlier.value === claim.value || disagree(earlier, claim)) return [];
      return at({
        message: `This page says "${earlier.value} ${earlier.label}" and "${claim.value} ${claim.label}".`,
        found: id,
        suggestion: `Show only one of "${other}" and "${id}", or give them different labels, in claims.yaml.`,
      });
    });
  },
});

/** The keys that contradicting claims share: label, unit, and page. */
function placesOf({ label, value, pages }: Claim): string[] {
  const mark = figureOf(value)?.mark.replace('+', '');
  return pages.map((page) => JSON.stringify([comparableText(label), mark, page]));
}

/** Whether two claims state different figures for the same thing; 250% and 3.2x may both be true. */
function disagree(one: Claim, other: Claim): boolean {
  if (comparableText(one.label) !== comparableText(other.label) || sharedPage(one, other) === undefined) return false;
  const [figure, rival] = [figureOf(one.value), figureOf(other.value)];
  return figure !== undefined && rival !== undefined && countAlike(figure, rival) && figure.number !== rival.number;
}

/** A page that both claims name. Patterns don't count, since the claims may be for different pages. */
function sharedPage({ pages }: Claim, other: Claim): string | undefined {
  return pages.find((page) => !page.endsWith('/*') && other.pages.includes(page));
}
