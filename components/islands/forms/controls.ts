import { HONEYPOT } from './spam';

/** A control that a visitor fills in. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form that people can see. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden' && element.name !== HONEYPOT) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

/** The visitor's input, by the name of the control. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value]));
}

/** The visitor's input, by the label of the control. */
export function labeledTextsOf(form: HTMLFormElement): [label: string, text: string][] {
  return controlsOf(form).map((control) => {
    const text = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value;
    return [labelOf(control), text ?? ''];
  });
}

/** The text of a control's label. */
function labelOf(control: Control): string {
  return control.labels?.[0]?.querySelector('[data-label]')?.textContent ?? control.name;
}

/** Whether a control still has its initial value. */
export function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].every((each) => each.selected === each.defaultSelected);
  return control.value === control.defaultValue;
}
