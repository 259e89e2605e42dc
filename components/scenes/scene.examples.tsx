import { type Scene as Drawn, scene } from '../model/fields/scene';
import { Scene } from './scene';

export const schema = scene;

export const draw = (example: Drawn) => <Scene scene={example} />;
