import type { HTMLElement } from 'node-html-parser';
import type { Problem } from '../../../content/diagnostics/diagnostic';
import { nameOf } from '../accessible-name';
import { onPage } from '../built-site';
import { eachPage } from '../define-check';

const FIELDS = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea';

/** Each field of a form has a label and a name, and the form a button that sends it to its action, or says without JavaScript what to do instead. */
export default eachPage((page) =>
  page.root.querySelectorAll('form').flatMap((form) => {
    const fields = form.querySelectorAll(FIELDS).filter((field) => !field.closest('[inert], [hidden]'));
    return [
      ...fields.flatMap((field) => ofField(field, form, page.root).map((problem) => onPage(page, problem, field))),
      ...ofForm(form).map((problem) => onPage(page, problem, form)),
    ];
  }),
);

function ofField(field: HTMLElement, form: HTMLElement, root: HTMLElement): Problem[] {
  const { id = '', name = '' } = field.attributes;
  const label =
    field.closest('label') ?? form.querySelectorAll('label').find((each) => each.getAttribute('for') === id);
  const isLabelled = [label, field].some((each) => each && nameOf(each, root) !== '');
  return [
    ...(isLabelled
      ? []
      : [{ message: `The field "${name}" has no label.`, found: field.outerHTML.slice(0, 80), expected: 'a label' }]),
    ...(name !== ''
      ? []
      : [
          {
            message: 'The field has no name, so its value is not sent.',
            found: field.outerHTML.slice(0, 80),
            expected: 'a name',
          },
        ]),
  ];
}

function ofForm(form: HTMLElement): Problem[] {
  const { action, method = 'get' } = form.attributes;
  const hasButton = form.querySelector('button:not([type]), [type=submit], [type=image]') !== null;
  const isSent = /^(?:get|post)$/i.test(method) && action !== undefined && action !== '';
  return [
    ...(hasButton
      ? []
      : [{ message: 'The form has no button that sends it.', found: '', expected: 'a button of type submit' }]),
    // A form without a receiver, as in development, says so.
    ...(isSent || form.querySelector('noscript')
      ? []
      : [
          {
            message: 'Without JavaScript, the form sends nothing.',
            found: `method ${method}, action ${action ?? 'none'}`,
            expected: 'an action, and the method post or get',
          },
        ]),
  ];
}
