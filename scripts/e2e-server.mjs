// The built server with an empty data folder of its own, for the browser tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './build/start-program.mjs';

const dataFolder = mkdtempSync(join(tmpdir(), 'smile-e2e-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
process.env.DATA_DIR = dataFolder;
await startProgram('main');
