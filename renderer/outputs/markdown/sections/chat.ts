import { type Blocks, heading, labeled, list, paragraph, strong } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function chat({ section, content }: SectionProps<'chat'>): Blocks {
  const { words } = content;
  const messages = section.messages.map(({ from, text, time }) => labeled(words.chat[from], `${text} (${time})`));
  const points = section.points.map(({ title, description }) => [heading(3, title), paragraph(description)]);
  return [
    ...sectionHeading(section),
    paragraph(strong(section.contact), ` (${words.chat.online})`),
    list(messages),
    list(points, 'ordered'),
  ];
}
