import type { ReactNode } from 'react';
import { inLanguage } from 'sitewright';

interface QuoteProps {
  lang?: string;
  children?: ReactNode;
}

/** A quotation in another language. */
export function Quote({ lang, children }: QuoteProps) {
  return <blockquote {...inLanguage(lang)}>{children}</blockquote>;
}
