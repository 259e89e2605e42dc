/** A field of a form: what the browser lets a visitor enter, and what a receiver expects. */
export interface FormField {
  isRequired: boolean;
  /** In UTF-16 code units, as the browser counts for maxlength. */
  maxLength: number;
  /** What it may hold, if not any text. */
  only?: RegExp;
}

/** The sizes of a business that a visitor chooses from. */
const BUSINESS_SIZES = ['small', 'medium', 'large', 'enterprise'] as const;

/** What the browser accepts as an email address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const email: FormField = { isRequired: true, maxLength: 254, only: EMAIL };

/** The fields of the contact form that visitors fill in. */
export const CONTACT_FIELDS = {
  name: { isRequired: true, maxLength: 200 },
  email,
  company: { isRequired: true, maxLength: 200 },
  phone: { isRequired: false, maxLength: 50 },
  businessType: { isRequired: true, maxLength: 20, only: new RegExp(`^(?:${BUSINESS_SIZES.join('|')})$`) },
  message: { isRequired: true, maxLength: 10_000 },
} satisfies Record<string, FormField>;

/** The field of the newsletter box. */
export const NEWSLETTER_FIELDS = { email } satisfies Record<string, FormField>;
