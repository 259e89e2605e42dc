import type { HTMLElement } from 'node-html-parser';
import { textOf } from '../built-pages';
import { expect, test } from '../site';
import {
  buttonsOf,
  hrefOf,
  inSequence,
  type LabelAndHref,
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

/** The pages of the four services, each from top to bottom. */
const services: Record<string, Service> = {
  '/whatsapp-growth': {
    theme: 'green',
    sections: 'hero, stats, …, features, …, columns, …, chat, …, portfolio, …, integrations, …, contact',
    heroButtons: [
      ['Get Free Consultation', '/contact'],
      ['Watch Demo', '#whatsapp-demo-section'],
    ],
    heroFigures: ['320%', '89%', '85%', 'under 24 hours'],
    figures: ['2.1B+', '3.2x', 'within 2 hours'],
    columns: [
      {
        title: 'Capture leads',
        items: ['ads', 'website', 'offline'],
        viewAll: ['capture-leads'],
      },
      {
        title: 'Convert leads',
        items: ['qualification', 'automation (Featured)', 'booking', 'distribution', 'team-inbox'],
        viewAll: ['convert-leads'],
      },
      {
        title: 'Retain customers',
        items: ['promotions', 'reminders', 'support', 'surveys'],
        viewAll: ['retain-customers'],
      },
    ],
    integrations: [
      ...['WhatsApp Business (Main channel)', 'Facebook Messenger', 'Instagram', 'Telegram', 'WeChat'],
      ...['Live Chat', 'SMS', 'Email'],
    ],
    integrationButtons: [
      ['Setup WhatsApp Business', '/integrations/whatsapp'],
      ['Request Integration', '/integrations/request'],
    ],
    leadsTo: ['/contact', '/demo', '/care'],
    demo: 'whatsapp-demo-section',
    facts: ['trusted by 10,000+ businesses', '$75', '25% off', 'custom integrations', 'enterprise', 'within 2 hours'],
  },
  '/mobile-app-development': {
    theme: 'blue',
    sections: 'hero, stats, …, features, …, columns, …, portfolio, …, integrations, …, contact',
    heroButtons: [
      ['Get Free Consultation', '/contact'],
      ['See what we build', '#mobile-app-portfolio-section'],
    ],
    heroFigures: ['500+', '4.9', '98%', '24/7'],
    figures: ['6.8B', '250%', '92%', '3-6 months'],
    columns: [
      {
        title: 'Business apps',
        items: ['ecommerce-apps', 'crm-apps', 'enterprise-apps'],
        viewAll: ['business-apps'],
      },
      {
        title: 'Consumer apps',
        items: ['social-apps (Featured)', 'health-apps', 'gaming-apps', 'food-apps', 'travel-apps'],
        viewAll: ['consumer-apps'],
      },
      {
        title: 'Industry apps',
        items: ['education-apps', 'fintech-apps', 'media-apps', 'productivity-apps'],
        viewAll: ['industry-apps'],
      },
    ],
    integrations: [
      ...['iOS App Store', 'Google Play', 'React Native', 'Flutter', 'Firebase', 'AWS'],
      ...['Payments provider', 'Analytics'],
    ],
    integrationButtons: [
      ['Ask about your system', '/contact'],
      ['See our technologies', '/technologies'],
    ],
    leadsTo: ['/contact', '/demo', '/care', '/technologies'],
    demo: 'mobile-app-portfolio-section',
    facts: ['iOS', 'Android', 'Cross-platform'],
  },
  '/website-development': {
    theme: 'purple',
    sections: 'hero, stats, …, features, …, columns, …, portfolio, …, integrations, …, contact',
    heroButtons: [
      ['Get Free Consultation', '/contact'],
      ['See example projects', '#website-portfolio-section'],
    ],
    heroFigures: ['1000+', '4.9', '99%', '24/7'],
    figures: ['5.16B', '300%', '95%', '2-4 weeks'],
    columns: [
      {
        title: 'Business websites',
        items: ['ecommerce-websites', 'corporate-websites', 'portfolio-websites'],
        viewAll: ['business-websites'],
      },
      {
        title: 'Industry websites',
        items: [
          ...['healthcare-websites (Featured)', 'education-websites', 'restaurant-websites', 'realestate-websites'],
          'creative-websites',
        ],
        viewAll: ['industry-websites'],
      },
      {
        title: 'Specialized websites',
        items: ['saas-websites', 'membership-websites', 'booking-websites', 'community-websites'],
        viewAll: ['specialized-websites'],
      },
    ],
    integrations: [
      ...['WordPress', 'Shopify', 'React', 'Next.js', 'Webflow', 'Payments provider', 'Google Analytics', 'AWS'],
    ],
    integrationButtons: [
      ['Ask about your platform', '/contact'],
      ['Compare the platforms', '/technologies'],
    ],
    leadsTo: ['/contact', '/demo', '/technologies'],
    demo: 'website-portfolio-section',
    facts: ['uptime', 'internet users', 'traffic increase', 'engagement'],
  },
  '/ai-agents-chatbots': {
    theme: 'indigo',
    sections: 'hero, stats, …, features, …, columns, …, portfolio, …, integrations, …, contact, cta',
    heroButtons: [
      ['Plan an agent with us', '/contact'],
      ['See six use cases', '#ai-agents-portfolio-section'],
    ],
    heroFigures: ['80%', '400%', '24/7', '2-4 weeks'],
    figures: ['2000+', '95%', '60%'],
    columns: [
      {
        title: 'Customer service AI',
        items: ['helpdesk-ai', 'livechat-ai', 'knowledge-base-ai'],
        viewAll: ['customer-service-ai'],
      },
      {
        title: 'Sales and marketing AI',
        items: [
          ...['lead-qualification-ai (Featured)', 'sales-assistant-ai', 'scheduling-ai', 'ecommerce-ai'],
          'marketing-automation-ai',
        ],
        viewAll: ['sales-marketing-ai'],
      },
      {
        title: 'Industry-specific AI',
        items: ['healthcare-ai', 'education-ai', 'finance-ai', 'realestate-ai'],
        viewAll: ['industry-ai'],
      },
    ],
    integrations: [
      ...['OpenAI', 'Google Dialogflow', 'Microsoft Bot Framework', 'Amazon Lex', 'Rasa', 'IBM watsonx Assistant'],
      ...['Slack', 'Discord'],
    ],
    integrationButtons: [
      ['Ask about your system', '/contact'],
      ['See our technologies', '/technologies'],
    ],
    leadsTo: ['/contact', '/demo', '/technologies'],
    demo: 'ai-agents-portfolio-section',
    facts: ['within 24 hours'],
  },
};

interface Service {
  theme: string;
  /** … allows any other sections. */
  sections: string;
  heroButtons: LabelAndHref[];
  heroFigures: string[];
  figures: string[];
  columns: { title: string; items: string[]; viewAll: string[] }[];
  integrations: string[];
  integrationButtons: LabelAndHref[];
  leadsTo: string[];
  /** The anchor of the section for exploring. */
  demo: string;
  facts: string[];
}

for (const [address, service] of Object.entries(services)) {
  test.describe(address, () => {
    test('has its sections in order, and the form at the end', () => {
      expect(sectionsOf(address)).toMatch(inSequence(service.sections));
    });

    test('links from its hero to the contact page and to a section', () => {
      expect(buttonsOf(sectionOf(address, 'hero'))).toEqual(service.heroButtons);
    });

    test('states its figures in order', () => {
      const valuesIn = (type: string) => tilesOf(sectionOf(address, type)).map(({ value }) => value);
      expect(valuesIn('hero')).toEqual(service.heroFigures);
      expect(valuesIn('stats')).toEqual(service.figures);
    });

    test('has three columns of solutions in order', () => {
      expect(columnsOf(address)).toEqual(service.columns);
    });

    test('has eight integrations in order', () => {
      expect(integrationsOf(address)).toEqual(service.integrations);
    });

    test('links from its integrations to a conversation', () => {
      expect(buttonsOf(sectionOf(address, 'integrations'))).toEqual(service.integrationButtons);
    });

    test('links to its related pages', () => {
      const targets = linksOf(mainOf(address)).map(([, href]) => href);
      expect(targets).toEqual(expect.arrayContaining(service.leadsTo));
    });

    test('states its facts', () => {
      expect(missingFrom(address, service.facts)).toEqual([]);
    });

    test('has its theme and a working form', async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('body')).toHaveAttribute('data-theme', service.theme);
      await expect(page.locator('#contact-us-section').getByRole('button', { name: 'Send Message' })).toBeVisible();
    });
  });
}

