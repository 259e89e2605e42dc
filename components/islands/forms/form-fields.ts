/** A field of a form, as a receiver expects it. */
export interface FormField {
  isRequired: boolean;
  /** What it may hold, if not any text. */
  only?: RegExp;
}

/** The sizes of a business that a visitor chooses from. */
const BUSINESS_SIZES = ['small', 'medium', 'large', 'enterprise'] as const;

/** What the browser accepts as an email address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const email: FormField = { isRequired: true, only: EMAIL };

/** The fields of the contact form that visitors fill in. */
export const CONTACT_FIELDS = {
  name: { isRequired: true },
  email,
  company: { isRequired: true },
  phone: { isRequired: false },
  businessType: { isRequired: true, only: new RegExp(`^(?:${BUSINESS_SIZES.join('|')})$`) },
  message: { isRequired: true },
} satisfies Record<string, FormField>;

/** The field of the newsletter box. */
export const NEWSLETTER_FIELDS = { email } satisfies Record<string, FormField>;
