import { type NewKind, newKinds } from '../../renderer/commands/generate/new-file';

/** A kind of file that `npm run new` can create. */
export function newKindOf(name: string): NewKind {
  const kind = newKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`No file of the kind ${name} can be made`);
  return kind;
}
