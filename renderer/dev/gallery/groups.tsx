import type { ReactNode } from 'react';
import type { Entry } from '../../content/schema/content';
import { sectionsOf } from '../../content/schema/sections-of';
import type { SectionExamples } from '../../content/section-examples';
import { groupBy } from '../../platform/group-by';
import type { GalleryParts } from '../../react/gallery';
import { Specimens } from './specimen';

/** Something with everything it can look like. */
export interface Group {
  /** Its anchor, and its name in the index. */
  id: string;
  /** What the index lists it under. */
  chapter: string;
  specimens: ReactNode;
}

/**
 * Everything that a site consists of, from its small parts to whole pages.
 * @param sections the examples of each section type
 * @param pages with a file
 */
export function groupsOf(
  parts: GalleryParts,
  sections: ReadonlyMap<string, SectionExamples>,
  pages: readonly Entry[],
): Group[] {
  return [
    ...foundations,
    ...sectionGroups(parts, sections, pages),
    ...componentGroups(parts, pages),
    ...pageGroups(pages),
  ];
}

/** show-foundations.ts fills them in. */
const foundations: Group[] = ['colors', 'type'].map((id) => ({
  id,
  chapter: 'foundations',
  specimens: <ul data-foundation={id} />,
}));

/** The section types in the order of their registry, as the shortest page would have them: it adds least of its own. */
function sectionGroups(
  { Section, body }: GalleryParts,
  sections: ReadonlyMap<string, SectionExamples>,
  pages: readonly Entry[],
): Group[] {
  const [entry] = byLength(pages.filter((each) => sectionsOf(each).length > 0));
  if (!entry) return [];
  return [...sections].map(([type, examples]) => {
    const drawn = Object.entries(examples).map(([name, section]) => [
      name,
      <Section key={name} section={section} entry={entry} body={body} />,
    ]);
    return {
      id: type,
      chapter: 'sections',
      specimens: <Specimens examples={Object.fromEntries(drawn)} layout="bands" pages={pages} />,
    };
  });
}

/** The components that have examples beside them, by the folder that they are in. */
function componentGroups({ examples }: GalleryParts, pages: readonly Entry[]): Group[] {
  return Object.entries(examples).map(([file, example]) => ({
    id: file.slice(file.lastIndexOf('/') + 1, -'.examples.tsx'.length),
    chapter: file.split('/')[2] ?? '',
    specimens: <Specimens {...example} pages={pages} />,
  }));
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
      specimens: <Specimens examples={Object.fromEntries(frames)} layout="bands" pages={pages} />,
    };
  });
}

/** The shortest first. */
function byLength(entries: readonly Entry[]): Entry[] {
  const lengths = new Map(entries.map((entry) => [entry, JSON.stringify(entry.data).length + entry.body.length]));
  return entries.toSorted((one, other) => (lengths.get(one) ?? 0) - (lengths.get(other) ?? 0));
}
