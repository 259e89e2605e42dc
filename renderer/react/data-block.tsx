interface DataBlockProps {
  data: object;
}

/**
 * Data for search engines (JSON-LD). It never runs, so the Content-Security-Policy for scripts does not apply
 * (html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function DataBlock({ data }: DataBlockProps) {
  // So that no text can close the element: in JSON, the escape is the same character.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotation marks, and JSON needs them
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
