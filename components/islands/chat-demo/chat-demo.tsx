import { useEffect, useRef, useState } from 'react';
import type { Words } from '../../../renderer/content/schema/words';
import type { chat } from '../../sections/chat/schema';
import type { SectionOf } from '../../sections/section-props';
import { initialOf } from '../../ui/initial';
import { ChatMessage } from './chat-message';

/** Specification, section 9: a message every 4000 ms, 1000 ms of which are typing. */
const TYPING_MS = 1000;
const CYCLE_MS = 4000;

interface ChatDemoProps {
  contact: string;
  messages: SectionOf<typeof chat>['messages'];
  words: Words['chat'];
}

/**
 * A sample chat that plays in a loop. Without script, and where the visitor prefers reduced motion, all messages
 * are there. It rests off screen, under the pointer, while it has the focus, and when it is paused.
 */
export function ChatDemo({ contact, messages, words }: ChatDemoProps) {
  const root = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(false);
  const [choice, setChoice] = useState<'none' | 'play' | 'pause'>('none');
  const isOnScreen = useOnScreen(root);
  const [isTouched, setTouched] = useState(false);
  const isRunning = plays && isOnScreen && (choice === 'play' || (choice === 'none' && !isTouched));
  const { shown, isTyping } = usePlayback(messages.length, plays, isRunning);

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setPlays(!reduced.matches);
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);

  const isPaused = choice === 'pause';

  /** After a press of play it plays under the pointer too, until the pointer leaves. */
  function release() {
    setTouched(false);
    if (choice === 'play') setChoice('none');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of messages and a button is no fieldset
    <div
      ref={root}
      role="group"
      aria-label={words.label}
      className="chat-demo"
      onMouseEnter={() => setTouched(true)}
      onMouseLeave={release}
      onFocus={() => setTouched(true)}
      onBlur={release}
    >
      <div className="chat-demo-bar">
        <span aria-hidden="true" className="chat-demo-face">
          {initialOf(contact)}
        </span>
        <span>
          <span className="block font-semibold">{contact}</span>
          <span className="type-label block">{words.online}</span>
        </span>
        {plays && (
          <button
            type="button"
            className="chat-demo-button"
            aria-label={isPaused ? words.play : words.pause}
            onClick={() => setChoice(isPaused ? 'play' : 'pause')}
          >
            <svg viewBox="0 0 16 16" className="size-5" fill="currentColor" aria-hidden="true">
              <path d={isPaused ? 'M4 2.5v11l9-5.5z' : 'M4 2.5h3v11H4zM9 2.5h3v11H9z'} />
            </svg>
          </button>
        )}
      </div>
      <ol className="chat-demo-messages">
        {messages.map((message, index) => {
          const state = index < shown ? 'shown' : index === shown && isTyping ? 'typing' : 'waiting';
          return <ChatMessage key={message.text} message={message} state={plays ? state : 'shown'} words={words} />;
        })}
      </ol>
    </div>
  );
}

/** How many messages are there, and whether the next one is being typed. */
function usePlayback(length: number, plays: boolean, isRunning: boolean) {
  const [{ shown, isTyping }, setPlayback] = useState({ shown: length, isTyping: false });

  useEffect(() => {
    setPlayback(plays ? { shown: 0, isTyping: true } : { shown: length, isTyping: false });
  }, [plays, length]);

  useEffect(() => {
    if (!isRunning) return;
    const next = isTyping
      ? { shown: shown + 1, isTyping: false }
      : { shown: shown === length ? 0 : shown, isTyping: true };
    const timer = setTimeout(() => setPlayback(next), isTyping ? TYPING_MS : CYCLE_MS - TYPING_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isTyping, shown, length]);

  return { shown, isTyping };
}

/** Whether an element is in the window. */
function useOnScreen(root: React.RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isOnScreen;
}
