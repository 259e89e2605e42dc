import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the arguments of a command. Exits with a message if they are invalid.
 * @param usage how to call the command; the default lists its options
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage?: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of Node's message is about positional arguments, which is no help here.
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    return exitWith(`${message?.replace(/\.$/, '')}.${usage === undefined ? ` ${optionsOf(config)}` : `\n${usage}`}`);
  }
}

function optionsOf({ options = {} }: ParseArgsConfig): string {
  const names = Object.keys(options).map((name) => `--${name}`);
  return `The options are ${names.join(', ')}.`;
}

/** Reads a port number; 0 means any free port. Exits with a message if it is invalid. */
export function readPort(text: string): number {
  const port = Number(text);
  const isPort = text.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535;
  return isPort ? port : exitWith(`--port must be a number from 0 to 65535, but found "${text}".`);
}

/** Handles the errors of a class whose messages are for the user: exits with the message. All other errors are thrown again. */
export function exitOn(refusal: new (message: string) => Error): (error: unknown) => never {
  return (error) => {
    if (error instanceof refusal) exitWith(error.message);
    throw error;
  };
}

/** Exits with the status for wrong usage. */
export function exitWith(message: string): never {
  console.error(message);
  process.exit(2);
}
