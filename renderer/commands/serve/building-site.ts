import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inEngine } from '../../platform/engine-folder.mjs';

/** A site that `npm start` serves while its pictures are still being made. */
export interface BuildingSite {
  /** The folder to serve now. */
  dist(): string;
  /** Makes the file at an address now. @returns whether it is there; false as soon as the build has ended */
  make(address: string): Promise<boolean>;
  /** @throws Error if the build fails after its pages stand */
  ended: Promise<void>;
}

/** From the build to the server: its pages stand, or a file was asked for and is there or not. */
export type BuildMessage = { standing: string } | { asked: string; isMade: boolean };

/**
 * Builds the site in a process of its own.
 * @returns when its pages stand, or nothing was left to do; undefined if the build has failed and said why
 */
export function startBuild(out: string): Promise<BuildingSite | undefined> {
  const build = fork(inEngine('bin/engine.mjs'), ['build', '--out', out]);
  const waiting = new Map<string, ((isMade: boolean) => void)[]>();
  let standing = out;
  const tell = (address: string, isMade: boolean) => {
    for (const done of waiting.get(address) ?? []) done(isMade);
    waiting.delete(address);
  };

  const make = (address: string) =>
    new Promise<boolean>((done) => {
      if (!build.connected) return done(false);
      const others = waiting.get(address);
      if (others) return others.push(done);
      waiting.set(address, [done]);
      build.send(address);
    });

  return new Promise((resolve) => {
    const ended = new Promise<void>((done, fail) =>
      build.once('exit', (status) => {
        for (const address of waiting.keys()) tell(address, false);
        if (status === 0) done();
        else fail(new Error(`The build ended with status ${status}.`));
      }),
    );
    // The build renames the folder at its end, before this process hears of it.
    const site = { dist: () => (existsSync(standing) ? standing : out), make, ended };
    build.on('message', (told: BuildMessage) => {
      if ('asked' in told) return tell(told.asked, told.isMade);
      standing = told.standing;
      resolve(site);
    });
    ended.then(
      () => resolve(site),
      () => resolve(undefined),
    );
  });
}
