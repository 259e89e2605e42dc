import type { ComponentType, ReactNode } from 'react';
import { headlineOf } from '../../content/checked-file/headline';
import type { Content } from '../../content/schema/content';
import type { Focus } from '../../content/schema/fields/picture';
import type { ImageSize } from '../../content/schema/social-image-sizes';
import type { DrawnPage } from '../../html/templates';

export interface SocialPhoto {
  /** Its path inside content/media. */
  name: string;
  focus: Focus | undefined;
  /** Changes with its content and its focus, so that the markup of an image says all that it depends on. */
  src: string;
}

/** What the social image of a page says and shows. */
export interface Picture {
  theme: string;
  kicker: string;
  headline: string;
  drawing?: ReactNode;
  /** Instead of a drawing. */
  photo?: SocialPhoto | undefined;
}

/** The social image of a page, as its template says, from its content alone. */
export function pictureOf({ entry, kind, template }: DrawnPage, siteName: string, content: Content): Picture {
  const { kicker, headline, theme, drawing, photo } = template.card?.(entry, content) ?? {};
  const facts = photo && content.picture(photo.file);
  return {
    theme: theme ?? entry.theme,
    kicker: kicker ?? content.above(entry).at(-1)?.data.name ?? siteName,
    headline: headline ?? headlineOf(kind, entry.data)?.text ?? entry.data.name,
    drawing,
    // Without the library for pictures, there are no facts, and no photo in the size of the image.
    photo: facts && { name: photo.file, focus: photo.focus, src: `${facts.hash}-${photo.focus ?? 'center'}` },
  };
}

interface SocialImageProps {
  picture: Picture;
  shape: ImageSize;
  siteName: string;
  Mark: ComponentType;
}

/** The picture of a page: the mark and the headline on paper, its drawing or the mark on the tint of the theme. */
export function SocialImage({
  picture: { theme, kicker, headline, drawing, photo },
  shape,
  siteName,
  Mark,
}: SocialImageProps) {
  return (
    <div className={`social social-${shape.name}`} data-theme={theme}>
      <div className="social-words">
        <div className="social-logo">
          <Mark />
          {siteName}
        </div>
        <div className="social-title">
          <div className="social-kicker">{kicker}</div>
          <div className="social-headline">{headline}</div>
        </div>
      </div>
      <div className="social-panel">
        {photo ? <img className="social-photo" src={photo.src} alt="" /> : (drawing ?? <Mark />)}
      </div>
    </div>
  );
}
