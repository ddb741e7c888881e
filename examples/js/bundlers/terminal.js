import { played } from './program.js';

console.log(JSON.stringify(await played()));
