import * as z from 'zod';
import type { Problem } from '../diagnostics/diagnostic';
import { type Messages, wordsOf } from '../diagnostics/messages';
import type { RuleDescription } from '../diagnostics/rule-description';

type Told = Pick<Problem, 'message' | 'suggestion' | 'replacement'>;

/** What the words on a text may depend on: the address of the site, and its language as pages declare it. */
export interface SiteOfText {
  url: string;
  language: string;
  /** What it says instead of the English words of the check. */
  messages?: Messages;
}

interface FormatDefinition extends Pick<RuleDescription, 'rationale' | 'fix'> {
  /** The code of what the check reports. It says what is required, such as year-has-four-digits, and never changes. */
  name: string;
  /** What an editor is doing when it applies; without it, filling in fields. */
  category?: RuleDescription['category'];
  /** What is required, in a sentence: the check adds what it found. */
  message: string;
  /** A value as it should be. */
  example: string;
  /** More exact words for a certain value, or its correction, which becomes the fix. */
  problem?: (found: string, site: SiteOfText) => Partial<Told>;
}

/** What fits: a text that matches a pattern, or passes a test, or both. */
type Requirement =
  | { pattern: RegExp; test?: (value: string) => boolean }
  | { pattern?: never; test: (value: string) => boolean };

/** A field with a text. `sentence` tells the editor what to write. */
type TextField = (sentence: string) => z.ZodString;

/** How the text of a field is written: a rule that its schema checks. */
export class Format implements RuleDescription {
  readonly name: string;
  readonly category: RuleDescription['category'];
  readonly description: string;
  readonly rationale: string;
  readonly fix: string | undefined;
  readonly example: string;
  readonly #required: Requirement;
  readonly #problem: FormatDefinition['problem'];

  constructor(definition: FormatDefinition & Requirement) {
    const { name, category = 'Fill in the fields', message, rationale, fix, example, problem } = definition;
    this.name = name;
    this.category = category;
    this.description = message;
    this.rationale = rationale;
    this.fix = fix;
    this.example = example;
    this.#required = definition;
    this.#problem = problem;
  }

  /** Whether a text is written like this. */
  fits(text: string): boolean {
    const { pattern, test } = this.#required;
    return pattern?.test(text) !== false && test?.(text) !== false;
  }

  /** What is wrong with a value, and how to fix it. */
  problem(found: string, site: SiteOfText): Told {
    const own = this.#problem?.(found, site);
    const words = wordsOf(site.messages);
    return {
      message: words.found(this.description, found),
      suggestion: words.example(own?.replacement ?? this.example),
      ...own,
    };
  }
}

/**
 * A format of texts, used as a field of schemas: year('The year of the copyright line.').
 * @param field what the text must be before, such as another format
 * @throws Error if not even its example has the form
 */
export function defineFormat(
  definition: FormatDefinition & Requirement,
  field: TextField = () => z.string(),
): TextField {
  const format = new Format(definition);
  const { pattern } = definition;
  // A test may load what takes longer than the check of several files.
  if (pattern?.test(format.example) === false)
    throw new Error(`The example of ${format.name} does not have its form: ${format.example}`);
  return (sentence) => {
    const base = field(sentence);
    return base
      .refine((text) => format.fits(text), { params: { format }, abort: true })
      .meta({
        ...base.meta(),
        description: sentence,
        ...(pattern && { pattern: pattern.source }),
      });
  };
}

/** The format that a refinement of a schema checks, by its parameters. */
export function formatIn(params: Readonly<Record<string, unknown>> | undefined): Format | undefined {
  return params?.format instanceof Format ? params.format : undefined;
}

/** The formats of all fields in a schema. */
export function formatsOf(schema: z.ZodType): Format[] {
  const seen = new Set<unknown>();
  const formats = new Set<Format>();
  const visit = (part: unknown) => {
    if (!(part instanceof z.ZodType) || seen.has(part)) return;
    seen.add(part);
    for (const format of formatsChecked(part)) formats.add(format);
    partsOf(part).forEach(visit);
  };
  visit(schema);
  return [...formats];
}

/** The formats of a field itself, in the order in which they are checked. */
export function formatsChecked(field: z.core.$ZodType): Format[] {
  const checks = (field._zod.def.checks ?? []).map((check) => check._zod.def);
  return checks.flatMap((check) => ('params' in check ? (formatIn(Object(check.params)) ?? []) : []));
}

function partsOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.keyType, schema.valueType];
  if (schema instanceof z.ZodUnion) return [...schema.options];
  return schema instanceof z.ZodOptional ? [schema.unwrap()] : [];
}
