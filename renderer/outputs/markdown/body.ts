import type { Definition, Nodes, Paragraph, Root } from 'mdast';
import { allNodes } from '../../content/parse/walk-mdast';
import type { Content } from '../../content/schema/content';
import { fillTokens } from '../../content/schema/tokens';
import type { Analytics } from '../../settings';
import { bodyComponents } from './body-components';
import type { Blocks } from './nodes';

type Parent = Extract<Nodes, { children: unknown }>;
type Component = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * A body without what only this site understands: tokens, components, comments.
 * @param tree stays as it is, because others read it too
 * @param analytics the service that counts visits; undefined where they are not counted
 */
export function plainBody(tree: Root, content: Content, analytics: Analytics | undefined): Blocks {
  return new PlainBody(tree, content, analytics).blocks();
}

class PlainBody {
  readonly #tree: Root;
  readonly #content: Content;
  readonly #analytics: Analytics | undefined;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #footnotes: Nodes[] = [];

  constructor(tree: Root, content: Content, analytics: Analytics | undefined) {
    this.#tree = tree;
    this.#content = content;
    this.#analytics = analytics;
    this.#definitions = definitionsOf(tree);
  }

  blocks(): Blocks {
    // The parser puts only blocks into a root.
    return [...this.#copyAll(this.#tree.children), ...this.#footnotes] as Blocks;
  }

  #copyAll(nodes: readonly Nodes[]): Nodes[] {
    return nodes.flatMap((node) => this.#copy(node));
  }

  #copy(node: Nodes): Nodes[] {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: this.#fill(node.value) }];
      case 'paragraph':
        return isOnlyComponents(node) ? this.#copyAll(node.children) : trimmed(this.#withCopies(node));
      case 'link':
        return [{ ...this.#withCopies(node), ...this.#filledTarget(node) }];
      case 'linkReference':
        return this.#copy({ type: 'link', ...this.#targetOf(node), children: node.children });
      case 'image':
        return [{ type: 'image', ...this.#filledTarget(node), alt: this.#fill(node.alt ?? '') }];
      case 'imageReference':
        return this.#copy({ type: 'image', ...this.#targetOf(node), alt: node.alt });
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#copyComponent(node);
      case 'footnoteDefinition':
        // The page shows all of them at the end of the body.
        this.#footnotes.push(this.#withCopies(node));
        return [];
      case 'definition':
      // All expressions are comments.
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
      default:
        return ['children' in node ? this.#withCopies(node) : node];
    }
  }

  #withCopies<Node extends Parent>(node: Node): Node {
    return { ...node, children: this.#copyAll(node.children) };
  }

  #copyComponent({ type, name, attributes, children }: Component): Nodes[] {
    const [, write] = Object.entries(bodyComponents).find(([known]) => known === name) ?? [];
    if (!write) throw new Error(`No body can have the component <${name}>`);
    const title = attributes.find((each) => 'name' in each && each.name === 'title')?.value;
    const copies = this.#copyAll(children);
    // One that begins and ends on a line contains a line, all others contain blocks.
    const blocks = (type === 'mdxJsxTextElement' ? [{ type: 'paragraph', children: copies }] : copies) as Blocks;
    return write({
      title: typeof title === 'string' ? this.#fill(title) : undefined,
      children: blocks,
      words: this.#content.words,
      analytics: this.#analytics,
    });
  }

  #targetOf({ identifier }: { identifier: string }): Pick<Definition, 'url' | 'title'> {
    const { url = '', title } = this.#definitions.get(identifier) ?? {};
    return { url, title };
  }

  #filledTarget({ url, title }: Pick<Definition, 'url' | 'title'>): Pick<Definition, 'url' | 'title'> {
    return { url: this.#fill(url), title: title && this.#fill(title) };
  }

  #fill(text: string): string {
    return fillTokens(text, this.#content);
  }
}

/** Of two definitions with one name, the first counts (CommonMark 4.7). */
function definitionsOf(tree: Root): Map<string, Definition> {
  const definitions = allNodes(tree).flatMap((node) => (node.type === 'definition' ? [node] : []));
  return new Map(definitions.reverse().map((definition) => [definition.identifier, definition]));
}

/** Whether a paragraph is components that each begin and end on one line: they are blocks. */
function isOnlyComponents({ children }: Paragraph): boolean {
  return children.every(
    (node) => node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === ''),
  );
}

/** A paragraph without the spaces that a comment left at its ends; nothing if it was only a comment. */
function trimmed({ children, ...node }: Paragraph): Paragraph[] {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  const shown = children.filter((child) => child.type !== 'text' || child.value !== '');
  return shown.length === 0 ? [] : [{ ...node, children: shown }];
}
