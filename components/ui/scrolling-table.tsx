import { Children, isValidElement, type ReactNode } from 'react';
import { words } from '../../pages/lists/words';
import { useList } from '../../renderer/react/content-context';

interface ScrollingTableProps {
  /** The classes of the table itself. */
  className?: string | undefined;
  /** The head of the table, then its body. */
  children?: ReactNode;
}

/** A table that scrolls if it is too wide, and can be focused (WCAG 2.1.1). */
export function ScrollingTable({ className, children }: ScrollingTableProps) {
  const labels = useList(words);
  const [head] = Children.toArray(children);
  return (
    // Named by its columns, because the regions of a page need different names.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus a keyboard can't scroll it
    <section className="overflow-x-auto" tabIndex={0} aria-label={`${labels.body.table}: ${textsOf(head).join(', ')}`}>
      <table className={className}>{children}</table>
    </section>
  );
}

/** Every text below a node, in order. */
export function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  if (isValidElement<{ children?: ReactNode }>(node)) return textsOf(node.props.children);
  return Array.isArray(node) ? node.flatMap(textsOf) : [];
}
