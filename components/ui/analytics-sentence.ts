import type { Words } from '../../renderer/content/schema/words';
import type { Analytics } from '../content-context';

/** Which service counts visits, and where it runs. */
export function analyticsSentence({ service, collector }: Analytics, words: Words): string {
  return words.legal.analytics.replace('{service}', service).replace('{host}', new URL(collector).host);
}
