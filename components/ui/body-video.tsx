import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { mediaNameOf } from 'sitewright';
import type { PictureWidth } from '../model/fields/picture';
import { HungVideo } from './hung-video';

interface BodyVideoProps {
  width?: Exclude<PictureWidth, 'full'>;
  /** Only for the check: with "none", sound needs no captions. */
  speech?: string;
  /** A picture, a link to the video, and optionally a link to its captions; then the text below it. */
  children?: ReactNode;
}

interface PartProps {
  src?: string;
  href?: string;
  children?: ReactNode;
}

type Part = ReactElement<PartProps>;

/** A video in a text. */
export function BodyVideo({ width = 'column', children }: BodyVideoProps) {
  const parts = elementsOf(children).map((part) => ({ part, inside: withParts(part) }));
  const pictures = parts.flatMap(({ inside }) => inside.filter(({ props }) => props.src !== undefined));
  const poster = mediaNameOf(pictures[0]?.props.src ?? '');
  const links = parts.flatMap(({ inside }) => inside.filter(({ props }) => props.href !== undefined));
  const video = links.find((link) => !isCaptions(link));
  // The check reports it; only development renders such a page.
  if (!video || poster === undefined) return children;
  const { href = '' } = video.props;
  const captions = links.find(isCaptions);
  const sources: (Part | undefined)[] = [...pictures, video, captions];
  const caption = parts.filter(({ inside }) => !inside.some((each) => sources.includes(each)));
  return (
    <HungVideo
      title={wordsOf(video)}
      file={mediaNameOf(href)}
      address={href}
      poster={poster}
      captions={captions && mediaNameOf(captions.props.href ?? '')}
      caption={caption.length > 0 && caption.map(({ part }) => part)}
      width={width}
      isInText
    />
  );
}

function elementsOf(children: ReactNode): Part[] {
  return Children.toArray(children).filter((child): child is Part => isValidElement(child));
}

/** An element and its descendants. */
function withParts(part: Part): Part[] {
  return [part, ...elementsOf(part.props.children).flatMap(withParts)];
}

function isCaptions({ props }: Part): boolean {
  return /\.vtt$/i.test(props.href ?? '');
}

function wordsOf(node: ReactNode): string {
  if (isValidElement<PartProps>(node)) return Children.toArray(node.props.children).map(wordsOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
