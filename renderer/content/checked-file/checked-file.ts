import type { Nodes, Root } from 'mdast';
import { valueAt } from '../../platform/records';
import { diagnosticAt, type Edit, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { lineAt } from '../diagnostics/line-index';
import { textOf } from '../parse/headings';
import { diagnosticAtField, diagnosticAtNode, type PlainValue, plainValuesIn, sourceOf } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import type { Reference } from '../parse/references';
import type { Heading } from '../schema/content';
import type { Kind } from '../schema/define-kind';
import type { DataOf, List } from '../schema/define-list';
import { type DefinedSection, type SectionOf, typeOf } from '../schema/define-section';
import { isInLanguage } from '../schema/language';
import type { Params } from '../schema/pattern';
import { isDraft } from '../schema/publication';
import { sectionsIn } from '../schema/sections-of';
import type { FileType } from '../schema/site';
import { tokensOf } from '../schema/tokens';
import { type Field, fieldsOf, type Path } from '../schema/walk-fields';
import { headlineOf, type TopText } from './headline';
import { linksOf, type NamedAddress } from './links-in-file';
import { mediaOf, type NamedMedia } from './media-uses';
import { type PagePart, partsOf } from './page-parts';
import { type ShownVideo, videosOf } from './shown-videos';
import { blocksOf, type SourceBlock } from './source-texts';
import type { TextBlock } from './text-block';
import { atFieldPart, type FieldPart, textsIn, type WantedTexts } from './texts-in-file';
import { type Token, tokensIn } from './token-uses';

/** A kind of page, or a data file. */
export type Definition = Kind | List;

/** The valid part of some data: wrong values are undefined, and have errors of their own. */
export type Draft<Data> = Data extends string | number | boolean | undefined
  ? Data
  : Data extends readonly (infer Item)[]
    ? readonly (Draft<Item> | undefined)[]
    : { readonly [Field in keyof Data]?: Draft<Data[Field]> | undefined };

/** The path of a value in some data, beginning with the name of a field. */
type PathIn<Data> = unknown extends Data ? Path : readonly [] | readonly [keyof Data & (string | number), ...Path];

/** Where a file names an item of a list. */
interface NamedItem {
  id: string;
  at: (problem: Problem) => Finding;
}

/**
 * A file whose fields were checked against the schema of its kind, as rules see it, even if it has errors. Methods that report take
 * a place and a problem.
 */
export class CheckedFile<Data = unknown> {
  /** The file with the place of every part, for the engine: rules need nothing of it. */
  readonly parsed: ParsedFile;
  /** What its path says of it. */
  readonly type: FileType;
  /** Its fields, with tokens as they are written. */
  readonly data: Draft<Data>;
  /** Its fields as its page shows them: those of a draft have something for each value that is still to be written. */
  readonly filled: unknown;
  /** Every reference in its fields. */
  readonly references: readonly Reference[];
  #links: readonly NamedAddress[] | undefined;
  #media: readonly NamedMedia[] | undefined;
  #videos: readonly ShownVideo[] | undefined;
  #tokensInBody: readonly string[] | undefined;

  /** @param data without the values that do not fit the schema */
  constructor(
    parsed: ParsedFile,
    type: FileType,
    data: unknown,
    references: readonly Reference[],
    filled: unknown = data,
  ) {
    this.parsed = parsed;
    this.type = type;
    this.data = data as Draft<Data>;
    this.filled = filled;
    this.references = references;
  }

  /** Whether it is a page of a kind, or a certain data file; the compiler then knows the type of its data. */
  isOf<Of extends Definition>({ name }: Of): this is CheckedFile<DataOf<Of>> {
    return (this.kind?.name ?? this.list) === name;
  }

  /** Its kind of page; undefined for a data file. */
  get kind(): Kind | undefined {
    return this.type.kind;
  }

  /** The name of its list; undefined for a page. */
  get list(): string | undefined {
    return this.type.list;
  }

  /** The address of its page; undefined for a data file. */
  get address(): string | undefined {
    return this.type.address;
  }

  /** The parts of its path that its kind names. */
  get params(): Params | undefined {
    return this.type.params;
  }

  /** Its path inside the content folder, with forward slashes. */
  get path(): string {
    return this.parsed.path;
  }

  /** Its path as messages print it: with the name of the content folder before it. */
  get label(): string {
    return this.parsed.label;
  }

  /** Every value of its fields with its path and schema: groups and lists before their parts. */
  get fields(): readonly Field[] {
    return fieldsOf(this.type.schema, this.data);
  }

  /** Its fields as they are written, with wrong values. */
  get written(): unknown {
    return this.parsed.data;
  }

  /** The text below its fields, padded with line breaks so that its lines count as in the file; empty if it can't be read. */
  get body(): string {
    return this.parsed.body;
  }

  /** False if the body can't be read, which has an error of its own. */
  get isBodyKnown(): boolean {
    return this.parsed.isBodyKnown;
  }

  /** Where the body begins in the text of the file. */
  get bodyOffset(): number {
    return this.parsed.bodyPlace.offset;
  }

  /** The body as a tree; empty if it can't be read. */
  get tree(): Root {
    return this.parsed.tree;
  }

  /** The paragraphs, headings, and cells of the body as they are typed. */
  get blocks(): readonly SourceBlock[] {
    return blocksOf(this.parsed);
  }

  /** The headings of the body. */
  get headings(): readonly Heading[] {
    return this.parsed.headings;
  }

  /** Whether the body has more than comments. */
  get hasText(): boolean {
    return this.tree.children.some(({ type }) => type !== 'mdxFlowExpression');
  }

  /** The whole file as it is written. */
  get text(): string {
    return this.parsed.text;
  }

  /** A line of the file, from 1. */
  line(number: number): string | undefined {
    return lineAt(this.text, number);
  }

  /** How many words the body has. */
  get words(): number {
    return textOf(this.tree).match(/\S+/g)?.length ?? 0;
  }

  /** The language of its texts, apart from those that name another. */
  get language(): string {
    const lang = valueAt(this.data, ['lang']);
    return typeof lang === 'string' ? lang : this.type.site.language;
  }

  /** Whether its texts are in English of any region, apart from those that name another language. */
  get isInEnglish(): boolean {
    return isInLanguage(this.language, 'en');
  }

  /** Whether its page is kept off the public site until it is finished. */
  get isDraft(): boolean {
    return isDraft(this);
  }

  /** The headline of its page, as its kind says. */
  get headline(): TopText | undefined {
    return this.kind && headlineOf(this.kind, this.data);
  }

  /** The sections of its page that have a title or an anchor, and then its headings. */
  parts(nameOfPart: 'title' | 'id'): readonly PagePart[] {
    return partsOf(this.parsed, this.data, nameOfPart);
  }

  /** Every link and picture, in fields and body. */
  get links(): readonly NamedAddress[] {
    this.#links ??= linksOf(this.parsed, this.references, this.address);
    return this.#links;
  }

  /** Every file of content/media that it names, in fields and body. */
  get media(): readonly NamedMedia[] {
    this.#media ??= mediaOf(this.parsed, this.references, this.links);
    return this.#media;
  }

  /** Every video that it shows, in fields and body. */
  get videos(): readonly ShownVideo[] {
    this.#videos ??= videosOf(this.parsed, this.type, this.fields, this.data);
    return this.#videos;
  }

  /** The texts that visitors read, in fields and body. */
  texts(wanted: WantedTexts = {}): readonly TextBlock[] {
    return textsIn(this, wanted);
  }

  /** The tokens that are filled in, in fields and body. */
  get tokens(): readonly Token[] {
    return tokensIn(this.parsed, this.fields);
  }

  /** Where its fields refer to items of a list. */
  referencesTo({ item }: List): readonly (NamedItem & { path: Path })[] {
    return this.references
      .filter(({ kind }) => kind === item)
      .map(({ path, value }) => ({
        id: value,
        path,
        at: (problem: Problem) => diagnosticAtField(this.parsed, path, 'value', problem),
      }));
  }

  /** Where it names items of a list, in references and as tokens. */
  naming(list: List): readonly NamedItem[] {
    return [...this.referencesTo(list), ...this.tokens];
  }

  /** The ids by which its fields name items of a list, also as tokens. */
  namedInFields({ item }: List): readonly string[] {
    return this.references.flatMap(({ kind, value }) => (kind === item || kind === 'token' ? value : []));
  }

  /** The ids by which its fields and its body name items of a list. */
  named(list: List): readonly string[] {
    // A slice of the text: the body would be another copy in memory for each of thousands of files.
    this.#tokensInBody ??= tokensOf(this.text.slice(this.bodyOffset)).map(({ id }) => id);
    return [...this.#tokensInBody, ...this.namedInFields(list)];
  }

  /** Its sections of one type, each with its place. */
  sections<Type extends DefinedSection>(type: Type): { path: ['sections', number]; data: Draft<SectionOf<Type>> }[] {
    return sectionsIn<Draft<SectionOf<Type>>>(this.data).flatMap((data, index) =>
      valueAt(data, ['type']) === typeOf(type) ? [{ path: ['sections', index], data }] : [],
    );
  }

  /** The values that are typed without quotation marks, with their place in the text of the file. */
  get plainValues(): readonly PlainValue[] {
    return plainValuesIn(this.parsed);
  }

  /** How the value of a field is typed, and where it begins in the text of the file; undefined if there is no such field. */
  source(path: PathIn<Data>): ReturnType<typeof sourceOf> {
    return sourceOf(this.parsed, path);
  }

  /** An error at the value of a field, or at the field around it that exists; at [] for the file as a whole. */
  at(path: PathIn<Data>, problem: Problem): Finding {
    return diagnosticAtField(this.parsed, path, 'value', problem);
  }

  /** An error at a part of the text of a field, from one offset to another. */
  atPart(part: FieldPart<PathIn<Data>>, problem: Problem): Finding {
    return atFieldPart(this.parsed, part, problem);
  }

  /** An error at the name of a field. */
  atKey(path: PathIn<Data>, problem: Problem): Finding {
    return diagnosticAtField(this.parsed, path, 'key', problem);
  }

  /** An error at a part of the whole file, from one offset to another. */
  atText(start: number, end: number, problem: Problem): Finding {
    return diagnosticAt(this.parsed, rangeAt(this.text, start, end), problem);
  }

  /** An error at a part of the body, from one offset to another. @param edits the fix, all or nothing, with offsets in the body */
  atBody(start: number, end: number, problem: Problem, edits: readonly BodyEdit[] = []): Finding {
    const { body } = this.parsed;
    const fix: Edit[] = edits.map((edit) => ({ ...rangeAt(body, edit.start, edit.end), text: edit.text }));
    return diagnosticAt(this.parsed, rangeAt(body, start, end), { ...problem, ...(fix.length > 0 && { fix }) });
  }

  /** An error at a node of the body. */
  atNode(node: Pick<Nodes, 'position'>, problem: Problem): Finding {
    return diagnosticAtNode(this.parsed, node, problem);
  }
}

/** A part of a body, and its replacement. */
export interface BodyEdit {
  start: number;
  end: number;
  text: string;
}
