import { expect, test } from '../site';
import {
  buttonsOf,
  ICON,
  inSequence,
  missingFrom,
  partOf,
  readingOf,
  readingsOf,
  sectionOf,
  sectionsOf,
} from './page-parts';

/** The texts of the three feature cards on each page. */
const pages: Record<string, [first: string, second: string, third: string]> = {
  '/solutions/support': ['24/7 live chat via WhatsApp and web chat', 'Real-time response', 'Multi-agent handoffs'],
  '/solutions/sales': ['Lead qualification', 'Sales team collaboration', 'Sales analytics'],
  '/solutions/marketing': ['Targeted campaigns', 'Customer segmentation', 'Marketing analytics'],
  '/solutions/ecommerce': ['Shopping cart integration', 'Payment processing', 'Order management'],
  '/solutions/enterprise': ['Enterprise security', 'Multi-team management', 'Custom integrations'],
  '/solutions/agencies': ['Multi-client management', 'White-label solutions', 'Client reporting'],
};

for (const [address, cards] of Object.entries(pages)) {
  test.describe(address, () => {
    test('has its sections in order', () => {
      expect(sectionsOf(address)).toMatch(inSequence('hero, pillars, …, cta'));
    });

    test('has three feature cards', () => {
      const section = sectionOf(address, 'pillars');
      expect(readingsOf(section, 'li:has(h3)')).toEqual(cards.map((text) => expect.stringContaining(text)));
      expect(section.querySelectorAll(`li:has(h3) ${ICON}`)).toHaveLength(3);
    });

    test('closes with a call to the contact page', () => {
      expect(buttonsOf(sectionOf(address, 'cta'))[0]?.[1]).toBe('/contact');
    });
  });
}

test('the support page promises a response in real time', () => {
  expect(
    missingFrom('/solutions/support', ['under 2 minutes', 'agent to person, person to person, person to agent']),
  ).toEqual([]);
});

test('the e-commerce page mentions the cart with WhatsApp ordering', () => {
  expect(readingOf(partOf(sectionOf('/solutions/ecommerce', 'pillars'), 'li:has(h3)'))).toContain('WhatsApp ordering');
});

test('the page of a solution answers questions of buyers', async ({ page }) => {
  await page.goto('/solutions/ads');
  for (const heading of ['What you get', 'From your offer to the first sales report', 'Click-to-WhatsApp ads FAQ']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const term of ['Who it is for', 'How long it takes', 'What we need from you', 'What it connects to']) {
    await expect(page.locator('dt', { hasText: term })).toBeVisible();
  }
});
