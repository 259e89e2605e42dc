import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentProvider } from '../../components/content-context';
import { Layout } from '../../components/layout/layout';
import type { AnyEntry } from '../content/schema/content';
import type { Theme } from '../content/schema/fields/theme';
import { inLanguage, SITE_LANGUAGE } from '../content/schema/language';
import { addAnchorAliases } from './anchor-aliases';
import { Head, type HeadProps } from './head/head';
import { getRenderContext } from './render-context';
import { typeset } from './typeset';

interface Document extends Pick<HeadProps, 'title' | 'description' | 'entry'> {
  theme: Theme;
  children: ReactNode;
}

/** Attributes for Markdown versions: see outputs/markdown/readable-elements.ts. React writes no quotation mark into a text. */
const HINTS = / data-md="[a-z]+"/g;

/** A whole HTML document: head, header, the page itself, footer. */
export function renderDocument({ title, description, entry, theme, children }: Document): string {
  const { content, settings, htmlCache, addressOfStylesheet, readDocument, finishDocument } = getRenderContext();
  const webhooks = {
    contact: settings.VITE_CONTACT_WEBHOOK_URL,
    newsletter: settings.VITE_NEWSLETTER_WEBHOOK_URL,
    dropsDuplicates: settings.WEBHOOK_DROPS_DUPLICATES,
  };
  const html = renderToStaticMarkup(
    <html lang={SITE_LANGUAGE} {...inLanguage(entry?.data.lang)}>
      <head>
        <Head title={title} description={description} entry={entry} content={content} settings={settings} />
      </head>
      <body data-theme={theme}>
        <ContentProvider
          content={content}
          webhooks={webhooks}
          htmlCache={htmlCache}
          analytics={settings.VITE_ANALYTICS}
          addressOfStylesheet={addressOfStylesheet}
        >
          <Layout entry={entry}>{children}</Layout>
        </ContentProvider>
      </body>
    </html>,
  );
  readDocument?.(html);
  const whole = `<!DOCTYPE html>\n${typeset(html.replaceAll(HINTS, ''), entry?.data.lang)}\n`;
  return finishDocument ? finishDocument(whole) : whole;
}

/** The document of a page that a content entry makes. */
export function renderEntry(entry: AnyEntry, children: ReactNode): string {
  const { title, description } = entry.data;
  const html = renderDocument({ title, description, entry, theme: entry.theme, children });
  return addAnchorAliases(html, getRenderContext().content.anchorAliases[entry.address] ?? []);
}
