import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '../../../renderer/content/schema/fill-placeholders';
import { CONTACT_FIELDS } from '../../../renderer/content/schema/form-fields';
import type { Words } from '../../../renderer/content/schema/words';
import { labelOf } from '../forms/controls';
import { ErrorSummary } from '../forms/error-summary';
import { FailureBox } from '../forms/failure-box';
import { describedBy, Field } from '../forms/field';
import type { FormState } from '../forms/form-state';
import { Honeypot } from '../forms/honeypot';
import { SubmitButton } from '../forms/submit-button';
import { useForm } from '../forms/use-form';

interface ContactFormProps {
  /** What the ids of its fields begin with. */
  id: string;
  words: Words['form'] & { failure: Words['failure'] };
  /** Where inquiries go; undefined while none is configured. */
  webhook?: string | undefined;
  /** The address of the page. */
  page: string;
  /** The provider's email address. */
  email: string;
  /** Whether the receiver drops what it already has. */
  dropsDuplicates: boolean;
  /** The page for planning a call; undefined where there is none. */
  booking?: string | undefined;
  /** Where the form begins, if not with empty fields. */
  start?: FormState;
}

const SETTING = 'VITE_CONTACT_WEBHOOK_URL';

/** From here on a visitor is told how much room the message has left. */
const FEW_CHARACTERS = 500;

/** The inquiry form. Specification, sections 3, 4, 5 and 8. */
export function ContactForm({ id, words, webhook, page, email, dropsDuplicates, booking, start }: ContactFormProps) {
  const [left, setLeft] = useState<number>(CONTACT_FIELDS.message.maxLength);
  const { state, form, errorSummary, restored, reference, origin, formProps } = useForm({
    name: 'contact-form',
    webhook,
    page,
    start,
    explain: (field, control) => {
      if (field === 'email') return control.validity.valueMissing ? words.emailMissing : words.emailWrong;
      return fillPlaceholders(words.missing, { label: labelOf(control) });
    },
  });
  if (state.name === 'sent') return <ThankYou words={words} reference={reference} booking={booking} />;
  const messageHint = fillPlaceholders(words.messageHint, { limit: inWords(CONTACT_FIELDS.message.maxLength) });
  const again = dropsDuplicates ? words.failure.againIsSafe : words.failure.againMayBeTwice;
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
            dropsDuplicates={dropsDuplicates}
            form={form}
          />
        </div>
      )}
      <ErrorSummary ref={errorSummary} title={words.invalidTitle} id={id} invalid={errors} form={form} />
      {restored && state.name === 'editing' && (
        <p role="status" className="type-small mt-5 border-l-[3px] border-hue pl-4">
          {restored === 'typed' ? words.restored : `${words.interrupted} ${again}`}
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
            maxLength={CONTACT_FIELDS.name.maxLength}
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
            maxLength={CONTACT_FIELDS.email.maxLength}
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
            maxLength={CONTACT_FIELDS.company.maxLength}
            autoComplete="organization"
            enterKeyHint="next"
            {...describedBy(`${id}-company`, errors.company)}
          />
        </Field>
        <Field id={`${id}-phone`} label={words.phone} optional={words.optional}>
          <input
            id={`${id}-phone`}
            name="phone"
            type="tel"
            maxLength={CONTACT_FIELDS.phone.maxLength}
            autoComplete="tel"
            inputMode="tel"
            enterKeyHint="next"
          />
        </Field>
        <Field id={`${id}-businessType`} label={words.businessType} className="sm:col-span-2">
          <select id={`${id}-businessType`} name="businessType" defaultValue="small">
            <option value="small">{words.sizes.small}</option>
            <option value="medium">{words.sizes.medium}</option>
            <option value="large">{words.sizes.large}</option>
            <option value="enterprise">{words.sizes.enterprise}</option>
          </select>
        </Field>
        <Field
          id={`${id}-message`}
          label={words.message}
          hint={messageHint}
          error={errors.message}
          className="sm:col-span-2"
        >
          <textarea
            id={`${id}-message`}
            name="message"
            rows={4}
            required
            maxLength={CONTACT_FIELDS.message.maxLength}
            onInput={(event) => setLeft(CONTACT_FIELDS.message.maxLength - event.currentTarget.value.length)}
            {...describedBy(`${id}-message`, errors.message, messageHint)}
          />
          <span role="status" className="field-hint">
            {left <= FEW_CHARACTERS && fillPlaceholders(words.messageLeft, { count: inWords(left) })}
          </span>
        </Field>
      </fieldset>
      {!webhook && (
        <noscript>
          <p className="error-box mt-5">{words.noScript}</p>
        </noscript>
      )}
      {Object.keys(origin).length > 0 && (
        <p className="type-small mt-5 text-soft">
          {words.origin} {Object.entries(origin).map(nameOrigin).join(', ')}
        </p>
      )}
      {webhook && (
        <noscript>
          <p className="type-small mt-5">
            {words.nativeSend}{' '}
            <a href={`mailto:${email}`} className="underline">
              {email}
            </a>
          </p>
        </noscript>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton label={words.submit} sendingLabel={words.sending} isSending={state.name === 'sending'} />
        <p role="status" className="type-small basis-full empty:hidden">
          {state.name === 'sending' && state.isSlow && words.slow}
        </p>
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

/** A number as the site writes it. */
function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

/** The page that a visitor came from is named by its address, a campaign by its parameters. */
function nameOrigin([name, value]: [string, string]): string {
  return name === 'service' ? value : `${name}=${value}`;
}

interface ThankYouProps {
  words: Words['form'];
  reference: string;
  booking: string | undefined;
}

/** Takes the form's place once the inquiry is sent. */
function ThankYou({ words, reference, booking }: ThankYouProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="status" tabIndex={-1} data-sent className="py-10">
      <p className="type-title">{words.sentTitle}</p>
      <p className="type-lede mt-4 text-soft">{words.sentText}</p>
      <p className="type-small mt-4">
        {words.reference} <span className="font-semibold tabular-nums">{reference}</span>
      </p>
      {booking && (
        <p className="mt-4">
          <a href={booking} className="font-semibold underline">
            {words.booking}
          </a>
        </p>
      )}
    </div>
  );
}
