/** The parts of a solution's page, in their default order. */
export const solutionParts = ['gets', 'text', 'steps', 'questions'] as const;

export type SolutionPart = (typeof solutionParts)[number];

/** The fields that determine the parts of a solution; in a file with errors, invalid values are undefined. */
interface SolutionText {
  data: { [Part in Exclude<SolutionPart, 'text'>]?: unknown };
  body: string;
}

/** The parts that a solution has, in default order. */
export function partsPresent({ data, body }: SolutionText): SolutionPart[] {
  return solutionParts.filter((part) => (part === 'text' ? body.trim() !== '' : data[part] !== undefined));
}
