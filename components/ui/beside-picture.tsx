import type { ReactNode } from 'react';
import { Stylesheet } from 'sitewright/react';
import type { PictureBeside } from '../model/fields/picture';
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
