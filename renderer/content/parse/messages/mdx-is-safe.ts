import type { Problem } from '../../diagnostics/diagnostic';
import { bodyComponents } from '../../schema/body-components';

export function importOrExport(): Problem {
  const components = Object.keys(bodyComponents)
    .map((name) => `<${name}>`)
    .join(' and ');
  return {
    code: 'mdx-is-safe',
    message: "A content file can't import or export anything.",
    suggestion: `Delete the line: ${components} need no import. If it is a sentence, begin it with a capital letter.`,
  };
}

/** @param found the braces and what stands in them */
export function codeInBraces(found: string): Problem {
  const [, name] = /^\{+\s*((?:[Ss]ite\.)?[\w-]+)\s*\}+$/.exec(found) ?? [];
  return {
    code: 'mdx-is-safe',
    message: `Braces would run as code, but content holds no code: ${found}.`,
    found,
    suggestion:
      name === undefined
        ? 'Write \\{ for a brace, or [[id]] for a claim.'
        : `Write \\{ for a brace, or two brackets for a claim:   [[${name.replace(/^Site\./, 'site.')}]]`,
  };
}
