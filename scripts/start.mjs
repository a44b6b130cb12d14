import { startProgram } from './build/start-program.mjs';

await startProgram('main');
