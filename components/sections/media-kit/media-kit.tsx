import { useContent } from '../../content-context';
import { SectionFrame } from '../../ui/section-frame';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';

const size = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** The downloads of the media kit, with the type and size of each file. */
export function MediaKit({ section }: SectionProps<'media-kit'>) {
  const { mediaKit, words } = useContent();
  return (
    <SectionFrame section={section} heading="beside" ground="wash">
      <ul className="border-t border-ink">
        {mediaKit.map(({ name, description, href, type, bytes }) => (
          <li key={href} className="flex flex-wrap items-center justify-between gap-x-8 border-b border-rule py-5">
            <div className="max-w-md">
              <h3 className="type-heading">{name}</h3>
              <p className="mt-1 text-soft">{description}</p>
            </div>
            <div>
              <TextLink href={href} about={name} download>
                {words.mediaKit.download}
              </TextLink>
              <p className="type-small text-soft tabular-nums">
                {type}, {size.format(Math.round(bytes / 1024))} KB
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
