import { useId } from 'react';
import type { Words } from '../../model/lists/words';
import { Field, helpIdOf } from '../forms/field';
import { FormShell } from '../forms/form-shell';
import { PREVIOUS_PAGE } from '../forms/origin';
import { SubmitButton } from '../forms/submit-button';
import { type FormProps, useForm } from '../forms/use-form';

interface ContactFormProps extends FormProps {
  words: Words['form'] & { failure: Words['failure'] };
  /** The page for booking a call, if there is one. */
  booking?: string | undefined;
}

/** The inquiry form. Specification, sections 3, 4, 5 and 8. */
export function ContactForm(props: ContactFormProps) {
  const { words, dropsDuplicates, booking } = props;
  const id = useId();
  const form = useForm('contact-form', props);
  const { state, restored, confirmationCode, origin } = form;
  const again = dropsDuplicates ? words.failure.againIsSafe : words.failure.againMayBeTwice;
  const isSending = state.name === 'sending';
  return (
    <FormShell
      {...props}
      form={form}
      label={words.legend}
      setting="VITE_CONTACT_WEBHOOK_URL"
      heading={
        <div className="form-head mb-4">
          <p className="type-note font-semibold">{words.legend}</p>
          <p className="type-small mt-1 text-soft">{words.required}</p>
        </div>
      }
      sent={<ThankYou words={words} code={confirmationCode} booking={booking} />}
    >
      {restored && state.name === 'editing' && (
        <p role="status" className="type-small mb-4 border-s-2 border-hue ps-4">
          {restored === 'typed' ? words.restored : `${words.interrupted} ${again}`}
        </p>
      )}
      <div inert={isSending} className="fields">
        <ContactFields id={id} words={words} />
      </div>
      {Object.keys(origin).length > 0 && (
        <p className="type-small mt-4 text-soft">
          {words.origin} {Object.entries(origin).map(nameOrigin).join(', ')}
        </p>
      )}
      <p className="form-check mt-4 border-s-2 border-line ps-4 font-semibold">
        {words.check}
        {(['name', 'email', 'company', 'message'] as const).map((field) => (
          <a key={field} href={`#${id}-${field}`} className="ms-3 min-h-11 items-center underline">
            {words[field]}
          </a>
        ))}
      </p>
      <div className="form-send">
        <SubmitButton label={words.submit} sendingLabel={words.sending} isSending={isSending} />
        <p role="status" className="type-small basis-full empty:hidden">
          {isSending && state.isSlow && words.slow}
        </p>
        <p className="type-small text-soft">
          {words.privacy}{' '}
          <a href="/privacy" className="underline">
            {words.privacyLink}
          </a>
        </p>
      </div>
    </FormShell>
  );
}

/** The fields in the order of the specification, section 3. */
function ContactFields({ id, words }: Pick<ContactFormProps, 'words'> & { id: string }) {
  const { help } = words;
  return (
    <>
      <Field id={`${id}-name`} label={words.name} help={{ empty: help.name }}>
        <input
          id={`${id}-name`}
          name="name"
          required
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          aria-describedby={helpIdOf(`${id}-name`)}
        />
      </Field>
      <Field id={`${id}-email`} label={words.email} help={{ empty: help.email, malformed: help.emailFormat }}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          enterKeyHint="next"
          placeholder=" "
          aria-describedby={helpIdOf(`${id}-email`)}
        />
      </Field>
      <Field id={`${id}-company`} label={words.company} help={{ empty: help.company }}>
        <input
          id={`${id}-company`}
          name="company"
          required
          autoComplete="organization"
          enterKeyHint="next"
          aria-describedby={helpIdOf(`${id}-company`)}
        />
      </Field>
      <Field id={`${id}-phone`} label={words.phone} optional={words.optional}>
        <input id={`${id}-phone`} name="phone" type="tel" autoComplete="tel" inputMode="tel" enterKeyHint="next" />
      </Field>
      <Field id={`${id}-message`} label={words.message} className="field-wide" help={{ empty: help.message }}>
        <textarea id={`${id}-message`} name="message" rows={4} required aria-describedby={helpIdOf(`${id}-message`)} />
      </Field>
      <Field id={`${id}-businessType`} label={words.businessType} className="field-wide">
        <select id={`${id}-businessType`} name="businessType" required defaultValue="small">
          {/* HTML requires an empty first option in a required list; it is never shown. */}
          <option value="" hidden disabled>
            {words.businessType}
          </option>
          <option value="small">{words.sizes.small}</option>
          <option value="medium">{words.sizes.medium}</option>
          <option value="large">{words.sizes.large}</option>
          <option value="enterprise">{words.sizes.enterprise}</option>
        </select>
      </Field>
    </>
  );
}

/** Names the page that the visitor came from by its address, and a campaign by its parameters. */
function nameOrigin([name, value]: [string, string]): string {
  return name === PREVIOUS_PAGE ? value : `${name}=${value}`;
}

interface ThankYouProps {
  words: Words['form'];
  code: string;
  booking: string | undefined;
}

function ThankYou({ words, code, booking }: ThankYouProps) {
  return (
    <div className="pb-6">
      <p className="type-chapter text-balance font-semibold">{words.sentTitle}</p>
      <p className="type-lede mt-4 text-soft">{words.sentText}</p>
      <p className="type-small mt-4">
        {words.confirmationCode} <span className="font-semibold tabular">{code}</span>
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
