import { renderToStaticMarkup } from 'react-dom/server';
import { ContentMap, type MapContent } from './content-map';
import { filterOf } from './filter';

/** Served as style sheets by the dev server; the built site has none of the second. */
const STYLES = ['/renderer/html/styles/styles.css', '/renderer/dev/content-map/content-map.css'];

/** The document of the map. It has no header, footer, or script, so that it can be shown whatever the content is. */
export function renderMap(content: MapContent, search: URLSearchParams): string {
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Map of the content</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {STYLES.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body data-theme="ink">
        <ContentMap content={content} choice={filterOf(search)} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>\n${html}\n`;
}
