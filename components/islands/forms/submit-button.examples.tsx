import type { Content } from '../../../renderer/content/schema/content';
import { forced } from '../../examples';
import { SubmitButton } from './submit-button';

export function examples({ words }: Content) {
  const { submit, sending } = words.form;
  const ready = <SubmitButton label={submit} sendingLabel={sending} isSending={false} />;
  return {
    ready,
    hover: forced('hover', ready),
    'focus-visible': forced('focus-visible', ready),
    sending: <SubmitButton label={submit} sendingLabel={sending} isSending />,
  };
}
