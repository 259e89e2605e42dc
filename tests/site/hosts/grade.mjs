// Prints the score of a site on this machine, computed like scan() of the package, which supports only the ports 80 and 443.
import { pathToFileURL } from 'node:url';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
const load = (module) => import(`${pathToFileURL(folder)}/node_modules/@mdn/mdn-http-observatory/src/${module}.js`);
const [{ retrieve }, { ALL_TESTS }, { getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] = await Promise.all(
  ['retriever/retriever', 'constants', 'grader/grader', 'grader/charts'].map(load),
);
const retrieved = await retrieve('localhost', { httpPort, httpsPort });
const results = ALL_TESTS.map((test) => test(retrieved).result).filter(Boolean);
const modifiers = results.map((result) => getScoreModifier(result));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const uncurved = 100 + sum(modifiers.filter((modifier) => modifier < 0));
const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : uncurved;
console.log(JSON.stringify({ score, results }));
// Keep-alive connections would keep the process running.
process.exit();
