import { createServer as createHttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Inquiry } from '../../../../scripts/webhook/inquiry';
import { apiMailer, type Mail, mailOf, notifier } from '../../../../scripts/webhook/notify';
import { readWebhookSettings } from '../../../../scripts/webhook/settings';
import { smtpMailer } from '../../../../scripts/webhook/smtp-mailer';

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

function portOf(server: { address(): unknown }): number {
  const address = server.address();
  return typeof address === 'object' && address && 'port' in address ? Number(address.port) : 0;
}

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

/** A mail server that takes what comes, and the lines that it has heard. */
async function startMailServer() {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${portOf(server)}`, heard };
}

test('an email reaches a mail server', async () => {
  const { url, heard } = await startMailServer();
  await smtpMailer(url)(mailOf(INQUIRY, 'site@tallwind.example', 'team@tallwind.example'));
  expect(heard).toContain('RCPT TO:<team@tallwind.example>');
  expect(heard).toContain('Reply-To: ada@example.com');
  expect(heard).toContain('Subject: Inquiry from Ada Lovelace (Engines & <Sons>)');
});

/** A server that fails as often as it is told, and the requests that it has heard. */
async function startApi(failures: number) {
  const heard: { headers: Record<string, unknown>; body: unknown }[] = [];
  const server = createHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    heard.push({ headers: request.headers, body: JSON.parse(String(Buffer.concat(chunks))) });
    response.writeHead(heard.length > failures ? 200 : 503).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${portOf(server)}/emails`, heard };
}

test('an email is sent by an HTTP API, and again after a failure', async () => {
  const { url, heard } = await startApi(1);
  const settings = { ...readWebhookSettings(MAIL_SETTINGS), MAIL_API_URL: url };
  await notifier(settings, apiMailer(settings), [0])(INQUIRY);
  expect(heard).toHaveLength(2);
  expect(heard[1]).toMatchObject({
    headers: { authorization: 'Bearer key' },
    body: { to: 'team@tallwind.example', reply_to: 'ada@example.com' },
  });
});

test('Slack is told without the message, and nothing in the inquiry is markup', async () => {
  const { url, heard } = await startApi(0);
  await notifier({ ...readWebhookSettings({}), WEBHOOK_SLACK_URL: url }, async () => {})(INQUIRY);
  expect(heard.map(({ body }) => body)).toEqual([
    {
      text: 'Inquiry from Ada Lovelace (Engines &amp; &lt;Sons&gt;)\nname: Ada Lovelace\nemail: ada@example.com\ncompany: Engines &amp; &lt;Sons&gt;',
    },
  ]);
});

test('that nobody could be told is logged, with the key of the inquiry', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const sendMail = vi.fn<(mail: Mail) => Promise<void>>().mockRejectedValue(new Error('No route.'));
  await notifier(readWebhookSettings(MAIL_SETTINGS), sendMail, [0, 0])(INQUIRY);
  expect(sendMail).toHaveBeenCalledTimes(3);
  expect(log).toHaveBeenCalledWith('Inquiry key is stored, but nobody was told by email: No route.');
});
