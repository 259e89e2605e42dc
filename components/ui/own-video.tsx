import { addressOfOriginal } from 'sitewright';
import { useContent, usePage } from 'sitewright/react';
import type { PlaceName } from '../model/places';
import { Picture } from './picture';

interface OwnVideoProps {
  /** Its path inside content/media, as are `poster` and `captions`. */
  file: string;
  poster: string;
  captions?: string | undefined;
  title: string;
  place: PlaceName;
}

/** The files of examples on the component page are not in content/media. */
const UNKNOWN_SIZE = { width: 1280, height: 720 };

/**
 * A video of content/media. Before a visitor plays it, only its poster is loaded: a picture behind it, since the attribute for posters
 * takes one file for all screens, and a video shows nothing of its own until it plays. It never plays by itself, so nothing moves for
 * those who want less motion.
 */
export function OwnVideo({ file, poster, captions, title, place }: OwnVideoProps) {
  const { video, language } = useContent();
  const { width, height } = video(file) ?? UNKNOWN_SIZE;
  const lang = usePage()?.data.lang ?? language;
  return (
    <div className="own-video">
      <span data-md="skip">
        <Picture name={poster} alt="" place={place} />
      </span>
      <video
        src={addressOfOriginal(file)}
        width={width}
        height={height}
        aria-label={title}
        preload="none"
        controls
        muted
        playsInline
      >
        {captions !== undefined && (
          <track
            kind="captions"
            src={addressOfOriginal(captions)}
            srcLang={lang}
            label={new Intl.DisplayNames(lang, { type: 'language' }).of(lang)}
            default
          />
        )}
      </video>
    </div>
  );
}
