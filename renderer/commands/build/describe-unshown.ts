import { type Diagnostic, diagnosticAt, type ProblemOf, rangeAt } from '../../content/diagnostics/diagnostic';
import { printTerminal } from '../../content/diagnostics/reporters/terminal';
import { contentRoot } from '../../content/files/content-root';
import { diskFolder } from '../../content/files/disk-folder';
import { diagnosticAtField } from '../../content/parse/locations';
import { parse } from '../../content/parse/parse';
import { readOne } from '../../content/parse/read';
import type { Entry, WholeContent } from '../../content/schema/content';
import type { Site } from '../../content/schema/site';
import { valueAt } from '../../platform/records';
import type { LostText } from './find-unshown-texts';

/** What to do with a field that nothing draws. */
const DRAW =
  'Draw it there, or take the field out of the schema. A text for editors alone has .meta(SHOWN.never) there, and one for some states .meta(SHOWN.sometimes).';

/** Warnings as text, at the place of the first text of each field that is not drawn; empty if there are none. */
export function describeUnshown(lost: readonly LostText[], { entries }: WholeContent, site: Site): string {
  const lists = new Map(site.lists.map(({ name, file }) => [name, file]));
  const causes = new Set<string>();
  const sources = new Map<string, string>();
  const found: Diagnostic[] = [];
  for (const text of lost) {
    const entry = 'address' in text ? entries.get(text.address) : undefined;
    const path = 'list' in text ? lists.get(text.list) : entry?.file;
    if (path === undefined) continue;
    const problem = problemOf(text, entry);
    const cause = problem.message.replaceAll(/\b\d+\b/g, '');
    if (causes.has(cause)) continue;
    causes.add(cause);
    const source = readOne(diskFolder(contentRoot()), path);
    sources.set(source.label, source.text);
    found.push(...placed(text, problem, parse(source, site.bodyComponents).file));
  }
  return found.length === 0 ? '' : printTerminal(found, sources);
}

/** @param entry undefined for a text of a data file */
function problemOf({ path }: LostText, entry: Entry | undefined): ProblemOf {
  const common = { severity: 'warning', code: 'texts-are-shown' } as const;
  if (!entry) {
    const message = `This text is on no page: none asks for ${path?.join('.')}.`;
    return { ...common, message, suggestion: DRAW };
  }
  const { data, kind } = entry;
  const [list, index = 0, ...rest] = path ?? [];
  const type = valueAt(data, ['sections', index, 'type']);
  if (!path) {
    const message = `This text is on no page: neither the template of ${kind} nor a component of the body draws it.`;
    return { ...common, message, suggestion: 'Draw it in one of them.' };
  }
  const [drawer, field] =
    list === 'sections' && rest.length > 0 ? [`component of ${type}`, rest] : [`template of ${kind}`, path];
  return {
    ...common,
    message: `This text is on no page: the ${drawer} does not draw ${field.join('.')}.`,
    suggestion: DRAW,
  };
}

function placed({ path, text }: LostText, problem: ProblemOf, file: ReturnType<typeof parse>['file']): Diagnostic[] {
  if (!file) return [];
  if (path) return [diagnosticAtField(file, path, 'value', problem)];
  const [firstLine = ''] = text.trim().split('\n');
  const start = Math.max(file.body.indexOf(firstLine), file.body.search(/\S/), 0);
  return [diagnosticAt(file, rangeAt(file.body, start, start + firstLine.length), problem)];
}
