import { valueAt } from '../../platform/records';
import type { Finding } from '../diagnostics/diagnostic';
import type { ValidFile } from '../parse/parse-and-validate';

/** How serious it is that a file has a placeholder: a draft is there to be finished. */
export function severityOfPlaceholder(valid: ValidFile): Finding['severity'] {
  return isDraft(valid) ? 'warning' : 'error';
}

/** Whether a page is kept off the public site until it is finished. */
export function isDraft({ data }: ValidFile): boolean {
  return valueAt(data, ['draft']) === true;
}
