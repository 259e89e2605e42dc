import { valueAt } from '../../platform/records';
import { diagnosticAt, type Finding, type Problem, rangeAt } from '../diagnostics/diagnostic';
import { lineAt } from '../diagnostics/line-index';
import { textOf } from '../parse/headings';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Kind } from '../schema/define-kind';
import type { DataOf, List } from '../schema/define-list';
import { type DefinedSection, type SectionOf, typeOf } from '../schema/define-section';
import { ENGLISH } from '../schema/language';
import type { Params } from '../schema/pattern';
import { isDraft } from '../schema/publication';
import { sectionsIn } from '../schema/sections-of';
import { fillTokens, tokenReader } from '../schema/tokens';
import type { Path } from '../schema/walk-fields';
import { headlineOf, type TopText } from './headline';
import { linksIn, type NamedAddress } from './links-in-file';
import {
  atFieldPart,
  type Copy,
  type FieldPart,
  languageOf,
  textsIn,
  textsInEnglishWith,
  textsWith,
} from './texts-in-file';
import { tokensIn } from './token-uses';

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
interface Naming {
  id: string;
  at: (problem: Problem) => Finding;
}

/** A file as rules see it, even if it has errors. Methods that report take a place and a problem. */
export class CheckedFile<Data = unknown> {
  /** The file with everything that was read from it, for the rules of the engine. */
  readonly valid: ValidFile;
  /** The text of each token. */
  readonly tokens: Readonly<Record<string, string>>;

  constructor(valid: ValidFile, tokens: Readonly<Record<string, string>>) {
    this.valid = valid;
    this.tokens = tokens;
  }

  /** Whether it is a page of a kind, or a certain data file; the compiler then knows the type of its data. */
  isOf<Of extends Definition>({ name }: Of): this is CheckedFile<DataOf<Of>> {
    return (this.valid.kind?.name ?? this.valid.list) === name;
  }

  /** The address of its page; undefined for a data file. */
  get address(): string | undefined {
    return this.valid.address;
  }

  /** The parts of its path that its kind names. */
  get params(): Params | undefined {
    return this.valid.params;
  }

  /** Its fields, with tokens as they are written. */
  get data(): Draft<Data> {
    // Rules ask isOf() first, and validation has removed values that do not fit the schema.
    return this.valid.data as Draft<Data>;
  }

  /** Its fields as they are written, with wrong values. */
  get written(): unknown {
    return this.valid.file.data;
  }

  /** The text below its fields; undefined if it can't be read, which has an error of its own. */
  get body(): string | undefined {
    const { isBodyKnown, body } = this.valid.file;
    return isBodyKnown ? body : undefined;
  }

  /** Whether the body has more than comments. */
  get hasText(): boolean {
    return this.valid.file.tree.children.some(({ type }) => type !== 'mdxFlowExpression');
  }

  /** The whole file as it is written. */
  get text(): string {
    return this.valid.file.text;
  }

  /** A line of the file, from 1. */
  line(number: number): string | undefined {
    return lineAt(this.text, number);
  }

  /** How many words the body has. */
  get words(): number {
    return textOf(this.valid.file.tree).match(/\S+/g)?.length ?? 0;
  }

  /** Whether it is in the language of the site, apart from texts that name another. */
  get isInEnglish(): boolean {
    return languageOf(this.valid) === ENGLISH;
  }

  /** Whether its page is kept off the public site until it is finished. */
  get isDraft(): boolean {
    return isDraft(this.valid);
  }

  get headline(): TopText | undefined {
    return headlineOf(this.valid);
  }

  /** Every link and picture, in fields and body. */
  get links(): readonly NamedAddress[] {
    return linksIn(this.valid);
  }

  /** The texts that visitors read, in fields and body. @param pattern only texts that match; it needs the flag m if it has ^ or $ */
  texts(pattern?: RegExp): readonly Copy[] {
    return pattern ? textsWith(this.valid, pattern) : textsIn(this.valid);
  }

  /** Texts in American English that match: other languages have other rules. */
  textsInEnglish(pattern: RegExp): readonly Copy[] {
    return textsInEnglishWith(this.valid, pattern);
  }

  /** A text as visitors read it, with its tokens filled in. */
  filled(text: string): string {
    return fillTokens(text, tokenReader(this.tokens));
  }

  /** What may be in double brackets. */
  get tokenNames(): readonly string[] {
    return Object.keys(this.tokens);
  }

  /** Where its fields refer to items of a list. */
  references({ item }: List): readonly (Naming & { path: Path })[] {
    return this.valid.references
      .filter(({ kind }) => kind === item)
      .map(({ path, value }) => ({
        id: value,
        path,
        at: (problem: Problem) => diagnosticAtField(this.valid.file, path, 'value', problem),
      }));
  }

  /** Where it names items of a list, in references and as tokens. */
  naming(list: List): readonly Naming[] {
    return [...this.references(list), ...tokensIn(this.valid)];
  }

  /** Its sections of one type, each with its place. */
  sections<Type extends DefinedSection>(type: Type): { path: ['sections', number]; data: Draft<SectionOf<Type>> }[] {
    return sectionsIn<Draft<SectionOf<Type>>>(this.data).flatMap((data, index) =>
      valueAt(data, ['type']) === typeOf(type) ? [{ path: ['sections', index], data }] : [],
    );
  }

  /** An error at the value of a field, or at the field around it that exists; at [] for the file as a whole. */
  at(path: PathIn<Data>, problem: Problem): Finding {
    return diagnosticAtField(this.valid.file, path, 'value', problem);
  }

  /** An error at a part of the text of a field, from one offset to another. */
  atPart(part: FieldPart<PathIn<Data>>, problem: Problem): Finding {
    return atFieldPart(this.valid.file, part, problem);
  }

  /** An error at a part of the whole file, from one offset to another. */
  atText(start: number, end: number, problem: Problem): Finding {
    return diagnosticAt(this.valid.file, rangeAt(this.text, start, end), problem);
  }

  /** An error at a part of the body, from one offset to another. */
  atBody(start: number, end: number, problem: Problem): Finding {
    const { file } = this.valid;
    return diagnosticAt(file, rangeAt(file.body, start, end), problem);
  }

  /** An error at the name of a field. */
  atKey(path: PathIn<Data>, problem: Problem): Finding {
    return diagnosticAtField(this.valid.file, path, 'key', problem);
  }
}
