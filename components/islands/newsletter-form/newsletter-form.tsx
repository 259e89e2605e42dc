import { useEffect, useRef } from 'react';
import { NEWSLETTER_FIELDS } from '../../../renderer/content/schema/form-fields';
import type { Words } from '../../../renderer/content/schema/words';
import { FailureBox } from '../forms/failure-box';
import { describedBy, Field } from '../forms/field';
import type { FormState } from '../forms/form-state';
import { Honeypot } from '../forms/honeypot';
import { SubmitButton } from '../forms/submit-button';
import { useForm } from '../forms/use-form';

interface NewsletterFormProps {
  /** What the id of its field begins with. */
  id: string;
  words: Words['newsletter'] &
    Pick<Words['form'], 'emailMissing' | 'emailWrong' | 'leaveEmpty' | 'nativeSend'> & {
      failure: Words['failure'];
    };
  /** Where addresses go; undefined while none is configured. */
  webhook?: string | undefined;
  /** The address of the page. */
  page: string;
  /** The provider's email address. */
  email: string;
  /** Whether the receiver drops what it already has. */
  dropsDuplicates: boolean;
  /** Where the form begins, if not with empty fields. */
  start?: FormState;
}

const SETTING = 'VITE_NEWSLETTER_WEBHOOK_URL';

/** The newsletter box: one field, the same states as the inquiry form. */
export function NewsletterForm({ id, words, webhook, page, email, dropsDuplicates, start }: NewsletterFormProps) {
  const fieldId = `${id}-email`;
  const { state, form, formProps } = useForm({
    name: 'newsletter-form',
    webhook,
    page,
    start,
    explain: (_field, control) => (control.validity.valueMissing ? words.emailMissing : words.emailWrong),
  });
  if (state.name === 'sent') {
    return <SentNote>{words.sent}</SentNote>;
  }
  const error = state.name === 'editing' ? state.invalid.email : undefined;
  return (
    <form {...formProps} aria-label={words.submit}>
      {state.name === 'error' && (
        <div className="mb-5">
          <FailureBox
            title={words.errorTitle}
            failure={state.failure}
            words={words.failure}
            setting={SETTING}
            email={email}
            dropsDuplicates={dropsDuplicates}
            form={form}
          />
        </div>
      )}
      <input type="hidden" name="page" value={page} />
      <Honeypot label={words.leaveEmpty} />
      <fieldset disabled={state.name === 'sending'} className="newsletter-line grid items-start gap-3">
        <Field id={fieldId} label={words.email} error={error} className="min-w-0">
          <input
            id={fieldId}
            name="email"
            type="email"
            required
            maxLength={NEWSLETTER_FIELDS.email.maxLength}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            {...describedBy(fieldId, error)}
          />
        </Field>
        <div className="grid">
          <SubmitButton label={words.submit} sendingLabel={words.sending} isSending={state.name === 'sending'} />
        </div>
      </fieldset>
      <p className="type-small mt-3">{words.privacy}</p>
      {webhook && (
        <noscript>
          <p className="type-small mt-3">
            {words.nativeSend}{' '}
            <a href={`mailto:${email}`} className="underline">
              {email}
            </a>
          </p>
        </noscript>
      )}
      {!webhook && (
        <noscript>
          <p className="error-box mt-4">
            {words.noScript}{' '}
            <a href={`mailto:${email}`} className="underline">
              {email}
            </a>
          </p>
        </noscript>
      )}
    </form>
  );
}

/** Takes the form's place, and the focus, once the address is sent. */
function SentNote({ children }: { children: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} role="status" tabIndex={-1} data-sent className="type-heading">
      {children}
    </p>
  );
}
