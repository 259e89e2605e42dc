import type { Content } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { forced } from '../../examples';
import { words } from '../../model/lists/words';
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
