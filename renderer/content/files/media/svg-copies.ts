/** An element of a drawing, with what decides how much is drawn. */
export interface Shape {
  id?: string;
  parts: Shape[];
  /** The ids of other elements that it draws: by <use>, or as its pattern, mask, or marker. */
  copies: string[];
}

/** No real drawing has a longer chain of references. */
const LONGEST_CHAIN = 500;

/**
 * How many shapes a browser draws: ten groups that each use the next one ten times make ten billion.
 * @returns Infinity if a shape is drawn inside itself
 */
export function countShapes(root: Shape): number {
  const byId = new Map<string, Shape>();
  const collect = (shape: Shape) => {
    if (shape.id !== undefined && !byId.has(shape.id)) byId.set(shape.id, shape);
    for (const part of shape.parts) collect(part);
  };
  collect(root);
  const counted = new Map<Shape, number>();
  const count = (shape: Shape, depth: number): number => {
    const known = counted.get(shape);
    if (known !== undefined) return known;
    if (depth > LONGEST_CHAIN) return Number.POSITIVE_INFINITY;
    // Reached again before it is counted: the element is drawn inside itself.
    counted.set(shape, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const part of shape.parts) sum += count(part, depth + 1);
    for (const id of shape.copies) {
      const copied = byId.get(id);
      if (copied) sum += count(copied, depth + 1);
    }
    counted.set(shape, sum);
    return sum;
  };
  return count(root, 0);
}
