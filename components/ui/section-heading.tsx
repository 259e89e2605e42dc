import type { Link } from '../../renderer/content/schema/fields/link';
import { TextLink } from './text-link';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
}

/** The heading of a section, the sentence under it, and the link that goes with it. */
export function SectionHeading({ id, title, text, link }: SectionHeadingProps) {
  return (
    <div className="max-w-3xl">
      <h2 id={id} className="type-title">
        {title}
      </h2>
      {text && <p className="type-lede measure mt-5 text-soft">{text}</p>}
      {link && (
        <p className="mt-4">
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </div>
  );
}
