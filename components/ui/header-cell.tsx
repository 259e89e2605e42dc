import type { ComponentProps } from 'react';

/** A cell in the head of a table. One without text names no column, so it is no header (WCAG 1.3.1). */
export function HeaderCell(props: ComponentProps<'th'>) {
  if (!props.children) return <td className={props.className} />;
  return <th {...props} scope="col" />;
}
