import { type Dispatch, type FormEvent as ReactFormEvent, useEffect, useReducer, useRef, useState } from 'react';
import { controlsOf, isUntouched, textsOf } from './controls';
import { deliver } from './delivery';
import { loadDraft, removeDraft, saveDraft } from './draft';
import { type FormEvent, type FormState, initialState, nextState } from './form-state';
import { originOf } from './origin';
import { reportOutcome } from './report-outcome';
import { HONEYPOT, suspicionsOf } from './spam';
import { type Submission, submissionOf } from './submission';
import { referenceOf } from './submission-id';

/** What every form of the site is given. */
export interface FormProps {
  /** Where it sends; undefined while no address is configured. */
  webhook?: string | undefined;
  /** The address of the page. */
  page: string;
  /** The provider's email address. */
  email: string;
  /** Whether the receiver drops what it already has. */
  dropsDuplicates: boolean;
  /** Where the form begins, if not with empty fields. */
  start?: FormState;
}

/** How long after a keystroke the draft is kept; a long text is not written at each of them. */
const DRAFT_PAUSE_MS = 300;

/** How long people wait before they wonder. */
const SLOW_MS = 4_000;

/** What was there of an earlier visit of the page: what was typed, or an attempt that the end of the page cut off. */
type Restored = 'typed' | 'sending';

/**
 * The behavior that the forms share. The fields stay the browser's own (uncontrolled), so what was typed before the
 * island was hydrated is kept.
 * @param name under which its draft is kept
 */
export function useForm(name: string, { webhook, page, start = initialState }: FormProps) {
  const [state, dispatch] = useReducer(nextState, start);
  const [reference, setReference] = useState('');
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
    const outcome = await send(currentTarget);
    clearTimeout(slow);
    isBusy.current = false;
    if (outcome === 'delivered') forget();
    else keep();
    // Known when the site is bundled: without a service, browsers load nothing of this.
    if (import.meta.env.VITE_ANALYTICS) reportOutcome(name, outcome);
    dispatch(outcome === 'delivered' ? { type: 'delivered' } : { type: 'failed', failure: outcome });
  }

  /** Whatever looks automated is sent as well, and named: the receiver decides. */
  async function send(from: HTMLFormElement) {
    const texts = textsOf(from);
    const honeypot = String(new FormData(from).get(HONEYPOT) ?? '');
    const touchedAt = Number(from.closest<HTMLElement>('[data-island]')?.dataset.touched) || undefined;
    const suspected = suspicionsOf({ honeypot, touchedAt, isRestored: restored !== undefined }).join(',');
    submission.current = await submissionOf(texts, submission.current);
    const { submissionId, submittedAt } = submission.current;
    setReference(referenceOf(submissionId));
    keep({ isSending: true });
    const about = { page, ...origin, submittedAt, submissionId, [HONEYPOT]: honeypot, suspected };
    const fields: Record<string, string> = { ...texts, ...about };
    if (import.meta.env.VITE_PROOF_OF_WORK === 'true' && webhook) {
      const { proofOfWork } = await import('./proof-of-work');
      fields.altcha = await proofOfWork(webhook);
    }
    return deliver(webhook, fields);
  }

  function edit() {
    dispatch({ type: 'edited' });
    keep({ pause: DRAFT_PAUSE_MS });
  }

  /**
   * The browser checks the fields, and says what is wrong. Before the island is hydrated, it posts the form as well. Without an
   * address, `dialog` keeps it from putting what was typed into the address bar: outside of a dialog it does nothing. forms.css then
   * hides the button from visitors without JavaScript.
   */
  const native = webhook ? { action: webhook, method: 'post' } : { method: 'dialog' };
  const formProps = { ...native, ref: form, 'data-hydrated': isHydrated || undefined, onSubmit: submit, onInput: edit };
  return { state, element: form, restored, reference, origin, formProps };
}

/** What is known once the form is hydrated. Tells the form when the network is back. */
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

/** Sends the form as soon as it can be, if the visitor has pressed Send before: see hydrate-islands.ts. */
function useHeldPress(isHydrated: boolean, form: React.RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const island = form.current?.closest<HTMLElement>('[data-island]');
    if (!isHydrated || island?.dataset.pressed === undefined) return;
    delete island.dataset.pressed;
    form.current?.requestSubmit();
  }, [isHydrated, form]);
}

/** Restores the draft once, and keeps it from then on; the last keystrokes before leaving the page too. */
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

/** Asks before the page is left, as long as something is on its way. */
function useLeaveWarning(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
