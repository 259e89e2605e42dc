import { type FormEvent as ReactFormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { deliver } from './delivery';
import { type Invalid, initialState, nextState } from './form-state';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Options {
  webhook: string | undefined;
  /** Sent along with the fields. */
  page: string;
  /** The message for a control that the browser finds invalid. */
  explain: (field: string, control: Control) => string;
}

/**
 * The behaviour that the forms share. The fields stay the browser's own (uncontrolled), so what was typed before the
 * island woke is kept.
 */
export function useForm({ webhook, page, explain }: Options) {
  const [state, dispatch] = useReducer(nextState, initialState);
  const [isAwake, setAwake] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => setAwake(true), []);

  async function submit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current) return;
    const wrong = controlsOf(form).filter((control) => !control.validity.valid);
    if (wrong.length > 0) {
      const invalid: Invalid = {};
      for (const control of wrong) invalid[control.name] = explain(control.name, control);
      dispatch({ type: 'refused', invalid });
      wrong[0]?.focus();
      return;
    }
    isBusy.current = true;
    dispatch({ type: 'submitted' });
    const outcome = await deliver(webhook, { ...textsOf(form), page, submittedAt: new Date().toISOString() });
    isBusy.current = false;
    dispatch(outcome === 'delivered' ? { type: 'delivered' } : { type: 'failed', failure: outcome });
  }

  function edit(event: ReactFormEvent<HTMLFormElement>) {
    if (event.target instanceof Element && 'name' in event.target) {
      dispatch({ type: 'edited', field: String(event.target.name) });
    }
  }

  /**
   * Before the island wakes, the browser checks and posts the form natively. Without an address, `dialog` keeps it
   * from putting what was typed into the address bar: outside of a dialog it does nothing.
   */
  const native = webhook ? { action: webhook, method: 'post' } : { method: 'dialog' };
  return { state, formProps: { ...native, noValidate: isAwake, onSubmit: submit, onInput: edit } };
}

/** What the label of a control says. */
export function labelOf(control: Control): string {
  return control.labels?.[0]?.textContent ?? control.name;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}
