import { expect, test } from 'vitest';
import { mailInstead } from '../../../../../components/islands/forms/mail-instead';

function bodyIn(href: string): string {
  return new URL(href).searchParams.get('body') ?? '';
}

test('the link contains the visitor’s input, each text under its label', () => {
  const href = mailInstead('hello@example.com', [
    ['Caller', 'Ada & Co.'],
    ['Phone', ''],
    ['Message', 'One\nTwo 🍎 ثلاثة'],
  ]);
  expect(href.startsWith('mailto:hello@example.com?body=')).toBe(true);
  expect(bodyIn(href)).toBe('Caller: Ada & Co.\r\n\r\nMessage: One\r\nTwo 🍎 ثلاثة');
});

test.each(['x', '🍎', 'ñ'])(
  'a text of many %s is truncated between characters to the limit of mail programs',
  (character) => {
    const href = mailInstead('hello@example.com', [['Message', character.repeat(500_000)]]);
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(bodyIn(href)).toMatch(new RegExp(`^Message: (?:${character})+$`, 'u'));
  },
);

test('half a surrogate pair, which some keyboards leave behind, does no harm', () => {
  expect(bodyIn(mailInstead('hello@example.com', [['Message', 'a\uD83Cb']]))).toBe('Message: ab');
});
