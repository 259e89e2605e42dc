import { useId } from 'react';
import type { Words } from '../../model/lists/words';
import { Field } from '../forms/field';
import { FormShell } from '../forms/form-shell';
import { SubmitButton } from '../forms/submit-button';
import { type FormProps, useForm } from '../forms/use-form';

interface NewsletterFormProps extends FormProps {
  words: Words['newsletter'] & Pick<Words['form'], 'leaveEmpty' | 'nativeSend'> & { failure: Words['failure'] };
}

/** The newsletter box: one field, the same states as the inquiry form. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { words } = props;
  const id = useId();
  const form = useForm('newsletter-form', props);
  const isSending = form.state.name === 'sending';
  return (
    <FormShell
      {...props}
      form={form}
      label={words.submit}
      setting="VITE_NEWSLETTER_WEBHOOK_URL"
      sent={<p className="type-item">{words.sent}</p>}
    >
      <div className="newsletter-line grid gap-3">
        <Field id={`${id}-email`} label={words.email} className="min-w-0" isLocked={isSending}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
          />
        </Field>
        <SubmitButton label={words.submit} sendingLabel={words.sending} isSending={isSending} />
      </div>
      <p className="type-small mt-3">{words.privacy}</p>
    </FormShell>
  );
}
