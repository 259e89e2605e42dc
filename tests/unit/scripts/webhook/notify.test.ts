import { expect, onTestFinished, test, vi } from 'vitest';
import type { Inquiry } from '../../../../scripts/webhook/inquiry';
import { apiMailer, type Mail, mailOf, notifier } from '../../../../scripts/webhook/notify';
import { readWebhookSettings } from '../../../../scripts/webhook/settings';
import { smtpMailer } from '../../../../scripts/webhook/smtp-mailer';
import { startJsonServer } from '../../../support/json-server';
import { startMailServer } from '../../../support/mail-server';

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

const MAIL_SETTINGS = { MAIL_TO: 'team@tallwind.example', MAIL_FROM: 'site@tallwind.example', MAIL_API_KEY: 'key' };

test('the email has everything that was typed, and answers go to the visitor', () => {
  expect(mailOf(INQUIRY, 'site@tallwind.example', 'team@tallwind.example')).toEqual({
    from: 'site@tallwind.example',
    to: 'team@tallwind.example',
    replyTo: 'ada@example.com',
    subject: 'Inquiry from Ada Lovelace (Engines & <Sons>)',
    text: 'name: Ada Lovelace\nemail: ada@example.com\ncompany: Engines & <Sons>\nmessage: \nGrüße 🍎\nשלום\n\nsubmissionId: one\n',
  });
});

test('an email says that it may be about spam, and no text of a visitor becomes a header', () => {
  const fields = { ...INQUIRY.fields, name: 'Ada\r\nBcc: all@example.com', email: 'a\nb' };
  const mail = mailOf({ ...INQUIRY, fields, suspected: ['too-fast', 'email-malformed'] }, 'a@b.example', 'c@d.example');
  expect(mail.subject).toBe(
    '[Suspected: too-fast, email-malformed] Inquiry from Ada Bcc: all@example.com (Engines & <Sons>)',
  );
  expect(mail.replyTo).toBeUndefined();
});

test.each(['', '  '])('an email about an inquiry with the address "%s" has none for answers', (email) => {
  const fields = { ...INQUIRY.fields, email };
  expect(
    mailOf({ ...INQUIRY, fields, suspected: ['email-missing'] }, 'a@b.example', 'c@d.example').replyTo,
  ).toBeUndefined();
});

test('an email reaches a mail server', async () => {
  const { port, heard, close } = await startMailServer();
  onTestFinished(close);
  await smtpMailer(`smtp://127.0.0.1:${port}`)(mailOf(INQUIRY, 'site@tallwind.example', 'team@tallwind.example'));
  expect(heard).toContain('RCPT TO:<team@tallwind.example>');
  expect(heard).toContain('Reply-To: ada@example.com');
  expect(heard).toContain('Subject: Inquiry from Ada Lovelace (Engines & <Sons>)');
});

test('an email is sent by an HTTP API, and again after a failure', async () => {
  const { url, heard, close } = await startJsonServer(1);
  onTestFinished(close);
  const settings = { ...readWebhookSettings(MAIL_SETTINGS), MAIL_API_URL: url };
  await notifier(settings, apiMailer(settings), [0])(INQUIRY);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({
    headers: { authorization: 'Bearer key' },
    body: { to: 'team@tallwind.example', reply_to: 'ada@example.com' },
  });
});

test('Slack is told without the message, and nothing in the inquiry is markup', async () => {
  const { url, heard, close } = await startJsonServer();
  onTestFinished(close);
  await notifier({ ...readWebhookSettings({}), WEBHOOK_SLACK_URL: url }, async () => {})(INQUIRY);
  expect(heard.map(({ body }) => body)).toEqual([
    {
      text: 'Inquiry from Ada Lovelace (Engines &amp; &lt;Sons&gt;)\nname: Ada Lovelace\nemail: ada@example.com\ncompany: Engines &amp; &lt;Sons&gt;',
    },
  ]);
});

test('that nobody could be told is logged, with the key of the inquiry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sendMail = vi.fn<(mail: Mail) => Promise<void>>().mockRejectedValue(new Error('No route.'));
  await notifier(readWebhookSettings(MAIL_SETTINGS), sendMail, [0, 0])(INQUIRY);
  expect(sendMail).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith('Inquiry key is stored, but nobody was told by email: No route.');
});
