import * as z from 'zod';
import { setAt } from '../../platform/records';
import { fieldsOf } from '../schema/walk-fields';

/** Digits with a point before decimals, as in 12, -0.5 and 007. */
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * The data with a number wherever its schema has one. YAML is read as texts, so that 007 and 1.10 stay as typed; a text that is no
 * number stays one, for the schema to refuse.
 */
export function withNumbers(schema: z.ZodType, data: unknown): unknown {
  const numbers = fieldsOf(schema, data).flatMap(({ path, value, schema: own }) => {
    const number = typeof value === 'string' && DECIMAL.test(value) ? numberMeant(own, value) : undefined;
    return number === undefined ? [] : { path, number };
  });
  if (numbers.length === 0) return data;
  const copy = structuredClone(data);
  for (const { path, number } of numbers) setAt(copy, path, number);
  return copy;
}

/** The number that a schema takes where it does not take the text. */
function numberMeant(schema: z.ZodType, text: string): number | undefined {
  if (schema instanceof z.ZodNumber) return Number(text);
  const isChoice = schema instanceof z.ZodUnion || schema instanceof z.ZodLiteral;
  const isNumber = isChoice && !schema.safeParse(text).success && schema.safeParse(Number(text)).success;
  return isNumber ? Number(text) : undefined;
}

/** A number that a schema allows, as an example: 1 where it may be. */
export function exampleNumber(schema: z.ZodNumber): number {
  const { minValue, maxValue } = schema;
  return [1, minValue, maxValue].find((number) => number !== null && schema.safeParse(number).success) ?? 1;
}
