import { expect, test } from 'vitest';
import {
  type FormEvent,
  type FormState,
  initialState,
  nextState,
} from '../../../../../components/islands/forms/form-state';

const states = {
  editing: { name: 'editing' },
  sending: { name: 'sending', isSlow: false },
  sent: { name: 'sent' },
  error: { name: 'error', failure: 'broken' },
  'error while offline': { name: 'error', failure: 'offline' },
} satisfies Record<string, FormState>;

const events = {
  'is edited': { type: 'edited' },
  'is submitted': { type: 'submitted' },
  'takes long': { type: 'slow' },
  'is delivered': { type: 'delivered' },
  'fails to arrive': { type: 'failed', failure: 'timed-out' },
  'comes online': { type: 'online' },
} satisfies Record<string, FormEvent>;

/** All transitions; other pairs leave the state unchanged. */
const transitions: [keyof typeof states, keyof typeof events, FormState][] = [
  ['editing', 'is submitted', { name: 'sending', isSlow: false }],
  ['sending', 'takes long', { name: 'sending', isSlow: true }],
  ['sending', 'is delivered', { name: 'sent' }],
  ['sending', 'fails to arrive', { name: 'error', failure: 'timed-out' }],
  ['error', 'is edited', { name: 'editing' }],
  ['error', 'is submitted', { name: 'sending', isSlow: false }],
  ['error while offline', 'is edited', { name: 'editing' }],
  ['error while offline', 'is submitted', { name: 'sending', isSlow: false }],
  ['error while offline', 'comes online', { name: 'error', failure: 'online-again' }],
];

test('a form begins in editing', () => {
  expect(initialState).toEqual(states.editing);
});

for (const state of Object.keys(states) as (keyof typeof states)[]) {
  for (const event of Object.keys(events) as (keyof typeof events)[]) {
    const expected = transitions.find(([from, what]) => from === state && what === event)?.[2] ?? states[state];
    test(`${state}, ${event}: ${expected.name}`, () => {
      expect(nextState(states[state], events[event])).toEqual(expected);
    });
  }
}
