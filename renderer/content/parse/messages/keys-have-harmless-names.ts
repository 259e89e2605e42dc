import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

const HARMFUL = ['__proto__', 'constructor', 'prototype'];

export const keysHaveHarmlessNames: RuleDescription = {
  category: 'Write the front matter',
  description: 'No field and no entry of a list is named __proto__, constructor or prototype.',
  rationale:
    'These three names mean something to the language that the site is built with. Nobody writes them by accident.',
};

export function isHarmful(key: unknown): key is string {
  return typeof key === 'string' && HARMFUL.includes(key);
}

export const harmfulKey = (key: string): Problem => ({
  code: 'keys-have-harmless-names',
  message: `Nothing here can be named "${key}".`,
  found: key,
  suggestion: 'Use another name.',
});
