import type { VideoObject, WithContext } from 'schema-dts';
import { addressOfOriginal, pictureObject } from 'sitewright';
import type { HostedVideo } from 'sitewright/browser/hosted-video';
import { DataBlock, useContent, usePage, useSiteUrl } from 'sitewright/react';
import { type PlaceName, places } from '../model/places';

interface VideoDataProps {
  title: string;
  /** Its path inside content/media, unless another site hosts it. */
  file: string | undefined;
  hosted: HostedVideo | undefined;
  poster: string;
  place: PlaceName;
  published: string | undefined;
  description: string | undefined;
}

/**
 * The structured data of a video, if it has a day, which search engines require
 * (developers.google.com/search/docs/appearance/structured-data/video).
 */
export function VideoData({ title, file, hosted, poster, place, published, description }: VideoDataProps) {
  const content = useContent();
  const siteUrl = useSiteUrl();
  const page = usePage();
  const day = published ?? page?.published;
  if (day === undefined || (file === undefined && !hosted)) return null;
  const seconds = file === undefined ? undefined : content.video(file)?.seconds;
  const data: WithContext<VideoObject> = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    ...(description !== undefined && { description }),
    thumbnailUrl: pictureObject({ file: poster, alt: title }, places[place], { content, siteUrl }).url,
    // Noon, as everywhere, because content has no times.
    uploadDate: `${day}T12:00:00Z`,
    ...(seconds !== undefined && { duration: `PT${seconds}S` }),
    ...(file !== undefined && { contentUrl: siteUrl + addressOfOriginal(file) }),
    ...(hosted && { embedUrl: hosted.player }),
  };
  return <DataBlock data={data} />;
}
