/**
 * A webhook for trying the forms, and a test of one that is set up elsewhere. For anyone who connects the site:
 * npm run webhook; npm run webhook -- --probe https://…
 */
import { readSettings } from '../renderer/settings';
import { readArguments, readPort } from './shared/arguments';
import { faults } from './webhook/faults';
import { probe } from './webhook/probe';
import { startReceiver } from './webhook/receiver';
import { submissionLine } from './webhook/submission-line';

const { values } = readArguments({
  options: {
    port: { type: 'string', default: '4175' },
    file: { type: 'string', default: 'enquiries.jsonl' },
    probe: { type: 'string' },
  },
});

if (values.probe) await report(values.probe);
else await receive(readPort(values.port), values.file);

async function report(webhook: string) {
  const { status, allowedOrigin, visitorSees, isFine } = await probe(webhook, readSettings().SITE_URL);
  console.log(`Sent one test enquiry to ${webhook}`);
  console.log(`  It answered:                   ${status}`);
  console.log(`  Access-Control-Allow-Origin:   ${allowedOrigin ?? 'not sent'}`);
  console.log(`  A visitor would see:           ${visitorSees}`);
  if (!isFine) process.exitCode = 1;
}

async function receive(port: number, file: string) {
  const { address } = await startReceiver({
    port,
    file,
    onArrival: (arrival) => console.log(submissionLine(arrival)),
  });
  console.log(`Waiting for enquiries at ${address}. They are appended to ${file}.`);
  console.log('In another terminal, build and serve the site with this address:');
  console.log(
    `  VITE_CONTACT_WEBHOOK_URL=${address}/contact VITE_NEWSLETTER_WEBHOOK_URL=${address}/newsletter npm start`,
  );
  console.log(
    'To see how the form handles failures, enter one or more of these as Company Name, such as "fault: 500, cut":',
  );
  for (const [name, meaning] of Object.entries(faults)) console.log(`  ${name.padEnd(10)} ${meaning}`);
}
