import { run } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as jsxRuntime from 'react/jsx-runtime';

/** A compiled body: a component that takes the components of the site. */
export type Body = MDXContent;

/** @param code of a compiled body */
export async function runCode(code: string): Promise<Body> {
  const { default: component } = await run(code, { ...jsxRuntime, baseUrl: import.meta.url });
  return component;
}
