import { useEffect, useId, useRef } from 'react';
import type { Words } from '../../../renderer/content/schema/words';
import { labelOf } from '../forms/controls';
import { FailureBox } from '../forms/failure-box';
import { describedBy, Field } from '../forms/field';
import type { FormState } from '../forms/form-state';
import { Honeypot } from '../forms/honeypot';
import { SubmitButton } from '../forms/submit-button';
import { useForm } from '../forms/use-form';

interface ContactFormProps {
  words: Words['form'] & { failure: Words['failure'] };
  /** Where enquiries go; undefined while none is configured. */
  webhook?: string | undefined;
  /** The address of the page. */
  page: string;
  /** The provider's e-mail address. */
  email: string;
  /** Where the form begins, if not with empty fields. */
  start?: FormState;
}

const SETTING = 'VITE_CONTACT_WEBHOOK_URL';

/** The enquiry form. Specification, sections 3, 4, 5 and 8. */
export function ContactForm({ words, webhook, page, email, start }: ContactFormProps) {
  const id = useId();
  const { state, form, isRestored, canSend, formProps } = useForm({
    name: 'contact-form',
    webhook,
    page,
    start,
    explain: (field, control) => {
      if (field === 'email') return control.validity.valueMissing ? words.emailMissing : words.emailWrong;
      return words.missing.replace('{label}', labelOf(control));
    },
  });
  if (state.name === 'sent') return <ThankYou words={words} />;
  const errors = state.name === 'editing' ? state.invalid : {};
  return (
    <form {...formProps} aria-label={words.legend}>
      <p className="type-heading">{words.legend}</p>
      <p className="type-small mt-1 text-soft">{words.required}</p>
      {state.name === 'error' && (
        <div className="mt-5">
          <FailureBox
            title={words.errorTitle}
            failure={state.failure}
            words={words.failure}
            setting={SETTING}
            email={email}
            form={form}
          />
        </div>
      )}
      {isRestored && state.name === 'editing' && (
        <p role="status" className="type-small mt-5 border-l-[3px] border-hue pl-4">
          {words.restored}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <Honeypot label={words.leaveEmpty} />
      <fieldset disabled={state.name === 'sending'} className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field id={`${id}-name`} label={words.name} error={errors.name}>
          <input
            id={`${id}-name`}
            name="name"
            required
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            {...describedBy(`${id}-name`, errors.name)}
          />
        </Field>
        <Field id={`${id}-email`} label={words.email} error={errors.email}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
            {...describedBy(`${id}-email`, errors.email)}
          />
        </Field>
        <Field id={`${id}-company`} label={words.company} error={errors.company}>
          <input
            id={`${id}-company`}
            name="company"
            required
            autoComplete="organization"
            enterKeyHint="next"
            {...describedBy(`${id}-company`, errors.company)}
          />
        </Field>
        <Field id={`${id}-phone`} label={words.phone} optional={words.optional}>
          <input id={`${id}-phone`} name="phone" type="tel" autoComplete="tel" inputMode="tel" enterKeyHint="next" />
        </Field>
        <Field id={`${id}-size`} label={words.businessType} className="sm:col-span-2">
          <select id={`${id}-size`} name="businessType" defaultValue="small">
            <option value="small">{words.sizes.small}</option>
            <option value="medium">{words.sizes.medium}</option>
            <option value="large">{words.sizes.large}</option>
            <option value="enterprise">{words.sizes.enterprise}</option>
          </select>
        </Field>
        <Field
          id={`${id}-message`}
          label={words.message}
          hint={words.messageHint}
          error={errors.message}
          className="sm:col-span-2"
        >
          <textarea
            id={`${id}-message`}
            name="message"
            rows={4}
            required
            {...describedBy(`${id}-message`, errors.message, words.messageHint)}
          />
        </Field>
      </fieldset>
      {!webhook && (
        <noscript>
          <p className="error-box mt-5">{words.noScript}</p>
        </noscript>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton
          label={words.submit}
          sendingLabel={words.sending}
          isSending={state.name === 'sending'}
          isOfUse={canSend}
        />
        <p className="type-small max-w-xs text-soft">
          {words.privacy}{' '}
          <a href="/privacy" className="underline">
            {words.privacyLink}
          </a>
        </p>
      </div>
    </form>
  );
}

/** Takes the form's place once the enquiry is sent. */
function ThankYou({ words }: { words: Words['form'] }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} data-sent className="py-10">
      <p className="type-title">{words.sentTitle}</p>
      <p className="type-lede mt-4 text-soft">{words.sentText}</p>
    </div>
  );
}
