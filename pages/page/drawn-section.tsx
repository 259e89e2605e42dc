import { drawnBy } from 'sitewright/react';
import { sections } from '../sections';

/** A section, drawn by the component of its type. */
export const DrawnSection = await drawnBy(sections);
