import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What was written behind a command. Ends it where that is nothing it knows.
 * @param usage what may be written; without it, the names of the options are said
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage?: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // What Node says goes on about positional arguments, which nobody has asked for.
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    return exitWith(`${message?.replace(/\.$/, '')}.${usage === undefined ? ` ${optionsOf(config)}` : `\n${usage}`}`);
  }
}

function optionsOf({ options = {} }: ParseArgsConfig): string {
  const names = Object.keys(options).map((name) => `--${name}`);
  return `The options are ${names.join(', ')}.`;
}

/** The number of a port as it was written; 0 is any free one. Ends the command where it is none. */
export function readPort(text: string): number {
  const port = Number(text);
  const isPort = text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535;
  return isPort ? port : exitWith(`--port must be a number from 0 to 65535, but found "${text}".`);
}

/** Ends the command, which was called in a way that it does not know. */
export function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}
