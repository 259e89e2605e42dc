import type { Data, Processor } from 'unified';

/** What only code can have after `import`: names in braces or after a star, or a module in quotes at the end of the line. */
const IMPORT = /^import +(?:(?:[\w$]+ *, *)?(?:\{|\* as )|(?:(?:type +)?[\w$]+ +\w+ *)?["'][^"'\s]*["']? *(?:; *)?$)/;

/** What only code can have after `export`: names in braces, everything of a module, a declaration, or one value. */
const EXPORT = [
  /^export +(?:\{|\* *(?:from|as)\b)/,
  /^export +(?:(?:const|let|var) +[\w$[{]|type +[\w$<>]+ *=|(?:interface|enum) +[\w$]+ *\{)/,
  /^export +(?:default +)?(?:(?:async +)?function\b[ *]*[\w$]*\(|(?:abstract +)?class\b[^.]*\{)/,
  /^export +default +(?:[[({"'`\d]|[\w$.]+(?:\(.*\))? *(?:; *)?$|.*=>)/,
];

/** Whether a line can only be code, and not a sentence that begins with "import" or "export". */
function isCode(line: string): boolean {
  return IMPORT.test(line) || EXPORT.some((pattern) => pattern.test(line));
}

/** The types of micromark, by its own names. */
type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Constructs = NonNullable<Extension['flow']>[number];
type Construct = Exclude<Constructs, readonly unknown[] | undefined>;
type State = ReturnType<Construct['tokenize']>;

/** Reads one line, and succeeds if it can only be code. */
const codeLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let line = '';
    const inLine: State = (code) => {
      // The ends of lines and of the text have no character code.
      if (code === null || code < -2) {
        effects.exit('data');
        return isCode(line) ? ok(code) : nok(code);
      }
      line += code < 0 ? ' ' : String.fromCharCode(code);
      effects.consume(code);
      return inLine;
    };
    return (code) => {
      effects.enter('data');
      return inLine(code);
    };
  },
};

/** The character codes of the first letters of "export" and "import", by which micromark chooses a construct. */
const [E, I] = [101, 105];

/**
 * A plugin after remark-mdx, which treats every paragraph that begins with "import" or "export" as code: with it, only
 * paragraphs that must be code are code.
 */
export function sentencesAreNoCode(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(({ flow, ...extension }) => ({
    ...extension,
    flow: { ...flow, [E]: onlyCode(flow?.[E]), [I]: onlyCode(flow?.[I]) },
  }));
}

function onlyCode(constructs: Constructs): Construct[] {
  return [constructs ?? []].flat().map((construct) => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(codeLine, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  }));
}
