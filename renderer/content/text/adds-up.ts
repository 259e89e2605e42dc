/** Whether the last of some cells is the sum of the others: 150, 40, 10, 200. Words and empty cells do not count. */
export function addsUp(cells: readonly string[]): boolean {
  const numbers = cells
    .map((cell) => cell.replace(/^[$€£]\s?|[,\s](?=\d{3})/g, ''))
    .filter((cell) => /^\d+(?:\.\d+)?$/.test(cell))
    .map(Number);
  const total = numbers.pop();
  const sum = numbers.reduce((all, number) => all + number, 0);
  return total !== undefined && numbers.length > 1 && Math.abs(sum - total) < SMALLEST;
}

/** Less than a cent, which sums of decimals may be off by. */
const SMALLEST = 0.001;
