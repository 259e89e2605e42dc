import { test as base, expect, type Page } from '@playwright/test';
import { randomFrom } from '../../../renderer/platform/random-from';
import { type Fault, faults } from '../../../scripts/webhook/faults';
import { IS_SWEEP, SEED } from '../../support/sample';
import { arrivalsOf, fillIn, hydrateForm, inquiry, openForm } from './contact-form';
import { words } from './site-content';

const SUBMISSIONS = IS_SWEEP ? 200 : 12;
/** The number of submissions per page. */
const BATCH = IS_SWEEP ? 25 : 12;

const drawn = Object.keys(faults).filter((name) => name !== 'slow') as Fault[];

function drawFaults(random: () => number): Fault[] {
  const length = Math.floor(random() * 5);
  return Array.from({ length }, () => drawn[Math.floor(random() * drawn.length)] ?? 'cut');
}

interface Result {
  outcome: 'sent' | 'error';
  /** Neither sent nor still in the form. */
  lost: boolean;
  /** The visitor was thanked, but the receiver has nothing. */
  discarded: boolean;
  recorded: number;
  doubles: number;
  faults: number;
}

/** Sends up to twice, and compares the outcome for the visitor with the receiver's records. */
async function submit(page: Page, random: () => number): Promise<Result> {
  const ordered = drawFaults(random);
  const mine = inquiry(ordered.join(', '), { message: `Number ${random()}\n🍎 & <b>מילה</b>` });
  await fillIn(page, mine);
  const sent = page.locator('[data-sent]');
  const failed = page.getByRole('alert');
  for (let attempt = 0; attempt < 2 && !(await sent.isVisible()); attempt += 1) {
    await page.getByRole('button', { name: words.form.submit }).click();
    while (await page.getByRole('button', { name: words.form.sending }).isVisible()) await page.clock.runFor(1_000);
    await sent.or(failed).first().waitFor();
  }
  const isSent = await sent.isVisible();
  const kept = isSent ? mine.message : await page.getByRole('textbox', { name: words.form.message }).inputValue();
  const arrivals = await arrivalsOf(page.request, mine);
  const whole = arrivals.filter(({ fields, isDuplicate }) => !isDuplicate && fields.message === mine.message);
  return {
    outcome: isSent ? 'sent' : 'error',
    lost: kept !== mine.message,
    discarded: isSent && whole.length === 0,
    recorded: whole.length,
    doubles: arrivals.length - whole.length,
    faults: ordered.length,
  };
}

const results: Result[] = [];

base.describe('under random faults', () => {
  // A single worker, to collect the results of all batches.
  base.describe.configure({ mode: 'serial' });

  for (let batch = 0; batch < SUBMISSIONS / BATCH; batch += 1) {
    base(
      `submissions ${batch * BATCH + 1} to ${(batch + 1) * BATCH}: none is lost, discarded, or recorded twice`,
      async ({ page }) => {
        const random = randomFrom(SEED + batch);
        await openForm(page);
        for (let index = 0; index < BATCH; index += 1) {
          results.push(await submit(page, random));
          await page.evaluate(() => sessionStorage.clear());
          await page.reload();
          await hydrateForm(page);
        }
        expect(results.filter(({ lost, discarded, recorded }) => lost || discarded || recorded > 1)).toEqual([]);
      },
    );
  }

  base.afterAll(() => {
    const count = (accept: (result: Result) => boolean) => results.filter(accept).length;
    const sum = (value: (result: Result) => number) => results.reduce((total, result) => total + value(result), 0);
    console.log(
      `Seed ${SEED}: ${results.length} submissions, ${sum(({ faults: made }) => made)} faults ordered, ` +
        `${count(({ outcome }) => outcome === 'sent')} sent, ${count(({ outcome }) => outcome === 'error')} with an error and their text kept, ` +
        `${count(({ lost }) => lost)} lost, ${count(({ discarded }) => discarded)} discarded, ` +
        `${count(({ recorded }) => recorded > 1)} recorded twice, ` +
        `${sum(({ doubles }) => doubles)} repeated arrivals that their id tells apart`,
    );
  });
});
