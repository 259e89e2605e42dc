import { wakeIslands } from '../components/islands/wake';

wakeIslands(document);
