import { useContent } from '../../../components/content-context';
import { ContactForm } from '../../../components/islands/contact-form/contact-form';
import { describedBy, Field } from '../../../components/islands/forms/field';
import type { Failure, FormState } from '../../../components/islands/forms/form-state';
import { SubmitButton } from '../../../components/islands/forms/submit-button';
import { NewsletterForm } from '../../../components/islands/newsletter-form/newsletter-form';
import { type Group, Shelf, Specimen } from './specimen';

export const formGroups: Group[] = [
  { id: 'fields', specimens: <Fields /> },
  { id: 'submit-button', specimens: <SubmitButtons /> },
  { id: 'contact-form', specimens: <ContactForms /> },
  { id: 'newsletter-form', specimens: <NewsletterForms /> },
];

function Fields() {
  const { words } = useContent();
  const { email, emailWrong, message, messageHint, optional, phone } = words.form;
  const missing = words.form.missing.replace('{label}', message);
  return (
    <Shelf>
      <Specimen name="empty">
        <Field id="f-empty" label={email}>
          <input id="f-empty" type="email" />
        </Field>
      </Specimen>
      <Specimen name="filled">
        <Field id="f-filled" label={email}>
          <input id="f-filled" type="email" defaultValue="mia@kayaks.example" />
        </Field>
      </Specimen>
      <Specimen name="filled with more than fits">
        <Field id="f-long" label={email}>
          <input
            id="f-long"
            type="email"
            defaultValue="appointments.otorhinolaryngology@telecommunications-department.example"
          />
        </Field>
      </Specimen>
      <Specimen name="optional">
        <Field id="f-optional" label={phone} optional={optional}>
          <input id="f-optional" type="tel" />
        </Field>
      </Specimen>
      <Specimen name="hover" forced="hover">
        <Field id="f-hover" label={email}>
          <input id="f-hover" type="email" />
        </Field>
      </Specimen>
      <Specimen name="focus-visible" forced="focus-visible">
        <Field id="f-focus" label={email}>
          <input id="f-focus" type="email" />
        </Field>
      </Specimen>
      <Specimen name="error">
        <Field id="f-error" label={email} error={emailWrong}>
          <input id="f-error" type="email" defaultValue="mia@" {...describedBy('f-error', emailWrong)} />
        </Field>
      </Specimen>
      <Specimen name="error with the focus" forced="focus-visible">
        <Field id="f-error-focus" label={email} error={emailWrong}>
          <input id="f-error-focus" type="email" defaultValue="mia@" {...describedBy('f-error-focus', emailWrong)} />
        </Field>
      </Specimen>
      <Specimen name="disabled, while it is sent">
        <fieldset disabled>
          <Field id="f-disabled" label={email}>
            <input id="f-disabled" type="email" defaultValue="mia@kayaks.example" />
          </Field>
        </fieldset>
      </Specimen>
      <Specimen name="choice">
        <Field id="f-choice" label={words.form.businessType}>
          <select id="f-choice">
            <option>{words.form.sizes.small}</option>
            <option>{words.form.sizes.enterprise}</option>
          </select>
        </Field>
      </Specimen>
      <Specimen name="text with a hint">
        <Field id="f-hint" label={message} hint={messageHint}>
          <textarea id="f-hint" rows={3} {...describedBy('f-hint', undefined, messageHint)} />
        </Field>
      </Specimen>
      <Specimen name="text with a hint and an error">
        <Field id="f-both" label={message} hint={messageHint} error={missing}>
          <textarea id="f-both" rows={3} {...describedBy('f-both', missing, messageHint)} />
        </Field>
      </Specimen>
      <Specimen name="long label and error">
        <Field
          id="f-words"
          label="Interdepartmental telecommunications responsibilities and their current owners"
          optional={optional}
          error="Otorhinolaryngological telecommunications responsibilities can’t be left to nobody. Please name one."
        >
          <input id="f-words" {...describedBy('f-words', 'wrong')} />
        </Field>
      </Specimen>
    </Shelf>
  );
}

function SubmitButtons() {
  const { submit, sending } = useContent().words.form;
  const button = { label: submit, sendingLabel: sending, isSending: false };
  return (
    <Shelf>
      <Specimen name="ready">
        <SubmitButton {...button} />
      </Specimen>
      <Specimen name="hover" forced="hover">
        <SubmitButton {...button} />
      </Specimen>
      <Specimen name="focus-visible" forced="focus-visible">
        <SubmitButton {...button} />
      </Specimen>
      <Specimen name="sending">
        <SubmitButton {...button} isSending />
      </Specimen>
    </Shelf>
  );
}

/** A record, so that the compiler asks for each of them. */
const failures: Record<Failure, FormState> = {
  'not-configured': { name: 'error', failure: 'not-configured' },
  offline: { name: 'error', failure: 'offline' },
  'online-again': { name: 'error', failure: 'online-again' },
  'timed-out': { name: 'error', failure: 'timed-out' },
  refused: { name: 'error', failure: 'refused' },
  busy: { name: 'error', failure: 'busy' },
  broken: { name: 'error', failure: 'broken' },
  unconfirmed: { name: 'error', failure: 'unconfirmed' },
};

/** Every state of form-state.ts, by its name. They stay as they are rendered: no script hydrates them. */
function statesOf(invalid: Record<string, string>): Record<string, FormState> {
  return {
    editing: { name: 'editing', invalid: {} },
    invalid: { name: 'editing', invalid },
    sending: { name: 'sending', isSlow: false },
    slow: { name: 'sending', isSlow: true },
    sent: { name: 'sent' },
    ...failures,
  };
}

/** There is no receiver under .example. Without an address, the form would wait for its script. */
const WEBHOOK = 'https://hooks.example/contact';

function ContactForms() {
  const { site, words } = useContent();
  const missing = (label: string) => words.form.missing.replace('{label}', label);
  const states = statesOf({
    name: missing(words.form.name),
    email: words.form.emailWrong,
    company: missing(words.form.company),
    message: missing(words.form.message),
  });
  return (
    <Shelf>
      {Object.entries(states).map(([name, start]) => (
        <Specimen key={name} name={name}>
          <ContactForm
            id={`contact-${name}`}
            words={{ ...words.form, failure: words.failure }}
            webhook={WEBHOOK}
            page="/contact"
            email={site.email}
            dropsDuplicates
            start={start}
          />
        </Specimen>
      ))}
    </Shelf>
  );
}

function NewsletterForms() {
  const { site, words } = useContent();
  const { emailMissing, emailWrong, leaveEmpty, nativeSend } = words.form;
  return (
    <Shelf>
      {Object.entries(statesOf({ email: emailMissing })).map(([name, start]) => (
        <Specimen key={name} name={name}>
          <NewsletterForm
            id={`newsletter-${name}`}
            words={{ ...words.newsletter, emailMissing, emailWrong, leaveEmpty, nativeSend, failure: words.failure }}
            webhook={WEBHOOK}
            page="/blog"
            email={site.email}
            dropsDuplicates
            start={start}
          />
        </Specimen>
      ))}
    </Shelf>
  );
}
