import { useContent } from '../../../components/content-context';
import { ContactForm } from '../../../components/islands/contact-form/contact-form';
import { Field } from '../../../components/islands/forms/field';
import type { Failure, FormState } from '../../../components/islands/forms/form-state';
import { SubmitButton } from '../../../components/islands/forms/submit-button';
import { NewsletterForm } from '../../../components/islands/newsletter-form/newsletter-form';
import { each, forced, type Group, shelf } from './specimen';

export const formGroups: Group[] = [
  { id: 'fields', specimens: <Fields /> },
  { id: 'submit-button', specimens: <SubmitButtons /> },
  { id: 'contact-form', specimens: <ContactForms /> },
  { id: 'newsletter-form', specimens: <NewsletterForms /> },
];

function Fields() {
  const { words } = useContent();
  const { message, optional, phone, businessType, sizes } = words.form;
  return shelf({
    empty: <EmailField id="f-empty" />,
    filled: <EmailField id="f-filled" value="mia@kayaks.example" />,
    'filled with more than fits': (
      <EmailField id="f-long" value="appointments.otorhinolaryngology@telecommunications-department.example" />
    ),
    optional: (
      <Field id="f-optional" label={phone} optional={optional}>
        <input id="f-optional" type="tel" />
      </Field>
    ),
    hover: forced('hover', <EmailField id="f-hover" />),
    'focus-visible': forced('focus-visible', <EmailField id="f-focus" />),
    invalid: forced('user-invalid', <EmailField id="f-invalid" value="mia@" />),
    'invalid with the focus': forced('user-invalid focus-visible', <EmailField id="f-invalid-focus" value="mia@" />),
    'disabled, while it is sent': (
      <fieldset disabled>
        <EmailField id="f-disabled" value="mia@kayaks.example" />
      </fieldset>
    ),
    choice: (
      <Field id="f-choice" label={businessType}>
        <select id="f-choice">
          <option>{sizes.small}</option>
          <option>{sizes.enterprise}</option>
        </select>
      </Field>
    ),
    text: (
      <Field id="f-text" label={message}>
        <textarea id="f-text" rows={4} />
      </Field>
    ),
    'invalid text': forced(
      'user-invalid',
      <Field id="f-invalid-text" label={message}>
        <textarea id="f-invalid-text" rows={4} />
      </Field>,
    ),
    'long label': (
      <Field
        id="f-words"
        label="Interdepartmental telecommunications responsibilities and their current owners"
        optional={optional}
      >
        <input id="f-words" />
      </Field>
    ),
  });
}

function EmailField({ id, value }: { id: string; value?: string }) {
  return (
    <Field id={id} label={useContent().words.form.email}>
      <input id={id} type="email" defaultValue={value} />
    </Field>
  );
}

function SubmitButtons() {
  const { submit, sending } = useContent().words.form;
  const ready = <SubmitButton label={submit} sendingLabel={sending} isSending={false} />;
  return shelf({
    ready,
    hover: forced('hover', ready),
    'focus-visible': forced('focus-visible', ready),
    sending: <SubmitButton label={submit} sendingLabel={sending} isSending />,
  });
}

/** A record, so that the compiler asks for each of them. */
const failures: Record<Failure, FormState> = {
  'not-configured': { name: 'error', failure: 'not-configured' },
  offline: { name: 'error', failure: 'offline' },
  'online-again': { name: 'error', failure: 'online-again' },
  'timed-out': { name: 'error', failure: 'timed-out' },
  'too-large': { name: 'error', failure: 'too-large' },
  refused: { name: 'error', failure: 'refused' },
  busy: { name: 'error', failure: 'busy' },
  broken: { name: 'error', failure: 'broken' },
  unconfirmed: { name: 'error', failure: 'unconfirmed' },
};

/** Every state of form-state.ts, by its name. They stay as they are rendered: no script hydrates them. */
const states: [name: string, state: FormState][] = Object.entries({
  editing: { name: 'editing' },
  sending: { name: 'sending', isSlow: false },
  slow: { name: 'sending', isSlow: true },
  sent: { name: 'sent' },
  ...failures,
});

/** There is no receiver under .example. Without an address, the form would wait for its script. */
const WEBHOOK = 'https://hooks.example/contact';

function ContactForms() {
  const { site, words } = useContent();
  const form = {
    words: { ...words.form, failure: words.failure },
    webhook: WEBHOOK,
    page: '/contact',
    email: site.email,
    dropsDuplicates: true,
  };
  return shelf(each(states, (start) => <ContactForm {...form} start={start} />));
}

function NewsletterForms() {
  const { site, words } = useContent();
  const form = {
    words: { ...words.form, ...words.newsletter, failure: words.failure },
    webhook: WEBHOOK,
    page: '/blog',
    email: site.email,
    dropsDuplicates: true,
  };
  return shelf(each(states, (start) => <NewsletterForm {...form} start={start} />));
}
