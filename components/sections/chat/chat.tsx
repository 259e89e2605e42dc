import { useContent } from '../../content-context';
import { Island } from '../../islands/island';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { chat } from './schema';

/** The chat demo, and what to notice in it. */
export function Chat({ section }: SectionProps<typeof chat>) {
  const { words } = useContent();
  const { contact, messages, points } = section;
  return (
    <SectionFrame section={section}>
      <div className="cols items-start gap-y-12">
        <div className="col-span-full md:col-span-6 lg:col-span-5">
          <Island name="chat-demo" props={{ contact, messages, words: words.chat }} />
        </div>
        <ol className="col-span-full border-t-2 border-line md:col-span-6 lg:col-span-6 lg:col-start-7">
          {points.map(({ title, description }) => (
            <li key={title} className="border-b border-rule py-6">
              <h3 className="type-item">{title}</h3>
              <p className="measure mt-1.5 text-soft">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
