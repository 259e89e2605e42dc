import type { Locator } from '@playwright/test';
import { pageAt } from './built-pages';
import { expect, test } from './site';

/** What the specification says about a page, and visitors can read on it. */
const texts: Record<string, string[]> = {
  '/': [
    'Digital Solutions That Scale Your Business',
    '10,000+',
    '300%',
    '4.9',
    '24/7',
    '500+',
    '1000+',
    '2000+',
    '3.2x',
    'Rapid Deployment',
    'Expert Team',
    'Proven Results',
  ],
  '/whatsapp-growth': [
    '2.1B+',
    '320%',
    '3.2x',
    '89%',
    '85%',
    'under 24 hours',
    'within 2 hours',
    '10,000+',
    '$75',
    '25% off',
    'WhatsApp Business',
    'Facebook Messenger',
    'Instagram',
    'Telegram',
    'WeChat',
    'Live Chat',
    'SMS',
    'Email',
    'enterprise',
  ],
  '/mobile-app-development': [
    '500+',
    '4.9',
    '98%',
    '24/7',
    '6.8B',
    '250%',
    '92%',
    '3–6 months',
    'iOS App Store',
    'Google Play',
    'React Native',
    'Flutter',
    'Firebase',
    'AWS',
    'Analytics',
  ],
  '/website-development': [
    '1000+',
    '4.9',
    '99%',
    '24/7',
    '5.16B',
    '300%',
    '95%',
    '2–4 weeks',
    'WordPress',
    'Shopify',
    'React',
    'Next.js',
    'Webflow',
    'Google Analytics',
    'AWS',
  ],
  '/ai-agents-chatbots': ['80%', '400%', '24/7', '2–4 weeks', '2000+', '95%', '60%', 'within 24 hours'],
  '/solutions/support': ['under 2 minutes', '24/7', 'WhatsApp', 'web chat'],
  '/solutions/sales': ['qualification', 'Analytics'],
  '/solutions/marketing': ['campaigns', 'segment'],
  '/solutions/ecommerce': ['cart', 'payment', 'order'],
  '/solutions/enterprise': ['security', 'multi-team', 'integrations'],
  '/solutions/agencies': ['clients', 'white-label', 'report'],
  '/about': ['10,000+', '300%', '4.9', '24/7', 'Innovation', 'Client Success', 'Excellence', 'Global Impact'],
  '/careers': [
    'Senior Full-Stack Developer',
    'WhatsApp Business Specialist',
    'AI/ML Engineer',
    'Customer Success Manager',
    'Remote',
    'Full-time',
  ],
  '/partners': ['Technology', 'Channel', 'Solution'],
  '/privacy': ['September 13, 2025', '12 months', '24 months', '30 days', '13'],
  '/terms': ['March 1, 2024', '30 days'],
  '/cookies': ['March 1, 2024'],
  '/gdpr': ['March 1, 2024', 'one month', 'two months'],
  '/contact': ['hello@tallwind.example', '+1 (555) 010-0142', 'Mon–Fri 8am–6pm'],
};

for (const [address, expected] of Object.entries(texts)) {
  test(`${address} states its facts`, () => {
    const text = pageAt(address).root.querySelector('main')?.textContent ?? '';
    const missing = expected.filter((each) => !text.toLowerCase().includes(each.toLowerCase()));
    expect(missing).toEqual([]);
  });
}

const services = [
  {
    address: '/whatsapp-growth',
    theme: 'green',
    hubs: ['capture-leads', 'convert-leads', 'retain-customers'],
    featured: '/solutions/automation',
    demo: 'whatsapp-demo-section',
  },
  {
    address: '/mobile-app-development',
    theme: 'blue',
    hubs: ['business-apps', 'consumer-apps', 'industry-apps'],
    featured: '/solutions/social-apps',
    demo: 'mobile-app-portfolio-section',
  },
  {
    address: '/website-development',
    theme: 'purple',
    hubs: ['business-websites', 'industry-websites', 'specialized-websites'],
    featured: '/solutions/healthcare-websites',
    demo: 'website-portfolio-section',
  },
  {
    address: '/ai-agents-chatbots',
    theme: 'indigo',
    hubs: ['customer-service-ai', 'sales-marketing-ai', 'industry-ai'],
    featured: '/solutions/lead-qualification-ai',
    demo: 'ai-agents-portfolio-section',
  },
];

