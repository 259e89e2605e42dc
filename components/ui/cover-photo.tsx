import type { photo } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import type * as z from 'zod';
import type { PlaceName } from '../model/places';
import { Picture } from './picture';

interface CoverPhotoProps {
  photo: z.output<typeof photo>;
  /** At the top of its own page, or cropped in a list of pages, where the text describes it. */
  place: Extract<PlaceName, 'full' | 'card' | 'small-card' | 'thumbnail'>;
}

/** The photo of an article or a release. */
export function CoverPhoto({ photo: { file, alt, dark, focus }, place }: CoverPhotoProps) {
  const isFirst = place === 'full';
  return (
    <div className={`cover-photo cover-photo-${place}`} data-md={isFirst ? undefined : 'skip'}>
      <Stylesheet file="components/ui/cover-photo.css" />
      <Picture name={file} alt={isFirst ? alt : ''} dark={dark} focus={focus} place={place} isFirst={isFirst} />
    </div>
  );
}
