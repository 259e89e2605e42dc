/** A block of fields or list entries that is open at a line, and the column of its lines. */
interface Block {
  kind: 'list' | 'fields';
  column: number;
}

/** A line whose indentation fits nothing around it. Lines count from 0. */
export interface IndentError {
  line: number;
  found: number;
  expected: number;
}

/** A line that begins an entry or a field. Any other line continues the value above. */
const BEGINS = /^( *)(- +)?(?:([\w-]+|"[^"]*"|'[^']*'):(?= |$))?(.*)$/;

/** The last text: asked for once per error. */
let last: { text: string; wrong: IndentError | undefined } | undefined;

/** The first line whose indentation differs from its block: the parser only says where it failed. */
export function findIndentError(text: string): IndentError | undefined {
  if (last?.text !== text) last = { text, wrong: findWrongIndent(text) };
  return last.wrong;
}

function findWrongIndent(text: string): IndentError | undefined {
  let open: Block[] = [];
  let closed: Block[] = [];
  let previous = { line: 0, found: 0 };
  let mayOpen = false;
  for (const [line, source] of text.split(/\r?\n/).entries()) {
    const [, { length: indent } = '', hyphen = '', name, value = ''] = BEGINS.exec(source) ?? [];
    if (hyphen === '' && name === undefined) continue;
    const kind = hyphen === '' ? 'fields' : 'list';
    if (open.length === 0) open.push({ kind, column: 0 });
    let staying = open.filter(({ column }) => column <= indent);
    const around = staying.at(-1);
    const own = staying.findLastIndex((block) => block.kind === kind && block.column === indent);
    if (mayOpen && around === open.at(-1) && (indent !== around?.column || kind !== around.kind)) {
      staying.push({ kind, column: indent });
    } else if (own >= 0) {
      staying = staying.slice(0, own + 1);
    } else {
      const left = closed.at(-1);
      const wasLeft = closed.some((block) => block.kind === kind && block.column === indent);
      const wrong =
        left && wasLeft
          ? { ...previous, expected: left.column }
          : { line, found: indent, expected: nearestColumn(open, kind, indent) };
      // Otherwise, the line is of the wrong kind.
      return wrong.found === wrong.expected ? undefined : wrong;
    }
    closed = open.filter((block) => !staying.includes(block));
    open = staying;
    if (hyphen !== '' && name !== undefined) open.push({ kind: 'fields', column: indent + hyphen.length });
    previous = { line, found: indent };
    mayOpen = name !== undefined && value.trim() === '';
  }
  return undefined;
}

/** The column of the open block that a line probably belongs to: the nearest, or else the inner block. */
function nearestColumn(open: readonly Block[], kind: Block['kind'], indent: number): number {
  const columns = open.filter((block) => block.kind === kind).map(({ column }) => column);
  const [first = 0] = columns;
  return columns.reduce((best, each) => (Math.abs(each - indent) <= Math.abs(best - indent) ? each : best), first);
}
