import type { Content } from '../../../renderer/content/schema/content';
import { forced } from '../../examples';
import { Stylesheet } from '../../ui/stylesheet';
import { SubmitButton } from './submit-button';

export function examples({ words }: Content) {
  const { submit, sending } = words.form;
  const ready = (
    <>
      <Stylesheet file="islands/forms/forms.css" />
      <SubmitButton label={submit} sendingLabel={sending} isSending={false} />
    </>
  );
  return {
    ready,
    hover: forced('hover', ready),
    'focus-visible': forced('focus-visible', ready),
    sending: <SubmitButton label={submit} sendingLabel={sending} isSending />,
  };
}
