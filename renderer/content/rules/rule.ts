import type { Diagnostic } from '../diagnostics/diagnostic';
import type { Linked } from '../steps/link';

/** A demand that no schema can say, because it spans fields or files. */
export type Rule = (linked: Linked, root: string) => Diagnostic[] | Promise<Diagnostic[]>;
