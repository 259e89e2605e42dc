import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { type ProblemOf, rangeAt } from '../../diagnostics/diagnostic';
import { escapePattern } from '../../text/escape-pattern';
import { MAX_PIXELS } from '../limits';
import { inspectPicture, pixelsOf } from './inspect-picture';
import type { MediaFinding } from './media-finding';
import { formats } from './media-formats';
import { tooDeep, tooManyCopies, tooManyPixelsInside } from './media-rules';
import { sizeOfDrawing } from './picture-facts';
import { countShapes, type Shape } from './svg-copies';
import { addressesOfStyle, embeddedPicture, isLocal, localIdsOf } from './svg-references';
import {
  animatedAddress,
  documentType,
  eventHandler,
  externalReference,
  instruction,
  malformed,
  otherBase,
  otherCharacterSet,
  otherRoot,
  unsafeElement,
  withoutSize,
} from './svg-rules';
import { isAddress, isBase, isEventHandler, isPlain, isSafeElement, SVG_NAMESPACE } from './svg-vocabulary';

/** Far more than drawing programs write. */
const DEEPEST = 200;

/** The most detailed maps have some ten thousand. */
const MAX_SHAPES = 1_000_000;

/** After fixing this many, editors run the check again anyway. */
const MAX_FINDINGS = 10;

/** A picture inside the drawing, with its place. */
interface Embedded {
  bytes: Buffer;
  at: Omit<MediaFinding, 'problem'>;
}

/** Stops reading a file once enough is known. */
class Enough extends Error {}

/**
 * Finds everything in an SVG that could run, load something, or exhaust a browser. It is read by a strict XML parser, so that a browser can't
 * see anything else in it.
 */
export async function inspectSvg(bytes: Buffer): Promise<MediaFinding[]> {
  const text = decoded(bytes);
  if (text === undefined) return [{ problem: otherCharacterSet('another encoding') }];
  const reader = new SvgReader(text);
  reader.read();
  const pictures = await inspectAllEmbedded(reader.embedded);
  return [...reader.findings, ...pictures].slice(0, MAX_FINDINGS);
}

