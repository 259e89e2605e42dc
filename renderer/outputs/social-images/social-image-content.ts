import { categoryTheme } from '../../../components/ui/category-theme';
import { ancestorsOf } from '../../content/schema/ancestors';
import type { AnyEntry, Content } from '../../content/schema/content';
import type { Theme } from '../../content/schema/fields/theme';
import { type Drawing, drawingOf } from './drawing';

/** What the social image of a page says and shows. */
export interface SocialImageContent {
  theme: Theme;
  /** The small line above the headline, with the section of the page. */
  kicker: string;
  headline: string;
  drawing: Drawing;
}

/** The social image of a page, from its content alone. */
export function socialImageContentOf(entry: AnyEntry, content: Content): SocialImageContent {
  return {
    theme: entry.kind === 'article' ? categoryTheme(entry.data.category, content.site) : entry.theme,
    kicker: kickerOf(entry, content),
    headline: headlineOf(entry),
    drawing: drawingOf(entry, content),
  };
}

function headlineOf(entry: AnyEntry): string {
  if (entry.kind !== 'page') return entry.data.heading;
  return entry.data.sections.find((section) => section.type === 'hero')?.title ?? entry.data.title;
}

function kickerOf(entry: AnyEntry, { entries, site, words }: Content): string {
  if (entry.kind === 'legal') return words.footer.legal;
  if (entry.kind === 'article') return entry.data.category;
  if (entry.kind === 'page')
    return entry.data.sections.find((section) => section.type === 'hero')?.tagline ?? site.name;
  return ancestorsOf(entry, entries).at(-1)?.data.name ?? site.name;
}