for (const address of ['/whatsapp-growth', '/mobile-app-development', '/website-development']) {
  test(`${address} has no closing band, because it ends with the form`, () => {
    expect(sectionsOf(address)).not.toMatch(/\bcta\b/);
  });
}

/** Each column with its items by address, with the featured item marked. */
function columnsOf(address: string): Service['columns'] {
  return sectionOf(address, 'columns')
    .querySelectorAll(':has(> div > ul)')
    .map((column) => ({
      title: readingOf(partOf(column, 'h3')),
      items: column
        .querySelectorAll('li')
        .map((item) => marked(nameInAddress(hrefOf(partOf(item, 'a'))), item, 'Featured')),
      viewAll: linksOf(column, 'p a')
        .filter(([label]) => label.startsWith('View all '))
        .map(([, href]) => nameInAddress(href)),
    }));
}

function nameInAddress(href: string): string {
  return href.replace('/solutions/', '');
}

function marked(name: string, item: HTMLElement, mark: string): string {
  return readingOf(item).includes(mark) ? `${name} (${mark})` : name;
}

/** The platforms, with the highlighted platform marked. */
function integrationsOf(address: string): string[] {
  return sectionOf(address, 'integrations')
    .querySelectorAll('ul > li')
    .map((item) => marked(textOf(partOf(item, 'h3'), 'span'), item, 'Main channel'));
}

