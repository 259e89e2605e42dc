import type { Locator } from '@playwright/test';
import { asTyped } from '../../../support/as-typed';
import { expect, test } from '../site';
import {
  buttonsOf,
  hrefOf,
  inSequence,
  linksOf,
  mainOf,
  missingFrom,
  partOf,
  readingOf,
  readingsOf,
  sectionOf,
  sectionsOf,
  tilesOf,
} from './page-parts';

const sections: Record<string, string> = {
  '/about': 'hero, …, statement, …, stats, …, features, …, cta',
  '/careers': 'hero, …, pillars, …, openings, …',
  '/blog': 'hero, …, articles, …, newsletter, …',
  '/press': 'hero, …, releases, …, media-kit, …, details, …',
  '/partners': 'hero, …, models, …, partners, …',
  '/contact': 'hero, contact, …',
};

for (const [address, specified] of Object.entries(sections)) {
  test(`${address} has its sections in order`, () => {
    expect(sectionsOf(address)).toMatch(inSequence(specified));
  });
}

const facts: Record<string, string[]> = {
  '/privacy': ['September 13, 2025', '12 months', '24 months', '30 days', '13'],
  '/terms': ['March 1, 2024', '30 days'],
  '/cookies': ['March 1, 2024'],
  '/gdpr': ['March 1, 2024', 'one month', 'two months'],
  '/contact': ['hello@tallwind.example', '+1 (555) 010-0142', 'Mon-Fri 8am-6pm'],
};

for (const [address, texts] of Object.entries(facts)) {
  test(`${address} states its facts`, () => {
    expect(missingFrom(address, texts)).toEqual([]);
  });
}

test.describe('/about', () => {
  test('states its mission', () => {
    expect(readingOf(partOf(sectionOf('/about', 'statement'), 'h2'))).toContain('mission');
  });

  test('states its figures, the first of them a number of clients', () => {
    const tiles = tilesOf(sectionOf('/about', 'stats'));
    expect(tiles.map(({ value }) => value)).toEqual(['10,000+', '300%', '4.9', '24/7']);
    expect(tiles[0]?.label).toMatch(/^clients\b/);
  });

  test('states its four values', () => {
    expect(readingsOf(sectionOf('/about', 'features'), 'dt')).toEqual([
      ...['Innovation', 'Client Success', 'Excellence', 'Global Impact'],
    ]);
  });

  test('closes with a call to the contact page', () => {
    expect(buttonsOf(sectionOf('/about', 'cta'))[0]?.[1]).toBe('/contact');
  });
});

test.describe('/careers', () => {
  test('links from its hero to the contact page', () => {
    expect(buttonsOf(sectionOf('/careers', 'hero')).map(([, href]) => href)).toContain('/contact');
  });

  test('has three perks', () => {
    expect(sectionOf('/careers', 'pillars').querySelectorAll('h3')).toHaveLength(3);
  });

  test('has four openings in order, each remote and full-time, with a page and an apply link', () => {
    const openings = sectionOf('/careers', 'openings').querySelectorAll('li');
    expect(
      openings.map((opening) => [
        readingOf(partOf(opening, 'h3')),
        readingOf(partOf(opening, 'h3 ~ p')),
        ...opening.querySelectorAll('a').map((link) => hrefOf(link).replace(/\?.*/, '')),
      ]),
    ).toEqual(
      (
        [
          ['Senior Full-Stack Developer', 'Engineering', '/careers/senior-full-stack-developer'],
          ['WhatsApp Business Specialist', 'WhatsApp Growth', '/careers/whatsapp-business-specialist'],
          ['AI/ML Engineer', 'AI', '/careers/ai-ml-engineer'],
          ['Customer Success Manager', 'Customer Success', '/careers/customer-success-manager'],
        ] as const
      ).map(([title, department, address]) => [
        ...[title, `${department}, Remote, Full-time`, address, 'mailto:careers@tallwind.example'],
      ]),
    );
  });

  test('has a page for an opening, with applications by email', async ({ page }) => {
    await page.goto('/careers/ai-ml-engineer');
    await expect(page.getByRole('link', { name: /apply/i }).first()).toHaveAttribute(
      'href',
      /^mailto:careers@tallwind\.example\?subject=/,
    );
    await expect(page.locator('main')).toContainText('Remote');
  });
});

