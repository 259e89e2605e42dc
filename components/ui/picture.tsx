import type { ComponentProps } from 'react';
import { Picture as EnginePicture, Stylesheet } from 'sitewright/react';
import { type PlaceName, places } from '../model/places';

interface PictureProps extends Omit<ComponentProps<typeof EnginePicture>, 'place'> {
  place: PlaceName;
}

/** A picture of content/media. Until it is loaded, its box has its shape and its average color. */
export function Picture({ place, ...picture }: PictureProps) {
  return (
    <>
      <Stylesheet file="components/ui/picture.css" />
      <EnginePicture {...picture} place={places[place]} />
    </>
  );
}
