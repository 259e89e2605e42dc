import type { Nodes } from 'mdast';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import { allNodes } from '../parse/walk-mdast';
import type { Tokens } from '../schema/tokens';
import { otherAddressIn } from '../text/address-in-words';
import { defineRule } from './define-rule';

const EMPTY_WORDS = /^(?:click here|click|here|this|this page|this link|link|read more|more|learn more)\.?$/i;

/** What a button says when nobody thought about it. "Read more" may follow the title of an article. */
const EMPTY_LABELS = /^(?:click (?:here|me)|click|here|this|this page|this link|link|button|submit)[.!]?$/i;

/** The text of a node for screen readers: its letters and alternative texts. */
function wordsOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

export default defineRule({
  category: 'Set links',
  description:
    'The words of a link or a button say where it leads, words that are an address are its own, and a button leads to another page.',
  rationale:
    'Many people read only the links of a page, and screen readers list them without the sentence around them (WCAG 2.4.9). A list of ten links that all say "Click here" is no help.',
  file: (file, _lists, tokens) => [...inFields(file), ...inBody(file), ...elsewhere(file, tokens)],
});

/** Links whose words are an address, and that lead to another one. */
function elsewhere(file: CheckedFile, tokens: Tokens): Finding[] {
  return file.links.flatMap(({ href, words, at }) => {
    const target = tokens.fill(href);
    const other = words === undefined ? undefined : otherAddressIn(tokens.fill(words), target);
    if (other === undefined) return [];
    return at({
      message: `The words of this link are ${other}, but it leads to ${target}.`,
      found: href,
      suggestion: 'Correct one of the two.',
    });
  });
}

/** The buttons and links of the fields. */
function inFields(file: CheckedFile): Finding[] {
  return file.fields.flatMap(({ path, value }) => {
    const [label, href] = [valueAt(value, ['label']), valueAt(value, ['href'])];
    if (typeof label !== 'string' || typeof href !== 'string') return [];
    if (file.isInEnglish && EMPTY_LABELS.test(label.trim())) {
      return file.at([...path, 'label'], {
        message: `"${label}" does not say where the button leads.`,
        found: label,
        suggestion: 'Name what happens, such as:   Plan a call',
      });
    }
    if (href !== file.address) return [];
    return file.at([...path, 'href'], {
      message: `This leads to ${href}, the page that it is on, so nothing happens when visitors click it.`,
      found: href,
      suggestion: 'Write the address of another page, or of a part of this one, such as   #form',
    });
  });
}

function inBody(file: CheckedFile): Finding[] {
  return allNodes(file.tree).flatMap((node) => {
    if (node.type !== 'link') return [];
    const words = wordsOf(node).trim();
    if (words !== '' && !(file.isInEnglish && EMPTY_WORDS.test(words))) return [];
    return file.atNode(node, {
      message: words === '' ? 'This link has no words.' : `"${words}" does not say where the link leads.`,
      found: words,
      suggestion: 'Link the words that name the page, such as [our privacy policy](/privacy).',
    });
  });
}
