import { fileDescription } from '../../../../components/ui/file-description';
import { type Blocks, heading, link, paragraph } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function mediaKit({ section, content }: SectionProps<'media-kit'>): Blocks {
  const downloads = content.mediaKit.flatMap((download) => {
    const label = `${content.words.mediaKit.download}: ${download.name}`;
    return [
      heading(3, download.name),
      paragraph(download.description),
      paragraph(link({ label, href: download.href }), ` (${fileDescription(download)})`),
    ];
  });
  return [...sectionHeading(section), ...downloads];
}
