import { memoize } from '../../platform/memoize';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { severityOfPlaceholder } from '../graph/drafts';
import { tokensIn } from '../graph/token-uses';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Reference } from '../parse/references';
import type { Content } from '../schema/content';
import { isSiteToken, siteTokens, tokensOf } from '../schema/tokens';
import { didYouMean, unambiguousMatch } from '../text/did-you-mean';
import { isPlaceholder } from '../text/unfinished-text';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'Every claim, author, category and column that content names exists.',
  rationale: 'An unknown name would leave a gap on the page where a figure or a person should be.',
  fix: 'Corrects a name that is one letter off from a single known one.',
  check: ({ content, files, brokenAddresses }) => {
    const names = namesOf(content, brokenAddresses);
    const tokens = { claim: Object.keys(content.claims), site: siteTokens(content.site) };
    const found = files.flatMap((file) => [...inFields(file, names), ...inTokens(file, tokens)]);
    const times = new Map<string | undefined, number>();
    for (const { found: name } of found) times.set(name, (times.get(name) ?? 0) + 1);
    return found.map((each) => unlessSpread(each, times.get(each.found) ?? 0));
  },
} satisfies Rule;

/** If many places have the same unknown name, its list probably has the typo: a fix would spread it. */
function unlessSpread({ fix, ...diagnostic }: Finding, times: number): Finding {
  if (!fix) return diagnostic;
  if (times === 1) return { ...diagnostic, fix };
  const doubt = `${times} places have ${diagnostic.found}, so the misspelled one may be the other.`;
  return { ...diagnostic, suggestion: `${diagnostic.suggestion} ${doubt}` };
}

function inFields(valid: ValidFile, names: Names): Finding[] {
  const { file, references } = valid;
  return references.flatMap(({ path, kind, value }) => {
    const known = names[kind];
    if (known === undefined || setOf(known).has(value)) return [];
    const words = unknownName(`There is no ${kind === 'hub' ? 'column' : kind} "${value}".`, value, known);
    const severity = isPlaceholder(value) ? severityOfPlaceholder(valid) : 'error';
    return diagnosticAtField(file, path, 'value', { ...words, severity, replacement: unambiguousMatch(value, known) });
  });
}

/** @param tokens what is allowed in double brackets */
function inTokens(valid: ValidFile, tokens: Record<'claim' | 'site', readonly string[]>): Finding[] {
  const namesFor = (id: string) => (isSiteToken(id) ? tokens.site : tokens.claim);
  // Locating a token takes the syntax tree of the body, which few files need.
  if (tokensOf(valid.file.text).every(({ id }) => setOf(namesFor(id)).has(id))) return [];
  return tokensIn(valid).flatMap(({ id, isEscaped, at }) => {
    const known = namesFor(id);
    // Escaped brackets around anything but a name are shown as they are.
    if (isEscaped || setOf(known).has(id)) return [];
    const message = isSiteToken(id) ? `There is no text "${id}" in site.yaml.` : `There is no claim "${id}".`;
    const meant = unambiguousMatch(id, known);
    return at({ ...unknownName(message, id, known), replacement: meant && `[[${meant}]]` });
  });
}

/** The name of a picture, which other editors put in double brackets. */
const PICTURE = /^[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const setOf = memoize((names: readonly string[]) => new Set(names));

function unknownName(message: string, found: string, known: readonly string[]): Problem {
  const suggestion = PICTURE.test(found)
    ? `Write a picture like this:   ![What it shows](/media/${found})`
    : didYouMean(found, known);
  return { message, found, suggestion };
}

/** The existing names, by the kind of reference. */
type Names = { [Kind in Reference['kind']]?: readonly string[] };

/** @param brokenAddresses addresses of pages with errors: a hub among them exists nevertheless */
function namesOf({ claims, authors, site, lists }: Content, brokenAddresses: ReadonlySet<string>): Names {
  const brokenHubs = [...brokenAddresses].flatMap((address) => /^\/solutions\/([^/]+)$/.exec(address)?.[1] ?? []);
  return {
    claim: Object.keys(claims),
    author: Object.keys(authors),
    category: site.categories,
    hub: [...lists.hubs.map(({ slug }) => slug), ...brokenHubs],
  };
}
