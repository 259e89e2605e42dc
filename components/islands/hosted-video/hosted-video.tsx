import type { HostedVideo as Video } from 'sitewright/browser/hosted-video';
import type { PlaceName } from '../../model/places';
import { Picture } from '../../ui/picture';
import type { IslandName } from '../registry';

interface HostedVideoProps {
  video: Video;
  title: string;
  /** The path of its poster inside content/media. */
  poster: string;
  place: PlaceName;
}

const ISLAND: IslandName = 'hosted-video';

/**
 * The poster of a video at YouTube or Vimeo, as a link to the video's page until hydrate.ts shows the player instead. Before the
 * click, nothing is loaded from the host. The Content-Security-Policy of the page allows the address in `data-player`.
 */
export function HostedVideo({ video: { host, address, player }, title, poster, place }: HostedVideoProps) {
  return (
    <div className="hosted-video" data-island={ISLAND} data-player={player} data-title={title}>
      <a href={address}>
        <span data-md="skip">
          <Picture name={poster} alt="" place={place} />
        </span>
        <span className="hosted-video-play type-small">
          <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
            <path d="M0 0v14l12-7z" />
          </svg>
          <span className="sr-only">{title}: </span>
          {host}
        </span>
      </a>
    </div>
  );
}
