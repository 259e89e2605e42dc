import { Children, isValidElement, type ReactNode } from 'react';
import { useContent } from '../content-context';

interface ScrollingTableProps {
  /** The classes of the table itself. */
  className?: string;
  /** The head of the table, then its body. */
  children?: ReactNode;
}

/** A table that scrolls by itself where it is wider than its place, and that the keyboard reaches (WCAG 2.1.1). */
export function ScrollingTable({ className, children }: ScrollingTableProps) {
  const { words } = useContent();
  const [head] = Children.toArray(children);
  return (
    // Named by its columns: two regions of a page must differ in their names.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it
    <section className="overflow-x-auto" tabIndex={0} aria-label={`${words.body.table}: ${textsOf(head).join(', ')}`}>
      <table className={className}>{children}</table>
    </section>
  );
}

/** Every text below a node, in order. */
function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  if (isValidElement<{ children?: ReactNode }>(node)) return textsOf(node.props.children);
  return Array.isArray(node) ? node.flatMap(textsOf) : [];
}
