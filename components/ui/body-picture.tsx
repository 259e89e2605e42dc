import { mediaNameOf } from 'sitewright';
import { Picture } from './picture';

export interface BodyPictureProps {
  src?: string | undefined;
  alt?: string | undefined;
  title?: string | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
}

/** A picture in a body: `![what it shows](/media/counter.jpg)`. */
export function BodyPicture({ src = '', alt = '', fetchPriority }: BodyPictureProps) {
  const name = mediaNameOf(src);
  // The check reports it; only development renders such a page.
  if (name === undefined) return <img src={src} alt={alt} />;
  return <Picture name={name} alt={alt} place="column" isFirst={fetchPriority === 'high'} />;
}
