import { ChangeError, finishChanges } from '../../platform/change-folder';
import { exitOn } from './arguments';

/** Finishes a change of the content that was interrupted while it was put in place, and says so. Exits with a message if it can't be. */
export function finishInterrupted(root: string) {
  try {
    for (const saved of finishChanges(root)) {
      console.error('A change of the content that was interrupted is finished now.');
      if (saved.length > 0) console.error(`Not changed, because they were saved since: ${saved.join(', ')}.`);
    }
  } catch (error) {
    exitOn(ChangeError)(error);
  }
}
