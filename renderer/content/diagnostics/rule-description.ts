/** What an editor is doing when a rule applies, in the order of docs/rules.md. A site may name more, which follow. */
export const categories = [
  'Name and save a file',
  'Write the front matter',
  'Fill in the fields',
  'Write the text',
  'Set links',
  'Use pictures and downloads',
  'Be found in search',
  'Move or delete a page',
] as const;

/**
 * A content rule and its only description: messages, `npm run check -- --explain`, docs/rules.md and SARIF
 * use it. Its name in the registry is the code of its diagnostics, and never changes.
 */
export interface RuleDescription {
  category: string;
  /** What must be true, in one sentence. */
  description: string;
  /** Why, in words for editors who don't program. */
  rationale: string;
  /** Whether the site would lack a page that it needs: npm run remove then keeps it. */
  needsPages?: true;
  /** What --fix does about it. Violations of a rule without it must be fixed by hand. */
  fix?: string;
  /** Whether an error elsewhere may be the reason, as where it says that nothing uses a file: then it waits until no error is left. */
  afterErrors?: true;
  /** Whether a note in the text allows what it finds: # allow: seller. */
  takesNotes?: true;
}
