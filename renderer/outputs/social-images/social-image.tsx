import { Cover } from '../../../components/covers/cover';
import { LogoMark } from '../../../components/layout/logo';
import { Scene } from '../../../components/scenes/scene';
import { categoryTheme } from '../../../components/ui/category-theme';
import { ancestorsOf } from '../../content/schema/ancestors';
import type { AnyEntry, Content } from '../../content/schema/content';
import { type CoverName, coverOf } from '../../content/schema/fields/cover';
import type { Scene as SceneData } from '../../content/schema/fields/scene';
import type { Theme } from '../../content/schema/fields/theme';
import type { ImageSize } from '../../content/schema/social-image-sizes';

/** What the social image of a page says and shows. */
export interface SocialImageContent {
  theme: Theme;
  /** The small line above the headline, with the section of the page. */
  kicker: string;
  headline: string;
  /** The scene of the page; without one, the mark of the site is shown. */
  scene?: SceneData | undefined;
  /** The cover of an article. */
  cover?: CoverName | undefined;
}

/** The social image of a page, from its content alone. */
export function socialImageContentOf(entry: AnyEntry, content: Content): SocialImageContent {
  return {
    theme: entry.kind === 'article' ? categoryTheme(entry.data.category, content.site) : entry.theme,
    kicker: kickerOf(entry, content),
    headline: entry.kind === 'page' ? (heroOf(entry)?.title ?? entry.data.title) : entry.data.heading,
    scene: sceneOf(entry),
    cover: entry.kind === 'article' ? coverOf(entry.data, content.site.categories) : undefined,
  };
}

function kickerOf(entry: AnyEntry, { entries, site, words }: Content): string {
  if (entry.kind === 'legal') return words.footer.legal;
  if (entry.kind === 'article') return entry.data.category;
  if (entry.kind === 'page') return heroOf(entry)?.tagline ?? site.name;
  return ancestorsOf(entry, entries).at(-1)?.data.name ?? site.name;
}

function sceneOf(entry: AnyEntry): SceneData | undefined {
  if (entry.kind === 'solution') return entry.data.scene;
  return entry.kind === 'page' ? heroOf(entry)?.scene : undefined;
}

function heroOf({ data }: Extract<AnyEntry, { kind: 'page' }>) {
  return data.sections.find((section) => section.type === 'hero');
}

interface SocialImageProps {
  picture: SocialImageContent;
  shape: ImageSize;
  siteName: string;
}

/** The picture of a page: the logo and the headline on paper, the scene or the mark on the tint of the theme. */
export function SocialImage({ picture: { theme, kicker, headline, scene, cover }, shape, siteName }: SocialImageProps) {
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
      {scene || cover ? (
        <div className="social-panel">
          {scene && <Scene scene={simplified(scene)} />}
          {cover && <Cover name={cover} />}
        </div>
      ) : (
        <div className="social-panel social-panel-mark">
          <LogoMark />
        </div>
      )}
    </div>
  );
}

/** A picture is small: of several app screens it has the last, which is on top, and of a drawn web page the upper half. */
function simplified(scene: SceneData): SceneData {
  if (scene.type === 'app') return { ...scene, screens: scene.screens.slice(-1) };
  return scene.type === 'browser' ? { ...scene, blocks: scene.blocks.slice(0, 2) } : scene;
}
