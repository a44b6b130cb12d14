import { startProgram } from './build/start-program.mjs';

await startProgram('operator', ['server']);
