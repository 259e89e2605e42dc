import { ChangeError, finishChange } from '../../platform/change-folder';
import { exitOn } from './arguments';

/** Finishes a change of the content that was interrupted while it was put in place. Exits with a message if it can't be. */
export function finishInterrupted(root: string) {
  try {
    finishChange(root);
  } catch (error) {
    exitOn(ChangeError)(error);
  }
}
