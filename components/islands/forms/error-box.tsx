import { type ReactNode, useEffect, useRef } from 'react';

interface ErrorBoxProps {
  title: string;
  children: ReactNode;
}

/** The red box over a form; it takes the focus when it appears, so that nobody misses it. */
export function ErrorBox({ title, children }: ErrorBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-box">
      <p className="font-semibold text-error">{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
