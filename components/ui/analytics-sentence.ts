import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import type { Words } from '../../renderer/content/schema/words';
import type { Analytics } from '../content-context';

/** Which service counts visits, and where it runs. */
export function analyticsSentence({ service, collector }: Analytics, words: Words): string {
  return fillPlaceholders(words.legal.analytics, { service, host: new URL(collector).host });
}
