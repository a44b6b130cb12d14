import { startProgram } from './build/start-program.mjs';
import { writeClient } from './client/write-client.mjs';

await startProgram('openapi', ['server']);
writeClient();