for (const { address, theme, hubs, featured } of services) {
  test(`${address} has its hero, its columns, its integrations and its form`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('body')).toHaveAttribute('data-theme', theme);
    const hero = page.locator('main section').first();
    await expect(hero.locator('dd')).toHaveCount(4);
    await expect(hero.getByRole('link').filter({ hasText: /./ }).nth(1)).toBeVisible();
    const columns = page.locator('#solutions-section');
    for (const hub of hubs)
      await expect(columns.locator(`a[href="/solutions/${hub}"]`).last()).toContainText('View all');
    await expect(columns.locator('li a')).toHaveCount(12);
    await expect(columns.locator('li a').filter({ hasText: 'Featured' })).toHaveAttribute('href', featured);
    await expect(
      page.locator('#integrations-section li, #integrations-section tbody tr, #integrations-section dl > div'),
    ).toHaveCount(8);
    await expect(page.locator('#contact-us-section').getByRole('button', { name: 'Send Message' })).toBeVisible();
  });
}

const anchors: [address: string, ids: string[]][] = [
  ['/', ['services-section']],
  ...services.map(({ address, demo }): [string, string[]] => [
    address,
    ['solutions-section', demo, 'integrations-section', 'features-section', 'contact-us-section'],
  ]),
];

for (const [address, ids] of anchors) {
  test(`${address} has its anchors, and the header hides none`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const id of ids) {
      await page.goto(`${address}#${id}`);
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator(`#${id} h2`).first().boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  });
}

test('the home page leads to the four services and to the consultation', async ({ page }) => {
  await page.goto('/');
  for (const { address } of services) {
    await expect(page.locator(`#services-section a[href="${address}"]`).last()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute('href', '#services-section');
  await expect(page.getByRole('link', { name: 'Get Free Consultation' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'See Our Work' })).toHaveAttribute('href', '/contact');
});

test('the WhatsApp page leads to the setup, the request and the demo', async ({ page }) => {
  await page.goto('/whatsapp-growth');
  await expect(page.getByRole('link', { name: 'Setup WhatsApp Business' })).toHaveAttribute(
    'href',
    '/integrations/whatsapp',
  );
  await expect(page.getByRole('link', { name: 'Request Integration' })).toHaveAttribute(
    'href',
    '/integrations/request',
  );
  await expect(page.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '#whatsapp-demo-section');
});

/** Where links lead, each address once. */
async function addressesOf(links: Locator): Promise<string[]> {
  return [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))];
}

test('the journal, the press room and the openings lead to whole pages', async ({ page }) => {
  for (const [address, pattern, count] of [
    ['/blog', '/blog/', 4],
    ['/press', '/press/', 3],
    ['/careers', '/careers/', 4],
  ] as const) {
    await page.goto(address);
    expect(await addressesOf(page.locator(`main a[href^="${pattern}"]`))).toHaveLength(count);
  }
});

test('an article has 800 words or more, a date of 2024, its team, its category and related articles', async ({
  page,
}) => {
  await page.goto('/blog');
  const links = await addressesOf(page.locator('main a[href^="/blog/"]'));
  for (const link of links) {
    await page.goto(link);
    const words = ((await page.locator('.prose').textContent()) ?? '').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(800);
    await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^2024-/);
    await expect(page.locator('main')).toContainText(/Tallwind (?:Engineering|Growth|Design)/);
    await expect(page.locator('main')).toContainText(/\d+ min/);
  }
});

test('an opening names duties and requirements and is applied for by e-mail', async ({ page }) => {
  await page.goto('/careers/ai-ml-engineer');
  await expect(page.getByRole('link', { name: /apply/i }).first()).toHaveAttribute(
    'href',
    /^mailto:careers@tallwind\.example\?subject=/,
  );
  await expect(page.locator('main')).toContainText('Remote');
});

test('the media kit has four files whose type and size are true', async ({ page, request }) => {
  await page.goto('/press');
  const downloads = page.locator('a[download]');
  await expect(downloads).toHaveCount(4);
  for (const link of await downloads.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const body = await (await request.get(href)).body();
    const line = (await link.locator('xpath=ancestor::li').textContent()) ?? '';
    expect(line).toContain(href.split('.').at(-1)?.toUpperCase());
    expect(line).toContain(`${Math.round(body.length / 1024)} KB`);
  }
});

test('legal texts have a table of contents that leads to their headings', async ({ page }) => {
  for (const address of ['/privacy', '/terms', '/cookies', '/gdpr']) {
    await page.goto(address);
    const contents = page.getByRole('navigation', { name: 'Contents' }).first();
    const ids = await addressesOf(contents.getByRole('link'));
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) await expect(page.locator(`.prose ${id}`)).toHaveCount(1);
  }
});

test('a solution page answers what buyers ask', async ({ page }) => {
  await page.goto('/solutions/ads');
  for (const heading of ['What you get', 'From your offer to the first sales report', 'Click-to-WhatsApp ads FAQ']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const term of ['Who it is for', 'How long it takes', 'What we need from you', 'What it connects to']) {
    await expect(page.locator('dt', { hasText: term })).toBeVisible();
  }
});
