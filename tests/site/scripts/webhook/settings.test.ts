import { expect, test } from 'vitest';
import { readWebhookSettings } from '../../../../scripts/webhook/settings';

test('sites are a list of origins', () => {
  const { WEBHOOK_SITES } = readWebhookSettings({
    WEBHOOK_SITES: 'https://tallwind.example/, https://www.tallwind.example',
  });
  expect(WEBHOOK_SITES).toEqual(['https://tallwind.example', 'https://www.tallwind.example']);
});

test.each([
  [
    { WEBHOOK_SITES: 'tallwind.example' },
    'WEBHOOK_SITES is "tallwind.example", but must be a list of addresses such as https://www.example.com.',
  ],
  [{ WEBHOOK_STORE: 'a.db' }, 'WEBHOOK_STORE is "a.db", but must be a file that ends in .sqlite or .jsonl.'],
  [{ WEBHOOK_PER_MINUTE: 'many' }, 'WEBHOOK_PER_MINUTE is "many", but must be a number.'],
  [{ WEBHOOK_ALTCHA_SECRET: 'short' }, 'WEBHOOK_ALTCHA_SECRET must have 16 characters or more.'],
  [
    { MAIL_TO: 'a@b.example', MAIL_SMTP_URL: 'smtps://a.example' },
    'MAIL_FROM must be the sender of the emails to MAIL_TO.',
  ],
  [
    { MAIL_TO: 'a@b.example', MAIL_FROM: 'a@b.example' },
    'MAIL_SMTP_URL must be the mail server that sends the emails to MAIL_TO.',
  ],
  [{ WEBHOOK_NOTIFY_URL: 'http://hooks.example/secret' }, 'WEBHOOK_NOTIFY_URL must begin with https://.'],
  [{ MAIL_SMTP_URL: 'mail.example' }, 'MAIL_SMTP_URL must be like smtps://user:password@smtp.example.com.'],
])('%o is malformed', (settings, problem) => {
  expect(() => readWebhookSettings(settings)).toThrow(
    `Malformed settings of the webhook:\n  ${problem}\n  docs/webhook.md explains each of them.`,
  );
});
