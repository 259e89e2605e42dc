import { expect, onTestFinished, test, vi } from 'vitest';
import type { Inquiry } from '../../../../scripts/webhook/inquiry';
import { mailChannel, mailOf } from '../../../../scripts/webhook/mail';
import { notify, webhookChannel } from '../../../../scripts/webhook/notify';
import { readWebhookSettings } from '../../../../scripts/webhook/settings';
import { startJsonServer } from '../../support/json-server';
import { startMailServer } from '../../support/mail-server';

const INQUIRY: Inquiry = {
  key: 'key',
  at: '2026-01-01T00:00:00.000Z',
  path: '/contact',
  fields: {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    company: 'Engines & <Sons>',
    phone: '',
    message: 'Grüße 🍎\nשלום',
    submissionId: 'one',
  },
  suspected: [],
};

test('the email contains all input, and replies go to the visitor', () => {
  expect(mailOf(INQUIRY)).toEqual({
    replyTo: 'ada@example.com',
    subject: 'Inquiry from Ada Lovelace (Engines & <Sons>)',
    text: 'name: Ada Lovelace\nemail: ada@example.com\ncompany: Engines & <Sons>\nmessage: \nGrüße 🍎\nשלום\n\nsubmissionId: one\n',
  });
});

test('an email about suspected spam says so, and no input of a visitor becomes a header', () => {
  const fields = { ...INQUIRY.fields, name: 'Ada\r\nBcc: all@example.com', email: 'a\nb' };
  const suspected = ['too-fast\r\nBcc: all@example.com', 'email-malformed'];
  expect(mailOf({ ...INQUIRY, fields, suspected })).toMatchObject({
    subject:
      '[Suspected: too-fast Bcc: all@example.com, email-malformed] Inquiry from Ada Bcc: all@example.com (Engines & <Sons>)',
    replyTo: undefined,
  });
  expect(mailOf({ ...INQUIRY, suspected: ['email-missing'] }).replyTo).toBeUndefined();
});

test('an email arrives at a mail server', async () => {
  const { port, heard, close } = await startMailServer();
  onTestFinished(close);
  const channel = mailChannel(
    readWebhookSettings({
      MAIL_TO: 'team@tallwind.example',
      MAIL_FROM: 'site@tallwind.example',
      MAIL_SMTP_URL: `smtp://127.0.0.1:${port}`,
    }),
  );
  await channel?.send(INQUIRY);
  expect(heard).toContain('RCPT TO:<team@tallwind.example>');
  expect(heard).toContain('Reply-To: ada@example.com');
  expect(heard).toContain('Subject: Inquiry from Ada Lovelace (Engines & <Sons>)');
});

test('a webhook gets the inquiry as JSON, and again after a failure', async () => {
  const { url, heard, close } = await startJsonServer(1);
  onTestFinished(close);
  await notify(INQUIRY, [webhookChannel(url)], [0]);
  const body = { subject: 'Inquiry from Ada Lovelace (Engines & <Sons>)', ...INQUIRY };
  expect(heard.map((request) => request.body)).toEqual([body, body]);
});

test('if no notification succeeds, the log contains the key of the inquiry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('No route.'));
  await notify(INQUIRY, [{ name: 'email', send }], [0, 0]);
  expect(send).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith('Inquiry key is stored, but nobody was told by email: No route.');
});
