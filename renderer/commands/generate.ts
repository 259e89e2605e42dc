/**
 * Writes the files of the repository that are made from others: all of them, or those of one name. For anyone who changes a rule,
 * a schema, or the look of sections: engine generate, engine generate rules.
 */
import { generate } from './generate/generators';

await generate();
