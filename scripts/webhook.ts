/**
 * A receiver of the forms: for trying them, and, once WEBHOOK_SITES names the published site, for its inquiries. And a test of
 * one that is set up elsewhere: npm run webhook; npm run webhook -- --probe https://…
 */
import { openThisSite, readArguments, readPort, readSettings, reasonOf } from 'sitewright/commands';
import { faults } from './webhook/faults';
import { mailChannel } from './webhook/mail';
import { listen } from './webhook/node';
import { openStore } from './webhook/open-store';
import { probe } from './webhook/probe';
import { publishedReceiver } from './webhook/published-receiver';
import { readWebhookSettings } from './webhook/settings';
import { submissionLine } from './webhook/submission-line';
import { startTrial } from './webhook/trial';

const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4175', about: 'The port to listen at.' },
    file: { type: 'string', about: 'The file for the inquiries, to which each is added.' },
    probe: { type: 'string', about: 'The address of another receiver, which gets a test inquiry instead.' },
  },
});

const port = readPort(values.port);
try {
  await (values.probe ? report(values.probe) : receive(port, values.file));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

async function report(webhook: string) {
  const site = await openThisSite();
  const { status, allowedOrigin, visitorSees, withoutJavaScript, isFine } = await probe(
    webhook,
    readSettings(site).SITE_URL,
  );
  console.log(`Sent one test inquiry to ${webhook}`);
  console.log(`  It answered:                   ${status}`);
  console.log(`  Access-Control-Allow-Origin:   ${allowedOrigin ?? 'not sent'}`);
  console.log(`  A visitor would see:           ${visitorSees}`);
  console.log(`  And without JavaScript:        ${withoutJavaScript}`);
  if (!isFine) process.exitCode = 1;
}

async function receive(port: number, file: string | undefined) {
  const settings = readWebhookSettings({ ...process.env, ...(file !== undefined && { WEBHOOK_STORE: file }) });
  const { WEBHOOK_SITES, WEBHOOK_STORE } = settings;
  if (WEBHOOK_SITES === undefined) return receiveTrials(port, WEBHOOK_STORE);
  const receiver = publishedReceiver(settings, await openStore(WEBHOOK_STORE), mailChannel(settings));
  const { address } = await listen(port, receiver);
  console.log(
    `Waiting for inquiries from ${WEBHOOK_SITES.join(', ')} at ${address}. They are kept in ${WEBHOOK_STORE}.`,
  );
  if (!settings.MAIL_TO && !settings.WEBHOOK_NOTIFY_URL)
    console.log('Nobody is told of them: set MAIL_TO or WEBHOOK_NOTIFY_URL, see docs/webhook.md.');
}

async function receiveTrials(port: number, file: string) {
  const { address } = await startTrial({
    port,
    store: await openStore(file),
    onArrival: (arrival) => console.log(submissionLine(arrival)),
  });
  console.log(`Waiting for inquiries from sites on this computer at ${address}. They are kept in ${file}.`);
  console.log('In another terminal, build and serve the site with this address:');
  console.log(
    `  VITE_CONTACT_WEBHOOK_URL=${address}/contact VITE_NEWSLETTER_WEBHOOK_URL=${address}/newsletter npm start`,
  );
  console.log(
    'To see how the form handles failures, enter one or more of these as Company Name, such as "fault: 500, cut":',
  );
  for (const [name, meaning] of Object.entries(faults)) console.log(`  ${name.padEnd(10)} ${meaning}`);
}
