import type { SectionProps } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { LOGO_LINES } from '../../layout/logo';
import { mediaKit as downloads } from '../../model/lists/data-files';
import { site } from '../../model/lists/site';
import { words } from '../../model/lists/words';
import { Length } from '../../ui/length';
import { SectionFrame } from '../../ui/section-frame';
import { TextLink } from '../../ui/text-link';
import type { mediaKit } from './schema';

/** Leaves room for the curl, which extends beyond the end of a line. */
const LONGEST = 0.9;
/** Keeps the curl of the shortest line out of the margin. */
const SHORTEST = 0.03;

/** The downloads of the media kit, each with a line as long as the file is large, and the mark with its clear space. */
export function MediaKit({ section }: SectionProps<typeof mediaKit>) {
  const { media, locale } = useContent();
  const labels = useList(words);
  const files = useList(downloads).map((download) => ({ ...download, ...media(download.file) }));
  const largest = Math.max(1, ...files.map(({ bytes }) => bytes));
  return (
    <SectionFrame section={section} heading="note">
      <Stylesheet file="components/sections/media-kit/media-kit.css" />
      <ul className="kit">
        {files.map((download) => (
          <li className="grid items-baseline py-3 border-t border-rule" key={download.href}>
            <h3 className="type-item">{download.name}</h3>
            <p className="kit-size font-semibold tabular" data-md="note">
              {fileDescription(download, locale)}
            </p>
            <div className="kit-length col-span-full">
              <Length stretches={[{ from: 0, to: Math.max(SHORTEST, (LONGEST * download.bytes) / largest) }]} />
            </div>
            <p className="type-text text-soft">{download.description}</p>
            <TextLink href={download.href} about={download.name} download>
              {labels.mediaKit.download}
            </TextLink>
          </li>
        ))}
      </ul>
      <MeasuredMark />
    </SectionFrame>
  );
}

/** The mark and the name, in a clear space as wide as the mark is high. */
function MeasuredMark() {
  const agency = useList(site);
  return (
    <svg viewBox="0 0 640 310" className="kit-mark w-full mt-8 rounded-md fill-none" aria-hidden="true">
      <path className="aid stroke-2" d="M20 20h600v270H20z" />
      <path
        className="aid solid stroke-2"
        d="M158 20v90M152 20h12M152 110h12M158 200v90M152 200h12M152 290h12M20 155h90M20 149v12M110 149v12M530 155h90M530 149v12M620 149v12"
      />
      <path d={LOGO_LINES.join('')} strokeWidth="3" transform="translate(101 104.6) scale(3.6)" />
      <text className="font-bold" transform="translate(226 183) scale(5)">
        {agency.name}
      </text>
    </svg>
  );
}

interface Download {
  /** Such as ZIP. */
  type: string;
  bytes: number;
}

/** The type and size of a download; in development, generated files have no size yet. */
function fileDescription({ type, bytes }: Download, locale: string): string {
  if (bytes === 0) return type;
  return `${type}, ${Math.round(bytes / 1024).toLocaleString(locale)} KB`;
}
