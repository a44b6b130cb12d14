// Starts the built server with an empty data folder for browser tests. It exits with the runner, even after a crash, to
// free its ports.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../build/start-program.mjs';

const dataFolder = mkdtempSync(join(tmpdir(), 'smile-e2e-'));
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
process.env.DATA_DIR = dataFolder;
const runner = process.ppid;
setInterval(() => process.ppid !== runner && process.kill(process.pid, 'SIGTERM'), 1000).unref();
await startProgram('main');
