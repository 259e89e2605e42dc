/** The state of a form. Specification, section 4: editing, sending, sent or error. */
export type FormState =
  | { name: 'editing' }
  /** Slow: sending takes longer than people expect, so the form says so. */
  | { name: 'sending'; isSlow: boolean }
  | { name: 'sent' }
  | { name: 'error'; failure: Failure };

/** Why a form could not be sent. */
export const failures = [
  /** No address is set (specification, section 8). */
  'not-configured',
  /** The browser has no network. */
  'offline',
  /** The network is back. */
  'online-again',
  /** No answer came in time. */
  'timed-out',
  /** The request is too large for the receiver (413). */
  'too-large',
  /** The receiver rejected the request (any other 4xx). */
  'refused',
  /** The receiver limits the rate of requests (429). */
  'busy',
  /** The receiver failed (5xx). */
  'broken',
  /** The browser may not read the response, or the connection broke: the inquiry may have arrived or not. */
  'unconfirmed',
] as const;

export type Failure = (typeof failures)[number];

export type FormEvent =
  | { type: 'edited' }
  | { type: 'submitted' }
  | { type: 'slow' }
  | { type: 'delivered' }
  | { type: 'failed'; failure: Failure }
  | { type: 'online' };

export const initialState: FormState = { name: 'editing' };

/** The next state of a form. An unexpected event changes nothing. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (state.name) {
    case 'editing':
    case 'error':
      if (event.type === 'submitted') return { name: 'sending', isSlow: false };
      if (event.type === 'edited') return initialState;
      if (event.type === 'online' && state.name === 'error' && state.failure === 'offline') {
        return { name: 'error', failure: 'online-again' };
      }
      return state;
    case 'sending':
      if (event.type === 'slow') return { name: 'sending', isSlow: true };
      if (event.type === 'delivered') return { name: 'sent' };
      if (event.type === 'failed') return { name: 'error', failure: event.failure };
      return state;
    case 'sent':
      return state;
  }
}
