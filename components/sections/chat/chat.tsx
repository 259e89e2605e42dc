import type { SectionProps } from 'sitewright';
import { SectionFrame } from '../../ui/section-frame';
import { PlayedChat } from './played-chat';
import type { chat } from './schema';

/** The chat demo below its heading. */
export function Chat({ section }: SectionProps<typeof chat>) {
  return (
    <SectionFrame section={section} heading="plain">
      <div className="rounded-md bg-ground p-4 md:p-8">
        <PlayedChat chat={section} />
      </div>
    </SectionFrame>
  );
}
