import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { commandFiles, firstSentence } from '../../platform/commands.mjs';

/**
 * Reads the arguments of a command. With --help, prints what it does and its options, each with its `about`. Exits with a message
 * if the arguments are invalid.
 * @param usage how to call the command; the default lists its options
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage?: string,
): ReturnType<typeof parseArgs<Config>> {
  if ((config.args ?? process.argv.slice(2)).some((each) => each === '--help' || each === '-h')) {
    console.log(helpOn(config, usage));
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of Node's message is about positional arguments, which is no help here.
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    return exitWith(`${message?.replace(/\.$/, '')}.${usage === undefined ? ` ${optionsOf(config)}` : `\n${usage}`}`);
  }
}

function helpOn({ options = {} }: ParseArgsConfig, usage: string | undefined): string {
  const name = basename(process.argv[1] ?? '', '.js');
  const lines = Object.entries(options).map(([option, its]) => {
    const given = its.default === undefined || its.type === 'boolean' ? '' : ` (${its.default}, if not given)`;
    const call = `--${option}${its.type === 'string' ? ' VALUE' : ''}`;
    return `  ${call.padEnd(26)}${'about' in its ? its.about : ''}${given}`;
  });
  const file = commandFiles().get(name);
  const sentence = file === undefined ? '' : firstSentence(file);
  return [`engine ${name}: ${sentence}`, ...(usage === undefined ? [] : [usage]), lines.join('\n')].join('\n\n');
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
