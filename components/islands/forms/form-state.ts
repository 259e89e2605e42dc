/** The message for each invalid field, by the name of the field. */
export type Invalid = Partial<Record<string, string>>;

/** What a form is doing. Specification, section 4: editing, sending, sent or error. */
export type FormState =
  | { name: 'editing'; invalid: Invalid }
  | { name: 'sending' }
  | { name: 'sent' }
  | { name: 'error'; failure: Failure };

/** Why an enquiry was not delivered. */
export type Failure = 'not-configured' | 'failed';

export type FormEvent =
  | { type: 'edited'; field: string }
  | { type: 'refused'; invalid: Invalid }
  | { type: 'submitted' }
  | { type: 'delivered' }
  | { type: 'failed'; failure: Failure };

export const initialState: FormState = { name: 'editing', invalid: {} };

/** The next state of a form. An event that a state does not expect leaves it as it is. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (state.name) {
    case 'editing':
    case 'error':
      if (event.type === 'submitted') return { name: 'sending' };
      if (event.type === 'refused') return { name: 'editing', invalid: event.invalid };
      if (event.type === 'edited') return { name: 'editing', invalid: without(state, event.field) };
      return state;
    case 'sending':
      if (event.type === 'delivered') return { name: 'sent' };
      if (event.type === 'failed') return { name: 'error', failure: event.failure };
      return state;
    case 'sent':
      return state;
  }
}

function without(state: FormState, field: string): Invalid {
  if (state.name !== 'editing') return {};
  const rest = { ...state.invalid };
  delete rest[field];
  return rest;
}
