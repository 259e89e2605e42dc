import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { details } from './schema';

/** Label and value pairs. */
export function Details({ section }: SectionProps<typeof details>) {
  return (
    <SectionFrame section={section} heading="beside">
      <dl className="border-t-2 border-line">
        {section.items.map(({ label, value, href }) => (
          <div key={label} className="grid gap-x-6 border-b border-rule py-4 md:grid-cols-[1fr_2fr]">
            <dt className="type-small text-soft">{label}</dt>
            <dd>
              {href ? (
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center font-semibold text-hue underline underline-offset-[0.2em] lg:min-h-0"
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
