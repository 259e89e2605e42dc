import { type FormEvent as ReactFormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { type Control, controlsOf, isUntouched, textsOf } from './controls';
import { deliver } from './delivery';
import { loadDraft, removeDraft, saveDraft } from './draft';
import { type FormState, type Invalid, initialState, nextState } from './form-state';
import { HONEYPOT, isSpam } from './spam';
import { type Submission, submissionOf } from './submission';

/** How long after a keystroke the draft is kept; a long text is not written at each of them. */
const DRAFT_PAUSE_MS = 300;

interface Options {
  /** The name of the form, under which its draft is kept. */
  name: string;
  webhook: string | undefined;
  /** Sent along with the fields. */
  page: string;
  /** The message for a control that the browser finds invalid. */
  explain: (field: string, control: Control) => string;
  /** Where the form begins; the component page shows it in every state. */
  start?: FormState | undefined;
}

/**
 * The behavior that the forms share. The fields stay the browser's own (uncontrolled), so what was typed before the
 * island woke is kept.
 */
export function useForm({ name, webhook, page, explain, start = initialState }: Options) {
  const [state, dispatch] = useReducer(nextState, start);
  const [isAwake, setAwake] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const submission = useRef<Submission>(undefined);
  const firstTouchedAt = useRef<number>(undefined);
  const { isRestored, keep, forget } = useDraft(name, form, submission);
  useEffect(() => setAwake(true), []);
  useLeaveWarning(state.name === 'sending');
  useEffect(() => {
    const tell = () => dispatch({ type: 'online' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, []);

  async function submit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const { currentTarget } = event;
    const wrong = controlsOf(currentTarget).filter((control) => !control.validity.valid);
    if (wrong.length > 0) {
      const invalid: Invalid = {};
      for (const control of wrong) invalid[control.name] = explain(control.name, control);
      dispatch({ type: 'invalid', invalid });
      wrong[0]?.focus();
      return;
    }
    isBusy.current = true;
    dispatch({ type: 'submitted' });
    const outcome = await send(currentTarget);
    isBusy.current = false;
    if (outcome === 'delivered') forget();
    dispatch(outcome === 'delivered' ? { type: 'delivered' } : { type: 'failed', failure: outcome });
  }

  /** A machine is told the same as a person, so that it learns nothing. */
  async function send(from: HTMLFormElement) {
    const honeypot = String(new FormData(from).get(HONEYPOT) ?? '');
    if (webhook !== undefined && isSpam(honeypot, firstTouchedAt.current)) return 'delivered';
    const { texts, submissionId, submittedAt } = submissionOf(textsOf(from), submission.current);
    submission.current = { texts, submissionId, submittedAt };
    keep();
    return deliver(webhook, { ...texts, page, submittedAt, submissionId });
  }

  function edit(event: ReactFormEvent<HTMLFormElement>) {
    if (event.target instanceof Element && 'name' in event.target) {
      dispatch({ type: 'edited', field: String(event.target.name) });
    }
    keep(DRAFT_PAUSE_MS);
  }

  /** The time trap counts from here; texts that were there before it was not the visitor's hand that is timed. */
  function touch() {
    const isEmpty = form.current && controlsOf(form.current).every(isUntouched);
    if (isEmpty && !isRestored) firstTouchedAt.current ??= Date.now();
  }

  /**
   * Before the island is hydrated, the browser checks and posts the form natively. Without an address, `dialog` keeps it
   * from putting what was typed into the address bar: outside of a dialog it does nothing.
   */
  const native = webhook ? { action: webhook, method: 'post' } : { method: 'dialog' };
  const formProps = { ...native, ref: form, noValidate: isAwake, onSubmit: submit, onInput: edit, onFocus: touch };
  return { state, form, isRestored, canSend: isAwake || webhook !== undefined, formProps };
}

/** Restores the draft once, and keeps it from then on; the last keystrokes before leaving the page too. */
function useDraft(
  name: string,
  form: React.RefObject<HTMLFormElement | null>,
  submission: React.RefObject<Submission | undefined>,
) {
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function save() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current) saveDraft(name, { texts: textsOf(form.current), submission: submission.current });
  }

  function keep(pause = 0) {
    clearTimeout(timer.current);
    if (pause === 0) save();
    else timer.current = setTimeout(save, pause);
  }

  function forget() {
    clearTimeout(timer.current);
    removeDraft(name);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    const draft = loadDraft(name);
    submission.current = draft?.submission;
    const restorable = form.current ? controlsOf(form.current).filter(isUntouched) : [];
    for (const control of restorable) {
      const text = draft?.texts[control.name];
      if (text === undefined || text === control.value) continue;
      control.value = text;
      setRestored(true);
    }
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [name]);

  return { isRestored, keep, forget };
}

/** Asks before the page is left, as long as something is on its way. */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