test('the printed codes are recognizable as offline', () => {
  const items = linksOf(sectionOf('/whatsapp-growth', 'columns'), 'li a[href="/solutions/offline"]');
  expect(items.map(([label]) => label)).toEqual([expect.stringMatching(/^Offline: printed QR codes/)]);
});

test('the WhatsApp page has its seven features', () => {
  expect(readingsOf(sectionOf('/whatsapp-growth', 'features'), 'dt')).toEqual([
    ...['Lead capture', 'Conversion', 'Retention', 'Team inbox', 'Analytics', 'Sales automation', 'Multi-channel'],
  ]);
});

test.describe('the AI page', () => {
  const address = '/ai-agents-chatbots';

  test('mentions the AI revolution, and links from there to a consultation', () => {
    const stats = sectionOf(address, 'stats');
    expect(readingOf(partOf(stats, 'h2'))).toContain('AI revolution');
    expect(linksOf(stats)).toContainEqual(['Get Free Consultation', '/contact']);
  });

  test('has six features', () => {
    expect(readingsOf(sectionOf(address, 'features'), 'dt')).toEqual([
      'Intelligent agents',
      'Multi-channel chatbots',
      'Natural language processing',
      'Workflow automation',
      'Enterprise security',
      'Analytics and insights',
    ]);
  });

  test('has six use cases', () => {
    expect(readingsOf(sectionOf(address, 'portfolio'), 'h3')).toEqual([
      ...['Customer service', 'Sales and marketing', 'Healthcare', 'Education', 'E-commerce', 'Finance'],
    ]);
  });

  test('closes with the demo and the consultation', () => {
    expect(buttonsOf(sectionOf(address, 'cta'))).toEqual([
      ['See a live demo', '/demo'],
      ['Get Free Consultation', '/contact'],
    ]);
  });
});

const anchors: [address: string, ids: string[]][] = [
  ['/', ['services-section']],
  ...Object.entries(services).map(([address, { demo }]): [string, string[]] => [
    address,
    ['solutions-section', demo, 'integrations-section', 'features-section', 'contact-us-section'],
  ]),
];

for (const [address, ids] of anchors) {
  test(`${address} has its anchors, and the header covers none`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const id of ids) {
      await page.goto(`${address}#${id}`);
      const header = await page.getByRole('banner').boundingBox();
      const heading = await page.locator(`#${id} h2`).first().boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  });
}
