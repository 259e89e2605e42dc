import { isValidElement, type ReactNode } from 'react';

interface ScrollingTableProps {
  /** The classes of the table itself. */
  className?: string | undefined;
  /** The head of the table, then its body. */
  children?: ReactNode;
}

/** A table that scrolls instead of the page if a word is wider than the viewport. It is not focusable, because other tables fit. */
export function ScrollingTable({ className, children }: ScrollingTableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table className={className}>{children}</table>
    </div>
  );
}

/** All texts below a node, in order. */
export function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [node];
  if (isValidElement<{ children?: ReactNode }>(node)) return textsOf(node.props.children);
  return Array.isArray(node) ? node.flatMap(textsOf) : [];
}
