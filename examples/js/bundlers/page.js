import { played } from './program.js';

globalThis.tell(await played());
