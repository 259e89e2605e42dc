import { useEffect, useRef, useState } from 'react';
import { type Diagnostic, errorsIn } from '../../content/diagnostics/diagnostic';
import type { LoadResult } from '../../content/pipeline';
import type { Pages, Texts } from '../page/pages';

/** How long nobody must type before the rules on what a branch may change are checked, which takes longest. */
const QUIET_MS = 300;

interface Shown {
  html: string;
  loaded?: LoadResult;
  errors: readonly Diagnostic[];
  /** Whether the errors are those of the latest texts. */
  isChecked: boolean;
}

/** The page at an address, and the errors of the check: of the latest texts, rendered first and checked after. */
export function usePages(pages: Pages, texts: Texts, address: string): Shown {
  const [shown, setShown] = useState<Shown>({ html: '', errors: [], isChecked: false });
  const latest = useRef({ texts, address });
  const work = useRef<Promise<void>>(Promise.resolve());
  latest.current = { texts, address };

  useEffect(() => {
    const isLatest = () => latest.current.texts === texts && latest.current.address === address;
    setShown((last) => ({ ...last, isChecked: false }));
    // One after the other: both use what is known of the files.
    work.current = work.current.then(async () => {
      if (!isLatest()) return;
      const loaded = await pages.open(texts, true);
      const html = (await pages.render(loaded, address).catch(() => undefined)) ?? '';
      setShown({ html, loaded, errors: errorsIn(loaded.diagnostics), isChecked: false });
    });
    const timer = setTimeout(() => {
      work.current = work.current.then(async () => {
        if (!isLatest()) return;
        const errors = errorsIn(await pages.check(texts));
        if (isLatest()) setShown((last) => ({ ...last, errors, isChecked: true }));
      });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [pages, texts, address]);

  return shown;
}