test.describe('/blog', () => {
  test('links to four articles, and has the newsletter box', async ({ page }) => {
    const links = linksOf(sectionOf('/blog', 'articles'), 'li a');
    expect(links).toEqual(Array.from({ length: 4 }, () => ['Read More', expect.stringMatching(/^\/blog\/[^/]+$/)]));
    expect(new Set(links.map(([, href]) => href)).size).toBe(4);
    await page.goto('/blog');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  test('has articles of 800 words or more, with a date in 2024, a team, and a reading time', async ({ page }) => {
    for (const [, href] of linksOf(sectionOf('/blog', 'articles'), 'li a')) {
      await page.goto(href);
      const words = ((await page.locator('.prose').textContent()) ?? '').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(800);
      await expect(page.locator('article time').first()).toHaveAttribute('datetime', /^2024-/);
      await expect(page.locator('main')).toContainText(/Tallwind (?:Engineering|Growth|Design)/);
      await expect(page.locator('main')).toContainText(/\d+ min/);
    }
  });
});

test.describe('/press', () => {
  test('links to three press releases of 2024', () => {
    const releases = sectionOf('/press', 'releases');
    const addresses = releases.querySelectorAll('li a').map(hrefOf);
    expect(addresses).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\/press\/[^/]+$/)));
    expect(new Set(addresses).size).toBe(3);
    expect(releases.querySelectorAll('time').map((time) => time.getAttribute('datetime'))).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^2024-/)),
    );
  });

  test('has a media kit of four files with correct types and sizes', async ({ page, request }) => {
    await page.goto('/press');
    const downloads = page.locator('[data-section=media-kit] a[download]');
    await expect(downloads).toHaveCount(4);
    for (const link of await downloads.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const body = await (await request.get(href)).body();
      const line = asTyped((await link.locator('xpath=ancestor::li').textContent()) ?? '');
      expect(line).toContain(href.split('.').at(-1)?.toUpperCase());
      expect(line).toContain(`${Math.round(body.length / 1024).toLocaleString('en-US')} KB`);
    }
  });
});

test.describe('/partners', () => {
  test('has three models with their benefits', () => {
    const models = sectionOf('/partners', 'models');
    expect(readingsOf(models, 'h3')).toEqual(['Technology partners', 'Channel partners', 'Solution partners']);
    expect(models.querySelectorAll('ul').map((benefits) => benefits.querySelectorAll('li').length > 0)).toEqual([
      ...[true, true, true],
    ]);
  });

  test('has four current partners, each with a name, a description, and a drawn logo', () => {
    const partners = sectionOf('/partners', 'partners');
    expect(readingOf(partOf(partners, 'h2'))).toBe('Current partners');
    expect(
      partners.querySelectorAll('li').map((partner) => ({
        name: readingOf(partOf(partner, 'h3')),
        description: readingOf(partOf(partner, 'p')),
        logo: partner.querySelector('img')?.getAttribute('src'),
      })),
    ).toEqual(
      Array.from({ length: 4 }, () => ({
        name: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        logo: expect.stringMatching(/\.svg$/),
      })),
    );
  });

  test('names no real company, and claims no partner status', () => {
    const text = mainOf('/partners').structuredText;
    const companies =
      /\b(?:Shopify|AWS|Amazon|Meta|Google|Firebase|Stripe|Microsoft|WordPress|Webflow|OpenAI|Apple|Slack|IBM|Facebook)\b/g;
    expect(text.match(companies)).toBeNull();
    expect(text.match(/WhatsApp Business|official partner|partner status|certif\w+|endorse\w+/gi)).toBeNull();
  });

  test('links to an email for becoming a partner, and to the contact page', () => {
    const links = linksOf(mainOf('/partners'));
    expect(links).toContainEqual(['Become a partner', 'mailto:partners@tallwind.example']);
    expect(links.map(([, href]) => href)).toContain('/contact');
  });
});

test('legal texts have a table of contents with links to their headings', async ({ page }) => {
  for (const address of ['/privacy', '/terms', '/cookies', '/gdpr']) {
    await page.goto(address);
    const contents = page.getByRole('navigation', { name: 'Contents' }).first();
    const ids = await addressesOf(contents.getByRole('link'));
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) await expect(page.locator(`.prose ${id}`)).toHaveCount(1);
  }
});

/** The targets of links, without duplicates. */
async function addressesOf(links: Locator): Promise<string[]> {
  return [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))];
}
