import { useContent } from '../../content-context';
import { LOGO_LINES } from '../../layout/logo';
import { fileDescription } from '../../ui/file-description';
import { Length } from '../../ui/length';
import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';
import type { mediaKit } from './schema';

/** The curl goes beyond the end of a line, and has room there. */
const LONGEST = 0.9;

/** The downloads of the media kit, each with a line as long as the file is large, and the mark with its clear space. */
export function MediaKit({ section }: SectionProps<typeof mediaKit>) {
  const { mediaKit, words } = useContent();
  const largest = Math.max(1, ...mediaKit.map(({ bytes }) => bytes));
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="sections/media-kit/media-kit.css" />
      <ul className="kit">
        {mediaKit.map((download) => (
          <li key={download.href}>
            <h3 className="type-item">{download.name}</h3>
            <p className="kit-size" data-md="note">
              {fileDescription(download)}
            </p>
            <div className="kit-length">
              <Length stretches={[{ from: 0, to: (LONGEST * download.bytes) / largest }]} />
            </div>
            <p className="type-small text-soft">{download.description}</p>
            <TextLink href={download.href} about={download.name} download>
              {words.mediaKit.download}
            </TextLink>
          </li>
        ))}
      </ul>
      <MeasuredMark />
    </SectionFrame>
  );
}

/** The mark and the name; around them, as much space as the mark is high. */
function MeasuredMark() {
  const { site } = useContent();
  return (
    <svg viewBox="0 0 640 310" className="kit-mark" aria-hidden="true">
      <path className="aid" d="M20 20h600v270H20z" />
      <path
        className="aid solid"
        d="M158 20v90M152 20h12M152 110h12M158 200v90M152 200h12M152 290h12M20 155h90M20 149v12M110 149v12M530 155h90M530 149v12M620 149v12"
      />
      <path d={LOGO_LINES.join('')} strokeWidth="3" transform="translate(101 104.6) scale(3.6)" />
      <text transform="translate(226 183) scale(5)">{site.name}</text>
    </svg>
  );
}
