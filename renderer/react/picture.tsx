import { widthsIn } from '../content/pictures/places';
import { addressOfOriginal, addressOfVariant, fallbackAddress, formatsOf } from '../content/pictures/variants';
import type { Focus } from '../content/schema/fields/picture';
import type { PictureFacts } from '../content/schema/picture-facts';
import type { PicturePlace } from '../content/schema/picture-place';
import { useContent } from './content-context';

export interface PictureProps {
  /** Its path inside content/media. */
  name: string;
  /** Its alternative text; empty for a decoration, or if the text beside it says the same. */
  alt: string;
  place: PicturePlace;
  /** Whether it is likely the largest element in the initial viewport, and so should be loaded first. */
  isFirst?: boolean | undefined;
  /** The part that remains visible if the styles crop it, by default the center. */
  focus?: Focus | undefined;
  /** The path of the picture for the dark color scheme. */
  dark?: string | undefined;
}

/**
 * A picture of content/media, in formats and widths for its place. The build makes the variants that pages name. The styles of a site
 * may use `data-color`, its average color, until it is loaded, and `data-focus` where they crop it.
 */
export function Picture({ name, alt, place, isFirst = false, focus, dark }: PictureProps) {
  const { picture } = useContent();
  const facts = picture(name);
  const darkFacts = dark === undefined ? undefined : picture(dark);
  return (
    <picture>
      {dark !== undefined && darkFacts && <Sources name={dark} facts={darkFacts} place={place} isDark />}
      {facts && <Sources name={name} facts={facts} place={place} />}
      <img
        src={fallbackAddress(name, facts, place)}
        width={facts?.width}
        height={facts?.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : undefined}
        data-color={facts?.color}
        data-focus={focus}
      />
    </picture>
  );
}

interface SourcesProps {
  name: string;
  facts: PictureFacts;
  place: PicturePlace;
  isDark?: boolean;
}

/** The alternatives for browsers; for a picture that is published unchanged, only its dark version. */
function Sources({ name, facts, place, isDark = false }: SourcesProps) {
  const dark = isDark ? { media: '(prefers-color-scheme: dark)', width: facts.width, height: facts.height } : undefined;
  if (!facts.fallback) return dark && <source {...dark} srcSet={addressOfOriginal(name)} />;
  const widths = widthsIn(place, facts);
  return (
    formatsOf(facts)
      // The fallback format is in <img>, in a single width.
      .filter((format) => format !== facts.fallback)
      .map((format) => (
        <source
          key={format}
          {...dark}
          type={`image/${format}`}
          srcSet={widths.map((width) => `${addressOfVariant({ name, facts, width, format })} ${width}w`).join(', ')}
          sizes={place.sizes}
        />
      ))
  );
}