/** Sequentially: a few kilobytes can ask for as many pixels as a whole file may have. */
async function inspectAllEmbedded(pictures: readonly Embedded[]): Promise<MediaFinding[]> {
  const findings: MediaFinding[] = [];
  let pixels = 0;
  for (const picture of pictures) {
    const own = await pixelsOf(picture.bytes);
    pixels += own;
    // A picture that is too large by itself is reported by its own limit.
    if (own <= MAX_PIXELS && pixels > MAX_PIXELS)
      return [...findings, { problem: tooManyPixelsInside(), ...picture.at }];
    findings.push(...(await inspectEmbedded(picture)));
    if (findings.length >= MAX_FINDINGS) break;
  }
  return findings;
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function inspectEmbedded({ bytes, at }: Embedded): Promise<MediaFinding[]> {
  const start = bytes.toString('latin1', 0, 64);
  const format = formats.find(({ kind, start: pattern }) => kind === 'picture' && pattern.test(start));
  if (!format) return [{ problem: externalReference('href', 'data of another kind'), ...at }];
  return (await inspectPicture(bytes, format)).map(({ problem }) => ({ problem, ...at }));
}

class SvgReader {
  readonly findings: MediaFinding[] = [];
  readonly embedded: Embedded[] = [];
  readonly #text: string;
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  #open: { tag: SaxesTagNS; shape: Shape; start: number; style: string; isUnsafe: boolean }[] = [];
  #root: Shape | undefined;
  #tagStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read() {
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#stop(malformed(message.replace(/^\d+:\d+: /, '').replace(/\.$/, ''))));
    parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
      if (!/^(?:utf-8|us-ascii)$/i.test(encoding)) this.#find(otherCharacterSet(encoding), '<?xml');
    });
    parser.on('doctype', () => this.#stop(documentType(), '<!DOCTYPE'));
    parser.on('processinginstruction', ({ target }) => this.#find(instruction(target), `<?${target}`));
    parser.on('opentagstart', ({ name }) => {
      this.#tagStart = this.#text.lastIndexOf(`<${name}`, parser.position);
    });
    parser.on('opentag', (tag) => this.#enter(tag));
    parser.on('text', (text) => this.#addStyle(text));
    parser.on('cdata', (text) => this.#addStyle(text));
    parser.on('closetag', () => this.#leave());
    try {
      parser.write(this.#text).close();
      const isTooMuch = this.#root && countShapes(this.#root) > MAX_SHAPES;
      if (isTooMuch) this.findings.push({ problem: tooManyCopies(MAX_SHAPES) });
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
    }
  }

  #enter(tag: SaxesTagNS) {
    const start = this.#tagStart;
    if (this.#open.length === 0 && (tag.local !== 'svg' || tag.uri !== SVG_NAMESPACE))
      this.#stop(otherRoot(tag.name), `<${tag.name}`, start);
    if (this.#open.length === 0 && !sizeOfDrawing((name) => tag.attributes[name]?.value ?? ''))
      this.#find(withoutSize(), `<${tag.name}`, start);
    if (this.#open.length >= DEEPEST) this.#stop(tooDeep(DEEPEST), `<${tag.name}`, start);
    const shape: Shape = { parts: [], copies: [] };
    // Deleting an unsafe element also deletes its content.
    const isInUnsafe = this.#open.at(-1)?.isUnsafe ?? false;
    const isUnsafe = isInUnsafe || !isSafeElement(tag);
    if (isUnsafe && !isInUnsafe) this.#find(unsafeElement(tag.local), `<${tag.name}`, start);
    if (!isUnsafe)
      for (const attribute of Object.values(tag.attributes)) this.#checkAttribute(tag, attribute, shape, start);
    this.#open.at(-1)?.shape.parts.push(shape);
    this.#root ??= shape;
    this.#open.push({ tag, shape, start, style: '', isUnsafe });
  }

  #checkAttribute(tag: SaxesTagNS, attribute: SaxesAttributeNS, shape: Shape, start: number) {
    const { name, local, value } = attribute;
    const find = (problem: ProblemOf) => this.#find(problem, name, start);
    if (local === 'id') shape.id = value;
    if (isEventHandler(attribute)) return find(eventHandler(name));
    if (isBase(attribute)) return find(otherBase());
    if (isAnimation(tag) && local === 'attributeName' && /^(?:\w+:)?(?:href|src|on\w+)$/i.test(value.trim()))
      return find(animatedAddress(value.trim()));
    if (!isAddress(attribute)) {
      if (attribute.uri !== '' || isPlain(attribute)) return;
      shape.copies.push(...localIdsOf(value));
      for (const address of addressesOfStyle(value)) this.#checkAddress(address, name, start, true);
      return;
    }
    if (tag.local === 'use' && value.trim().startsWith('#')) shape.copies.push(value.trim().slice(1));
    this.#checkAddress(value, name, start, /^(?:image|feImage)$/.test(tag.local));
  }

  #checkAddress(address: string, where: string, start: number, mayEmbed: boolean) {
    if (isLocal(address)) return;
    const bytes = mayEmbed ? embeddedPicture(address) : undefined;
    if (bytes) this.embedded.push({ bytes, at: { range: this.#rangeOf(where, start) } });
    else this.#find(isScript(address) ? eventHandler(where) : externalReference(where, address), where, start);
  }

  #addStyle(text: string) {
    const inner = this.#open.at(-1);
    if (inner?.tag.local === 'style') inner.style += text;
  }

  #leave() {
    const left = this.#open.pop();
    if (left?.tag.local !== 'style' || left.isUnsafe) return;
    for (const address of addressesOfStyle(left.style))
      this.#checkAddress(address, `<${left.tag.name}`, left.start, true);
  }

  #find(problem: ProblemOf, quoted: string, start = 0) {
    this.findings.push({ problem, range: this.#rangeOf(quoted, start) });
    if (this.findings.length >= MAX_FINDINGS) throw new Enough();
  }

  /** For errors after which a parser can't continue. */
  #stop(problem: ProblemOf, quoted?: string, start = 0): never {
    const at = Math.max(0, this.#parser.position - 1);
    const range = quoted === undefined ? rangeAt(this.#text, at, at + 1) : this.#rangeOf(quoted, start);
    this.findings.push({ problem, range });
    throw new Enough();
  }

  /** Where a tag or one of its attributes begins, from the start of the tag. */
  #rangeOf(quoted: string, start: number) {
    const isTag = quoted.startsWith('<');
    const at = isTag
      ? this.#text.indexOf(quoted, start)
      : this.#text.slice(start).search(attributeNamed(quoted)) + start;
    const from = Math.max(start, at);
    return rangeAt(this.#text, from, from + quoted.length);
  }
}

/** Browsers ignore white space and control characters in an address. */
function isScript(address: string): boolean {
  return /^(?:javascript|vbscript|data:(?:text|application|image\/svg))/i.test(address.replace(/[\s\p{Cc}]/gu, ''));
}

function isAnimation({ local }: SaxesTagNS): boolean {
  return /^(?:animate|set)/.test(local);
}

function attributeNamed(name: string): RegExp {
  return new RegExp(`(?<=\\s)${escapePattern(name)}\\s*=`);
}
