import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import type { Claim } from '../schema/claims';
import { type Copy, eachText } from './each-text';
import type { Rule } from './rule';

/** A figure as people write it: 10,000+, 10 000+, 10k+, 2.1B+, 85 %, 85 percent, 3.2x, 24/7. */
const FIGURE =
  /(?<![\w.,/$€£-])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d[\d.,]*)(?:\/\d+)?\s?(?:[kKmMbB]\b)?(?:\s?(?:\+|%|percent\b|x\b))?/g;

const SCALE: Record<string, number> = { k: 1e3, m: 1e6, b: 1e9 };

export const figuresComeFromClaims: Rule = {
  task: 'State figures',
  demand: 'A figure of claims.yaml is never typed by hand, in whatever spelling.',
  why: 'When the figure changes in claims.yaml, every page changes with it. A figure typed by hand would stay behind, and the site would say two things. A bare number such as 4.9 may count something else and is let pass; a time in words such as 2-4 weeks is only warned of, for the same reason.',
  checkFile: (valid, lists) => {
    if (valid.collection === undefined) return [];
    const claims = Object.entries(lists.claims);
    const inWords = claims.filter(([, { value }]) => /[a-z]{3}/.test(value));
    return eachText(valid).flatMap(({ text, at }) => {
      const copied = inWords.find(([, { value }]) => text.includes(value));
      const warned = copied ? [asWarning(at, text, copied)] : [];
      const typed = figuresIn(text).flatMap(({ figure, index }) => {
        const found = claims.find(([, { value }]) => isSame(figure, value));
        return found ? at(index, index + figure.length, problem(figure, found)) : [];
      });
      return [...warned, ...typed];
    });
  },
};

function problem(found: string, [id, { value, label }]: [id: string, claim: Claim]): Problem {
  return {
    code: 'figures-come-from-claims',
    message: `"${found}" is the claim "${id}" (${value} ${label}), typed by hand.`,
    found,
    suggestion: `Write it like this:   [[${id}]]`,
  };
}

function asWarning(at: Copy['at'], text: string, [id, claim]: [id: string, claim: Claim]): Diagnostic {
  const start = text.indexOf(claim.value);
  return { ...at(start, start + claim.value.length, problem(claim.value, [id, claim])), severity: 'warning' };
}

function figuresIn(text: string): { figure: string; index: number }[] {
  const withoutTokens = text.replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length));
  return [...withoutTokens.matchAll(FIGURE)].map(({ 0: figure, index }) => ({ figure: figure.trim(), index }));
}

function isSame(figure: string, value: string): boolean {
  const [own, other] = [parse(figure), parse(value)];
  return own !== undefined && other !== undefined && own.number === other.number && own.mark === other.mark;
}

/** The number and the mark behind it, however they are written; nothing for a bare number. */
function parse(figure: string): { number: number; mark: string } | undefined {
  if (figure === '24/7') return { number: 24, mark: '/7' };
  const plainSpaces = figure.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3})/g, ',');
  const [, digits = '', scale = '', mark = ''] = /^([\d.,]+)\s?([kmb]?)\s?(\+|%|percent|x)?$/i.exec(plainSpaces) ?? [];
  if (digits === '' || (mark === '' && scale === '')) return undefined;
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.');
  const number = Math.round(Number(plain) * (SCALE[scale.toLowerCase()] ?? 1));
  const exact = scale === '' && !isGrouped ? Number(plain) : number;
  return Number.isNaN(exact) ? undefined : { number: exact, mark: mark === 'percent' ? '%' : mark };
}
