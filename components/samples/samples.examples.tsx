import * as z from 'zod';
import { sample } from '../model/fields/sample';
import { scene } from '../model/fields/scene';
import { Samples } from './samples';

export const layout = 'bands';

export const schema = z.strictObject({ samples: z.array(sample), scene });

export const draw = (example: z.output<typeof schema>) => <Samples {...example} />;
