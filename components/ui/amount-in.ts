/** The number in an amount. */
export function amountIn(value: string): number | undefined {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(value)?.[0];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}
