import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry } from '../content/schema/content';
import type { Looks } from '../content/schema/define-looks';
import type { SiteDefinition } from '../content/schema/define-site';
import { inLanguage } from '../content/schema/language';
import { ContentProvider } from '../react/content-context';
import { addAnchorAliases } from './anchor-aliases';
import { withFootnotes } from './footnotes';
import { Head, type HeadProps } from './head/head';
import { getRenderContext } from './render-context';
import { withItsTemplate } from './templates';
import { typeset } from './typeset';

interface Document extends Pick<HeadProps, 'title' | 'description' | 'page'> {
  theme: string;
  children: ReactNode;
}

/** Attributes for Markdown versions: see outputs/markdown/readable-elements.ts. React writes no quotation mark into a text. */
const HINTS = / data-md="[a-z]+"/g;

/** A whole HTML document: head, header, the page itself, footer. */
export async function renderDocument({ title, description, page, theme, children }: Document): Promise<string> {
  const { content, settings, loadSite, htmlCache, addressOfStylesheet, readDocument, finishDocument } =
    getRenderContext();
  const site = await loadSite();
  const { Layout, Head: OwnHead } = (await site.looks()).default;
  const entry = page?.entry;
  const html = renderToStaticMarkup(
    <ContentProvider {...{ content, settings, htmlCache, addressOfStylesheet }} page={entry}>
      <html lang={content.language} {...inLanguage(entry?.data.lang, content.language)}>
        <head>
          <Head {...{ title, description, page, site, content, settings }} />
          {OwnHead && <OwnHead />}
        </head>
        <body data-theme={theme}>
          <Layout entry={entry}>{children}</Layout>
        </body>
      </html>
    </ContentProvider>,
  );
  readDocument?.(html);
  const set = typeset(html.replaceAll(HINTS, ''), entry?.data.lang ?? content.language);
  const aliases = entry ? content.anchorAliases(entry.address) : [];
  const whole = `<!DOCTYPE html>\n${addAnchorAliases(set, aliases)}\n`;
  return finishDocument ? finishDocument(whole) : whole;
}

/** The document of a page that a content entry makes. */
export async function renderEntry(entry: Entry): Promise<string> {
  const site = await getRenderContext().loadSite();
  const page = await withItsTemplate(entry, site);
  const { Page } = page.template;
  const { title, description } = entry.data;
  const children = <Page entry={entry} body={await bodyOf(entry, site, (await site.looks()).default)} />;
  return renderDocument({ title, description, page, theme: entry.theme, children });
}

/** The document for unknown addresses. */
export async function renderNotFound(): Promise<string> {
  const { content, loadSite } = getRenderContext();
  const site = await loadSite();
  const { NotFound } = (await site.looks()).default;
  return renderDocument({ ...site.labels(content).notFound, theme: site.themes[0], children: <NotFound /> });
}

async function bodyOf(entry: Entry, site: SiteDefinition, { body }: Looks): Promise<ReactNode> {
  if (entry.body.trim() === '') return null;
  const { content, compileBody } = getRenderContext();
  const Body = await compileBody(entry);
  const lang = entry.data.lang ?? content.language;
  return <Body components={withFootnotes(body ?? {}, site.labels(content).footnotes(lang), lang)} />;
}
