import type { Link } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { misreadAt } from '../parse/bare-addresses';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Set links',
  description:
    'A bare address has a space behind it, or the punctuation of an English keyboard, and no underscore before it.',
  rationale: 'Everything else becomes a part of the address, and the link leads nowhere.',
  file: (file) =>
    allNodes(file.tree).flatMap((node) => {
      const at = node.type === 'link' ? misreadAt(node, file.body) : undefined;
      return node.type === 'link' && at !== undefined ? [misread(node, at, file)] : [];
    }),
});

function misread(link: Link, at: number, file: CheckedFile): Finding {
  const [start, end] = offsetsOf(link);
  const found = file.body.slice(start, end);
  return file.atBody(start, end, { found, ...(link.url.startsWith('mailto:') ? mail(found) : page(found, at)) });
}

function page(found: string, at: number): Problem {
  const address = found.slice(0, at);
  const whole = address.startsWith('www.') ? `https://${address}` : address;
  // A backtick alone would begin code.
  const behind = found.slice(at).replace(/^`$/, '');
  return {
    message: `What follows the address becomes a part of it: the link leads to ${found}`,
    suggestion: `Write it like this:   [${address.replace(/^https?:\/\//, '')}](${whole})${behind}`,
  };
}

function mail(found: string): Problem {
  return {
    message: `The underscore becomes a part of the address: ${found}`,
    suggestion: `Write emphasized words with asterisks:   *${found.slice(1)}*   or a link, if the address begins so:   [${found}](mailto:${found})`,
  };
}
