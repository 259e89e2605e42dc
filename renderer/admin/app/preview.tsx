import { useEffect, useRef } from 'react';
import { allEditableTexts, editableTextAt, type Found } from '../../dev/inline-edit/browser/editable-texts';
import { trusted } from './trusted';

interface PreviewProps {
  html: string;
  title: string;
  isNarrow: boolean;
  isDark: boolean;
  /** Takes the texts of the page once it is shown. */
  onShow(texts: readonly Found[]): void;
  onPoint(found: Found): void;
}

/** A page without scripts. Its texts can be pointed at. */
export function Preview({ html, title, isNarrow, isDark, onShow, onPoint }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Document>(null);
  const actions = useRef({ onShow, onPoint });
  actions.current = { onShow, onPoint };

  useEffect(() => {
    const { current: element } = frame;
    if (!element) return;
    const now = new DOMParser().parseFromString(trusted(html), 'text/html');
    const page = shown.current;
    if (page && stylesOf(page) === stylesOf(now)) {
      // In place, so that the page stays where it was scrolled to.
      page.body.replaceWith(page.adoptNode(now.body));
      actions.current.onShow(allEditableTexts(page));
      return;
    }
    shown.current = null;
    element.onload = () => {
      const loaded = element.contentDocument;
      if (!loaded) return;
      shown.current = loaded;
      loaded.addEventListener('click', (event) => {
        event.preventDefault();
        const found = editableTextAt(event.clientX, event.clientY, loaded);
        if (found) actions.current.onPoint(found);
      });
      actions.current.onShow(allEditableTexts(loaded));
    };
    element.srcdoc = trusted(html);
  }, [html]);

  useEffect(() => {
    const apply = () =>
      frame.current?.contentDocument?.documentElement.style.setProperty('color-scheme', isDark ? 'dark' : 'light');
    apply();
    const { current: element } = frame;
    element?.addEventListener('load', apply);
    return () => element?.removeEventListener('load', apply);
  }, [isDark]);

  return (
    <iframe
      ref={frame}
      className={isNarrow ? 'preview preview-narrow' : 'preview'}
      title={`Preview: ${title}`}
      sandbox="allow-same-origin"
    />
  );
}

function stylesOf({ head, documentElement }: Document): string {
  const styles = [...head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  return [documentElement.lang, ...styles].join(' ');
}
