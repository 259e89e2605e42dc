import { useContent } from '../../content-context';
import { fileDescription } from '../../ui/file-description';
import { SectionFrame } from '../../ui/section-frame';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';
import type { mediaKit } from './schema';

/** The downloads of the media kit, with the type and size of each file. */
export function MediaKit({ section }: SectionProps<typeof mediaKit>) {
  const { mediaKit, words } = useContent();
  return (
    <SectionFrame section={section} heading="beside">
      <ul className="border-t-2 border-line">
        {mediaKit.map((download) => (
          <li
            key={download.href}
            className="flex flex-wrap items-center justify-between gap-x-8 border-b border-rule py-5"
          >
            <div className="max-w-md">
              <h3 className="type-item">{download.name}</h3>
              <p className="mt-1 text-soft">{download.description}</p>
            </div>
            <div>
              <TextLink href={download.href} about={download.name} download>
                {words.mediaKit.download}
              </TextLink>
              <p className="type-small text-soft tabular-nums" data-md="note">
                {fileDescription(download)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
