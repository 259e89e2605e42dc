import { useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** What a card that slides on phones says of its place, by its index; the attribute of slides.css. */
export function useSlideOf(count: number): (index: number) => { 'data-of': string } {
  const { of } = useList(words).slides;
  return (index) => ({ 'data-of': of.replace('{number}', String(index + 1)).replace('{count}', String(count)) });
}
