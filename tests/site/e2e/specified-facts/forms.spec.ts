import type { HTMLElement } from 'node-html-parser';
import { builtPages } from '../built-pages';
import { hydrateForm } from '../contact-form';
import { expect, test } from '../site';
import { readingOf, sectionOf } from './page-parts';

/** The fields in order, with the validation by browsers. */
const fields: Field[] = [
  { label: 'Full Name', name: 'name', control: 'input', checks: ['required'] },
  { label: 'Email', name: 'email', control: 'input', checks: ['required', 'type=email'] },
  { label: 'Company Name', name: 'company', control: 'input', checks: ['required'] },
  { label: 'Phone (optional)', name: 'phone', control: 'input', checks: [] },
  { label: 'Message', name: 'message', control: 'textarea of 4 rows', checks: ['required'] },
  { label: 'Business Size', name: 'businessType', control: 'select', checks: ['required'] },
];

const sizes = [
  ['small', 'Small (1-50 employees)'],
  ['medium', 'Medium (51-200 employees)'],
  ['large', 'Large (201-1000 employees)'],
  ['enterprise', 'Enterprise (1000+ employees)'],
];

interface Field {
  label: string;
  name: string;
  control: string;
  checks: string[];
}

const services = ['/whatsapp-growth', '/mobile-app-development', '/website-development', '/ai-agents-chatbots'];

for (const address of [...services, '/contact']) {
  test(`${address} has exactly the fields of an inquiry`, () => {
    expect(fieldsOf(sectionOf(address, 'contact'))).toEqual(fields);
  });

  test(`${address} has the business sizes, with small as default`, () => {
    const options = sectionOf(address, 'contact').querySelectorAll('option:not([hidden])');
    expect(options.map((option) => [option.getAttribute('value'), readingOf(option)])).toEqual(sizes);
    expect(options.filter((option) => option.hasAttribute('selected'))).toEqual([options[0]]);
  });
}

test('the newsletter box has exactly one field, for the email address', () => {
  expect(fieldsOf(sectionOf('/blog', 'newsletter'))).toEqual([
    { label: 'Your email address', name: 'email', control: 'input', checks: ['required', 'type=email'] },
  ]);
});

test('no form validates more than browsers do', () => {
  const ownChecks = /<(?:form|input|textarea|select)\b[^>]*\s(?:novalidate|maxlength|minlength|pattern)\b/i;
  expect(builtPages.filter(({ html }) => ownChecks.test(html)).map(({ address }) => address)).toEqual([]);
});

test('no form counts or limits characters', () => {
  const withCounter = builtPages
    .filter(({ html }) => html.includes('<form'))
    .filter(({ root }) => root.querySelectorAll('form').some((form) => /character/i.test(readingOf(form))));
  expect(withCounter.map(({ address }) => address)).toEqual([]);
});

for (const [address, name, first, button] of [
  ['/contact', 'Send us a message', 'Full Name', 'Send Message'],
  ['/blog', 'Subscribe', 'Your email address', 'Subscribe'],
] as const) {
  test(`the browser alone rejects the empty form on ${address}`, async ({ page }) => {
    await page.goto(address);
    const form = page.getByRole('form', { name });
    await form.getByLabel(first).focus();
    await form.and(page.locator('[data-hydrated]')).waitFor();
    const text = await form.innerText();
    await form.getByRole('button', { name: button }).click();
    await expect(form.getByLabel(first)).toBeFocused();
    expect(await form.innerText()).toBe(text);
    expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  });
}

test('a long message is neither limited nor counted', async ({ page }) => {
  await page.goto('/contact');
  await hydrateForm(page);
  const form = page.getByRole('form', { name: 'Send us a message' });
  const text = await form.innerText();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Seven! '.repeat(1_428));
  expect(await form.innerText()).toBe(text);
  expect(await message.evaluate((element: HTMLTextAreaElement) => element.maxLength)).toBe(-1);
});

/** The visible fields of a form. */
function fieldsOf(form: HTMLElement): Field[] {
  return form.querySelectorAll('input, textarea, select').flatMap((control) => {
    const { attributes, tagName } = control;
    if (attributes.type === 'hidden' || control.closest('[inert]')) return [];
    const label = form.querySelector(`label[for="${control.id}"]`);
    const rows = attributes.rows === undefined ? '' : ` of ${attributes.rows} rows`;
    return [
      {
        label: label ? readingOf(label) : '',
        name: attributes.name ?? '',
        control: `${tagName.toLowerCase()}${rows}`,
        checks: checksOf(control),
      },
    ];
  });
}

/** The validation attributes of a control. */
function checksOf({ attrs }: HTMLElement): string[] {
  const all = ['required', 'maxlength', 'minlength', 'pattern', 'min', 'max', 'step'];
  const checks = all.filter((check) => check in attrs);
  return attrs.type === 'email' || attrs.type === 'url' ? [...checks, `type=${attrs.type}`] : checks;
}
