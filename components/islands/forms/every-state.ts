import { type FormState, failures } from './form-state';

/** Every state of a form by name, for examples. */
export const everyState: Record<string, FormState> = {
  editing: { name: 'editing' },
  sending: { name: 'sending', isSlow: false },
  slow: { name: 'sending', isSlow: true },
  sent: { name: 'sent' },
  ...Object.fromEntries(failures.map((failure) => [failure, { name: 'error', failure } as const])),
};
