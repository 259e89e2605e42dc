import type { AnyEntry, Content, EntryOf, HubEntry, PageEntry } from '../../content/schema/content';
import type { IconName } from '../../content/schema/fields/icon';
import type { Scene } from '../../content/schema/fields/scene';
import type { Theme } from '../../content/schema/fields/theme';

/** More rows than fit any picture; each is laid out before it is left out. */
const MAX_ROWS = 12;

/** One line of a list: its number or icon, and what it says. */
export interface Row {
  mark: IconName | number;
  text: string;
}

/** A large value and its label. */
export interface Figure {
  value: string;
  label: string;
}

/** The right side of a social image. */
export type Drawing =
  | { type: 'scene'; scene: Scene }
  | { type: 'contact-sheet'; scenes: { scene: Scene; theme: Theme }[] }
  | { type: 'rows'; rows: Row[] }
  | { type: 'figures'; figures: Figure[] }
  | { type: 'date'; date: string };

/** The page's own scene; pages without one get the drawing of their kind. */
export function drawingOf(entry: AnyEntry, content: Content): Drawing {
  switch (entry.kind) {
    case 'solution':
      return { type: 'scene', scene: entry.data.scene };
    case 'article':
      return { type: 'scene', scene: entry.data.cover };
    case 'release':
      return { type: 'date', date: entry.data.date };
    case 'legal':
      return numbered(entry.headings.filter(({ depth }) => depth === 2).map(({ text }) => text));
    case 'hub':
      return { type: 'rows', rows: itemsOf(entry, content) };
    case 'opening':
      return { type: 'figures', figures: factsOf(entry, content) };
    case 'page':
      return drawingOfPage(entry, content);
  }
}

/** The scene of the hero, or the content of the first section that can be drawn, or the titles of the sections. */
function drawingOfPage({ data: { sections } }: PageEntry, content: Content): Drawing {
  const scene = sections.find((section) => section.type === 'hero')?.scene;
  if (scene) return { type: 'scene', scene };
  for (const section of sections) {
    const drawing = drawingOfSection(section, content);
    if (drawing) return drawing;
  }
  return numbered(sections.flatMap((section) => ('title' in section && section.title ? [section.title] : [])));
}

function drawingOfSection(section: PageEntry['data']['sections'][number], content: Content): Drawing | undefined {
  const { entries, claims } = content;
  switch (section.type) {
    case 'services':
      return {
        type: 'contact-sheet',
        scenes: section.items.map(({ scene, page }) => ({ scene, theme: entries.get(page)?.theme ?? 'ink' })),
      };
    case 'stats':
      return { type: 'figures', figures: section.figures.flatMap((id) => claims[id] ?? []) };
    case 'articles':
      return numbered(headingsOf('articles', content));
    case 'releases':
      return numbered(headingsOf('releases', content));
    case 'models':
    case 'steps':
      return numbered(section.items.map(({ title }) => title));
    default:
      return undefined;
  }
}

function numbered(texts: readonly string[]): Drawing {
  return { type: 'rows', rows: texts.map((text, index) => ({ mark: index + 1, text })) };
}

function itemsOf({ data }: HubEntry, { entries }: Content): Row[] {
  return data.items.map((item) => {
    const page = entries.get(item.page);
    const ownIcon = page && 'icon' in page.data ? page.data.icon : data.icon;
    return { mark: item.icon ?? ownIcon, text: item.name ?? page?.data.name ?? item.page };
  });
}

function factsOf({ data }: EntryOf<'opening'>, { words: { opening } }: Content): Figure[] {
  return [
    { value: data.department, label: opening.department },
    { value: data.location, label: opening.location },
    { value: data.type, label: opening.type },
  ];
}

/** The headlines of the newest articles or releases. */
function headingsOf(kind: 'articles' | 'releases', { lists }: Content): string[] {
  return lists[kind].slice(0, MAX_ROWS).map(({ data }) => data.heading);
}
