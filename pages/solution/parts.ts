/** The parts of a solution's page, in the order in which a page without an order of its own shows them. */
export const solutionParts = ['gets', 'text', 'steps', 'questions'] as const;

export type SolutionPart = (typeof solutionParts)[number];

/** The fields that decide which parts a solution has; in a file with errors, wrong values are undefined. */
interface SolutionText {
  data: { [Part in Exclude<SolutionPart, 'text'>]?: unknown };
  body: string;
}

/** The parts that a solution has something for, in the usual order. */
export function partsPresent({ data, body }: SolutionText): SolutionPart[] {
  return solutionParts.filter((part) => (part === 'text' ? body.trim() !== '' : data[part] !== undefined));
}
