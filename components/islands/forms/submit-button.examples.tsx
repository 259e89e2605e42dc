import { words } from '../../../pages/lists/words';
import type { Content } from '../../../renderer/content/schema/content';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { forced } from '../../examples';
import { SubmitButton } from './submit-button';

export function examples({ list }: Content) {
  const { submit, sending } = list(words).form;
  const ready = (
    <>
      <Stylesheet file="components/islands/forms/forms.css" />
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
