import { exitWith } from './arguments';

/** Exits if the project is in a folder whose name the bundler and Node read as more than a name. */
export function refuseFolder() {
  const [character] = /[#?%*]/.exec(process.cwd()) ?? [];
  if (character === undefined) return;
  exitWith(
    `The site can't be built in ${process.cwd()}: the bundler can't read a path with "${character}". Rename that folder, or move the project.`,
  );
}
