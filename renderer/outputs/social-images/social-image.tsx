import { Cover } from '../../../components/covers/cover';
import { LogoMark } from '../../../components/layout/logo';
import { objects } from '../../../components/objects/objects';
import { categoryTheme } from '../../../components/ui/category-theme';
import { ancestorsOf } from '../../content/schema/ancestors';
import type { AnyEntry, Content } from '../../content/schema/content';
import { type CoverName, coverOf } from '../../content/schema/fields/cover';
import type { ObjectName } from '../../content/schema/fields/icon';
import type { Theme } from '../../content/schema/fields/theme';
import type { ImageSize } from '../../content/schema/social-image-sizes';

/** What the social image of a page says and shows. */
export interface SocialImageContent {
  theme: Theme;
  /** The small line above the headline, with the section of the page. */
  kicker: string;
  headline: string;
  /** The object of a solution or a group of them; without one, the mark of the site is shown. */
  object?: ObjectName | undefined;
  /** The cover of an article. */
  cover?: CoverName | undefined;
}

/** The social image of a page, from its content alone. */
export function socialImageContentOf(entry: AnyEntry, content: Content): SocialImageContent {
  return {
    theme: entry.kind === 'article' ? categoryTheme(entry.data.category, content.site) : entry.theme,
    kicker: kickerOf(entry, content),
    headline: entry.kind === 'page' ? (heroOf(entry)?.title ?? entry.data.title) : entry.data.heading,
    object: entry.kind === 'solution' || entry.kind === 'hub' ? entry.data.icon : undefined,
    cover: entry.kind === 'article' ? coverOf(entry.data, content.site.categories) : undefined,
  };
}

function kickerOf(entry: AnyEntry, { entries, site, words }: Content): string {
  if (entry.kind === 'legal') return words.footer.legal;
  if (entry.kind === 'article') return entry.data.category;
  if (entry.kind === 'page') return heroOf(entry)?.tagline ?? site.name;
  return ancestorsOf(entry, entries).at(-1)?.data.name ?? site.name;
}

function heroOf({ data }: Extract<AnyEntry, { kind: 'page' }>) {
  return data.sections.find((section) => section.type === 'hero');
}

interface SocialImageProps {
  picture: SocialImageContent;
  shape: ImageSize;
  siteName: string;
}

/** The picture of a page: the logo and the headline on paper, its object or the mark on the tint of the theme. */
export function SocialImage({
  picture: { theme, kicker, headline, object, cover },
  shape,
  siteName,
}: SocialImageProps) {
  return (
    <div className={`social social-${shape.name}`} data-theme={theme}>
      <div className="social-words">
        <div className="social-logo">
          <LogoMark />
          {siteName}
        </div>
        <div className="social-title">
          <div className="social-kicker">{kicker}</div>
          <div className="social-headline">{headline}</div>
        </div>
      </div>
      <div className="social-panel">
        {cover ? <Cover name={cover} /> : object ? <DrawnObject name={object} /> : <LogoMark />}
      </div>
    </div>
  );
}

/** With attributes: the styles of the site do not reach into the drawing. */
function DrawnObject({ name }: { name: ObjectName }) {
  const { tint, lines } = objects[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={tint} fill="currentColor" stroke="none" opacity="0.15" />
      <path d={lines} />
    </svg>
  );
}
