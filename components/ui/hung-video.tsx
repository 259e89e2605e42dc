import type { ReactNode } from 'react';
import { hostedVideoOf } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { HostedVideo } from '../islands/hosted-video/hosted-video';
import type { PictureWidth } from '../model/fields/picture';
import { HungFigure } from './hung-figure';
import { OwnVideo } from './own-video';
import { VideoData } from './video-data';

interface HungVideoProps {
  title: string;
  /** Its path inside content/media; otherwise `address` is the address of a video at YouTube or Vimeo. */
  file?: string | undefined;
  address?: string | undefined;
  /** The path of the picture to show before it plays. */
  poster: string;
  /** The path of its captions. */
  captions?: string | undefined;
  /** The day of its publication, by default the day of the page. */
  published?: string | undefined;
  caption?: ReactNode;
  width: PictureWidth;
  isInText?: boolean | undefined;
}

/** A video that hangs from the line, its title, and its caption. */
export function HungVideo(props: HungVideoProps) {
  const { title, file, address = '', poster, captions, published, caption, width, isInText } = props;
  const hosted = file === undefined ? hostedVideoOf(address) : undefined;
  const text = (
    <>
      <strong data-md="skip">{title}</strong> {caption}
    </>
  );
  return (
    <HungFigure width={width} isInText={isInText} caption={text}>
      <Stylesheet file="components/ui/video.css" />
      {hosted && <HostedVideo video={hosted} title={title} poster={poster} place={width} />}
      {file !== undefined && <OwnVideo file={file} title={title} poster={poster} captions={captions} place={width} />}
      <VideoData
        file={file}
        hosted={hosted}
        title={title}
        poster={poster}
        place={width}
        published={published}
        description={typeof caption === 'string' ? caption : undefined}
      />
    </HungFigure>
  );
}
