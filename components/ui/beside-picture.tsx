import type { ReactNode } from 'react';
import type { PictureBeside } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { HungPicture } from './hung-picture';

interface BesidePictureProps {
  picture: PictureBeside;
  /** The text. */
  children: ReactNode;
}

/** A text with a picture beside it, or below it on phones. */
export function BesidePicture({ picture, children }: BesidePictureProps) {
  return (
    <div className="beside-picture">
      <Stylesheet file="components/ui/beside-picture.css" />
      <div>{children}</div>
      <HungPicture {...picture} width="beside" />
    </div>
  );
}
