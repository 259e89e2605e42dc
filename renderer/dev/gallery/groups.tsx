import { type ReactElement, type ReactNode, Suspense } from 'react';
import { readExamples, sectionExamples } from '../../content/read-examples';
import type { Content, Entry } from '../../content/schema/content';
import type { SiteDefinition } from '../../content/schema/define-site';
import { sectionsOf } from '../../content/schema/sections-of';
import { groupBy } from '../../platform/group-by';
import type { Examples, ExamplesModule, GalleryParts } from '../../react/gallery';

interface SpecimensProps {
  examples: Examples;
  layout?: 'stack' | 'bands' | undefined;
}

/** The examples of a component, each below its name. */
function Specimens({ examples, layout }: SpecimensProps) {
  const figures = Object.entries(examples).map(([name, example]) => (
    <figure key={name} className={layout === 'bands' ? 'specimen specimen-band' : 'specimen'}>
      <figcaption>{name}</figcaption>
      <div className="specimen-ground">
        {/* On the server, this catches errors: all others are still drawn. */}
        <Suspense fallback={<p className="specimen-failed">{FAILED}</p>}>{example}</Suspense>
      </div>
    </figure>
  ));
  return layout === undefined ? <div className="specimen-shelf">{figures}</div> : figures;
}

const FAILED = 'This example can’t be drawn. Does it name a page or an item that the content no longer has?';

/** What groups are drawn from. */
interface Shown {
  site: SiteDefinition;
  content: Content;
  /** With a file. */
  pages: readonly Entry[];
}

/** Something with everything it can look like. */
export interface Group {
  /** Its anchor, and its name in the index. */
  id: string;
  /** What the index lists it under. */
  chapter: string;
  specimens: ReactNode;
}

/** Everything that a site consists of, from its small parts to whole pages. */
export function groupsOf(parts: GalleryParts, shown: Shown): Group[] {
  return [...foundations, ...sectionGroups(parts, shown), ...componentGroups(parts, shown), ...pageGroups(shown.pages)];
}

/** show-foundations.ts fills them in. */
const foundations: Group[] = ['colors', 'type'].map((id) => ({
  id,
  chapter: 'foundations',
  specimens: <ul data-foundation={id} />,
}));

/** The section types in the order of their registry, as the shortest page would have them: it adds least of its own. */
function sectionGroups({ Section, body }: GalleryParts, { site, pages }: Shown): Group[] {
  const [entry] = byLength(pages.filter((each) => sectionsOf(each).length > 0));
  if (!entry) return [];
  return [...sectionExamples(site)].map(([type, examples]) => {
    const drawn = Object.entries(examples).map(([name, section]) => [
      name,
      <Section key={name} section={section} entry={entry} body={body} />,
    ]);
    return {
      id: type,
      chapter: 'sections',
      specimens: <Specimens examples={Object.fromEntries(drawn)} layout="bands" />,
    };
  });
}

/** The components that have examples beside them, by the folder that they are in. */
function componentGroups({ examples }: GalleryParts, shown: Shown): Group[] {
  return Object.entries(examples).map(([file, module]) => ({
    id: file.slice(file.lastIndexOf('/') + 1, -'.examples.tsx'.length),
    chapter: file.split('/')[2] ?? '',
    specimens: <Specimens examples={examplesOf(module, file, shown)} layout={module.layout} />,
  }));
}

function examplesOf(module: ExamplesModule, file: string, { site, content, pages }: Shown): Examples {
  if ('examples' in module)
    return typeof module.examples === 'function' ? module.examples(content, pages) : module.examples;
  // Its schema has checked what it draws, which TypeScript cannot know.
  const draw = module.draw as (example: unknown) => ReactElement;
  const cases = readExamples(module.schema, file.replace(/tsx$/, 'yaml'), site);
  return Object.fromEntries(Object.entries(cases).map(([name, example]) => [name, draw(example)]));
}

/** The shortest and the longest page of each kind that has pages. */
function pageGroups(pages: readonly Entry[]): Group[] {
  return [...groupBy(pages, ({ kind }) => kind)].map(([kind, ofKind]) => {
    const sorted = byLength(ofKind);
    const shown = new Set([sorted[0], sorted.at(-1)].flatMap((entry) => entry?.address ?? []));
    const frames = [...shown].map((address) => [
      address,
      <iframe key={address} src={address} title={address} loading="lazy" className="page-frame" />,
    ]);
    return {
      id: `${kind}-pages`,
      chapter: 'pages',
      specimens: <Specimens examples={Object.fromEntries(frames)} layout="bands" />,
    };
  });
}

/** The shortest first. */
function byLength(entries: readonly Entry[]): Entry[] {
  const lengths = new Map(entries.map((entry) => [entry, JSON.stringify(entry.data).length + entry.body.length]));
  return entries.toSorted((one, other) => (lengths.get(one) ?? 0) - (lengths.get(other) ?? 0));
}
