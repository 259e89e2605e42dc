import { HungFigure, type HungFigureProps } from './hung-figure';
import { Picture } from './picture';

interface HungPictureProps extends Omit<HungFigureProps, 'children'> {
  /** Its path inside content/media. */
  file: string;
  alt: string;
  dark?: string | undefined;
  isFirst?: boolean;
}

/** A picture that hangs from the line, and its caption. */
export function HungPicture({ file, alt, dark, isFirst, ...figure }: HungPictureProps) {
  return (
    <HungFigure {...figure}>
      <Picture name={file} alt={alt} dark={dark} place={figure.width} isFirst={isFirst} />
    </HungFigure>
  );
}
