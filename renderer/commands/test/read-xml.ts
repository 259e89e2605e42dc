import { SaxesParser } from 'saxes';

/** An XML document as its checks see it. */
export interface XmlTexts {
  /** What is wrong with it; undefined if it is well-formed. */
  mistake: string | undefined;
  /** The texts of all elements of a name, in their order. */
  textsIn(name: string): string[];
}

/** Reads an XML document. */
export function readXml(text: string): XmlTexts {
  const texts: [name: string, text: string][] = [];
  const open: [name: string, text: string][] = [];
  let mistake: string | undefined;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    mistake ??= message;
  });
  parser.on('opentag', ({ name }) => {
    const element: [string, string] = [name, ''];
    open.push(element);
    texts.push(element);
  });
  const write = (part: string) => {
    const last = open.at(-1);
    if (last) last[1] += part;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return { mistake, textsIn: (name) => texts.flatMap((each) => (each[0] === name ? [each[1]] : [])) };
}
