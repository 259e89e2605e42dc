import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { DARK, mediaNameOf } from 'sitewright';
import type { PictureWidth } from '../model/fields/picture';
import type { BodyPictureProps } from './body-picture';
import { HungPicture } from './hung-picture';

interface BodyFigureProps {
  width?: Exclude<PictureWidth, 'full'>;
  /** A paragraph with the picture, and its dark version if it has one; then the caption. */
  children?: ReactNode;
}

/** A picture in a text, with a caption. */
export function BodyFigure({ width = 'column', children }: BodyFigureProps) {
  const parts = Children.toArray(children).filter((part) => isValidElement(part));
  const pictures = parts.flatMap(picturesIn);
  const shown = pictures.find(({ title }) => title !== DARK);
  const dark = pictures.find(({ title }) => title === DARK);
  const file = mediaNameOf(shown?.src ?? '');
  // The check reports it; only development renders such a page.
  if (!shown || file === undefined) return children;
  const caption = parts.filter((part) => picturesIn(part).length === 0);
  return (
    <HungPicture
      file={file}
      alt={shown.alt ?? ''}
      dark={dark && mediaNameOf(dark.src ?? '')}
      caption={caption.length > 0 && caption}
      width={width}
      isInText
      isFirst={shown.fetchPriority === 'high'}
    />
  );
}

function picturesIn(part: ReactElement): BodyPictureProps[] {
  if (hasProps<BodyPictureProps>(part, 'src')) return [part.props];
  if (!hasProps<{ children: ReactNode }>(part, 'children')) return [];
  return Children.toArray(part.props.children)
    .filter((child) => isValidElement(child))
    .flatMap(picturesIn);
}

function hasProps<Props>(element: ReactElement, name: keyof Props & string): element is ReactElement<Props> {
  return Object.hasOwn(Object(element.props), name);
}
