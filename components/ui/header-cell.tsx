import type { ComponentProps } from 'react';

/** A cell in the header row. An empty cell names no column, so it is not a th (WCAG 1.3.1). */
export function HeaderCell(props: ComponentProps<'th'>) {
  if (!props.children) return <td className={props.className} />;
  return <th {...props} scope="col" />;
}
