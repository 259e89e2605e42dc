import type { Content } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { forced } from '../../examples';
import { words } from '../../model/lists/words';
import { Field } from './field';

export function examples({ list }: Content) {
  const { email, message, optional, phone, businessType, sizes } = list(words).form;
  const emailField = (id: string, value?: string) => (
    <>
      <Stylesheet file="components/islands/forms/forms.css" />
      <Field id={id} label={email}>
        <input id={id} type="email" defaultValue={value} />
      </Field>
    </>
  );
  return {
    empty: emailField('f-empty'),
    filled: emailField('f-filled', 'mia@kayaks.example'),
    'filled with more than fits': emailField(
      'f-long',
      'appointments.otorhinolaryngology@telecommunications-department.example',
    ),
    optional: (
      <Field id="f-optional" label={phone} optional={optional}>
        <input id="f-optional" type="tel" />
      </Field>
    ),
    hover: forced('hover', emailField('f-hover')),
    'focus-visible': forced('focus-visible', emailField('f-focus')),
    invalid: forced('user-invalid', emailField('f-invalid', 'mia@')),
    'invalid with the focus': forced('user-invalid focus-visible', emailField('f-invalid-focus', 'mia@')),
    'inert, while it is sent': <div inert>{emailField('f-inert', 'mia@kayaks.example')}</div>,
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
  };
}
