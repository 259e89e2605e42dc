import { type Dispatch, type FormEvent as ReactFormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { controlsOf, isUntouched, textsOf } from './controls';
import { deliver, type Outcome } from './delivery';
import { loadDraft, removeDraft, saveDraft } from './draft';
import { type FormEvent, type FormState, initialState, nextState } from './form-state';
import { originOf } from './origin';
import { reportOutcome } from './report-outcome';
import { HONEYPOT, suspicionsOf } from './spam';
import { type Submission, submissionOf } from './submission';
import { confirmationCodeOf } from './submission-id';

/** The props of every form of the site. */
export interface FormProps {
  /** The address of the receiver; undefined if none is configured. */
  webhook?: string | undefined;
  /** The address of the page. */
  page: string;
  /** The provider's email address. */
  email: string;
  /** The address of the provider's chat, if inquiries may come that way. */
  chat?: string | undefined;
  /** Whether the receiver drops duplicates. */
  dropsDuplicates: boolean;
  /** The initial state, if not empty fields. */
  start?: FormState;
}

/** The delay between a keystroke and saving the draft, so that a long text is not saved at each keystroke. */
const DRAFT_PAUSE_MS = 300;

/** People wait this long before they wonder. */
const SLOW_MS = 4_000;

/** What is left of an earlier visit to the page: a draft, or an attempt that was interrupted when the page closed. */
type Restored = 'typed' | 'sending';

/**
 * The shared behavior of the forms. The fields are uncontrolled, so hydration keeps the visitor's input.
 * @param name the key of its draft
 */
export function useForm(name: string, { webhook, page, start = initialState }: FormProps) {
  const [state, dispatch] = useReducer(nextState, start);
  const [confirmationCode, setConfirmationCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const submission = useRef<Submission>(undefined);
  const { restored, keep, forget } = useDraft(name, form, submission);
  const { isHydrated, origin } = useBrowser(form, dispatch);
  useLeaveWarning(state.name === 'sending');

  async function submit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const { currentTarget } = event;
    isBusy.current = true;
    dispatch({ type: 'submitted' });
    const slow = setTimeout(() => dispatch({ type: 'slow' }), SLOW_MS);
    // Whatever fails, a browser without a function or a chunk that is gone after a deployment, ends in the failure box.
    const outcome = await send(currentTarget).catch((error: unknown): Outcome => {
      console.warn('The form could not be sent', error);
      return 'unconfirmed';
    });
    clearTimeout(slow);
    isBusy.current = false;
    if (outcome === 'delivered') forget();
    else keep();
    dispatch(outcome === 'delivered' ? { type: 'delivered' } : { type: 'failed', failure: outcome });
    // A constant at build time: without a service, this code is not in the bundle.
    if (import.meta.env.VITE_ANALYTICS) reportOutcome(name, outcome);
  }

  /** Suspected spam is sent as well, with the reasons: the receiver decides. */
  async function send(from: HTMLFormElement) {
    const texts = textsOf(from);
    const honeypot = String(new FormData(from).get(HONEYPOT) ?? '');
    const touchedAt = Number(from.closest<HTMLElement>('[data-island]')?.dataset.touched) || undefined;
    const suspected = suspicionsOf({ honeypot, touchedAt, isRestored: restored !== undefined }).join(',');
    submission.current = await submissionOf(texts, submission.current);
    const { submissionId, submittedAt } = submission.current;
    setConfirmationCode(confirmationCodeOf(submissionId));
    keep({ isSending: true });
    const about = { page, ...origin, submittedAt, submissionId, [HONEYPOT]: honeypot, suspected };
    const fields: Record<string, string> = { ...texts, ...about };
    if (import.meta.env.VITE_PROOF_OF_WORK === 'true' && webhook) {
      fields.altcha = await import('./proof-of-work').then(
        ({ proofOfWork }) => proofOfWork(webhook),
        // Without its code there is no proof, as without a solution.
        () => '',
      );
    }
    return deliver(webhook, fields);
  }

  function edit() {
    dispatch({ type: 'edited' });
    keep({ pause: DRAFT_PAUSE_MS });
  }

  /**
   * The browser validates the fields and shows the messages. Before hydration, it posts the form, too. Without an address, the
   * method `dialog` keeps the visitor's input out of the address bar, because it does nothing outside of a dialog. forms.css
   * then hides the button from visitors without JavaScript.
   */
  const native = webhook ? { action: webhook, method: 'post' } : { method: 'dialog' };
  const formProps = { ...native, ref: form, 'data-hydrated': isHydrated || undefined, onSubmit: submit, onInput: edit };
  return { state, element: form, restored, confirmationCode, origin, formProps };
}

/** Facts that need hydration. Also tells the form when the network is back. */
function useBrowser(form: React.RefObject<HTMLFormElement | null>, dispatch: Dispatch<FormEvent>) {
  const [isHydrated, setHydrated] = useState(false);
  const [origin, setOrigin] = useState<Record<string, string>>({});
  useEffect(() => {
    setHydrated(true);
    setOrigin(originOf(window.location.href, document.referrer));
    const tell = () => dispatch({ type: 'online' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [dispatch]);
  useHeldPress(isHydrated, form);
  return { isHydrated, origin };
}

/** Sends the form after hydration if the visitor pressed Send before: see hydrate-islands.ts. */
function useHeldPress(isHydrated: boolean, form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const island = form.current?.closest<HTMLElement>('[data-island]');
    if (!isHydrated || island?.dataset.pressed === undefined) return;
    delete island.dataset.pressed;
    form.current?.requestSubmit();
  }, [isHydrated, form]);
}

/** Restores the draft once, and saves it from then on, including the last keystrokes before the page closes. */
function useDraft(
  name: string,
  form: React.RefObject<HTMLFormElement | null>,
  submission: React.RefObject<Submission | undefined>,
) {
  const [restored, setRestored] = useState<Restored>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function save(isSending: boolean) {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    saveDraft(name, { texts: textsOf(form.current), submission: submission.current, isSending });
  }

  function keep({ pause = 0, isSending = false } = {}) {
    clearTimeout(timer.current);
    if (pause === 0) save(isSending);
    else timer.current = setTimeout(() => save(isSending), pause);
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
      setRestored('typed');
    }
    if (draft?.isSending) setRestored('sending');
    const flush = () => {
      if (timer.current !== undefined) save(false);
    };
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [name]);

  return { restored, keep, forget };
}

/** Asks before the visitor leaves the page while the form is being sent. */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
