import { createContext } from 'react';
import type { PictureWidth } from '../model/fields/picture';

/** How wide the page shows the picture of a text: a feed names the same file. */
export const FigureWidth = createContext<PictureWidth>('column');
