import type { Place } from '../../renderer/pictures/places';
import { addressOfOriginal, fallbackAddress } from '../../renderer/pictures/variants';
import { useContent, usePage } from '../../renderer/react/content-context';

interface OwnVideoProps {
  /** Its path inside content/media, as are `poster` and `captions`. */
  file: string;
  poster: string;
  captions?: string | undefined;
  title: string;
  place: Place;
}

/**
 * A video of content/media. Before a visitor plays it, only its poster is loaded, in a single size, because `poster` takes no
 * alternatives. It never plays by itself, so it respects reduced motion.
 */
export function OwnVideo({ file, poster, captions, title, place }: OwnVideoProps) {
  const { video, picture, language } = useContent();
  const facts = video(file);
  const lang = usePage()?.data.lang ?? language;
  return (
    <video
      src={addressOfOriginal(file)}
      poster={fallbackAddress(poster, picture(poster), place)}
      width={facts?.width}
      height={facts?.height}
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
  );
}
