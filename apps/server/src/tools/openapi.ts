import { writeFileSync } from 'node:fs';
import { describeOpenApi } from '../open-api/open-api.ts';

/** Writes the committed `openapi.json`, so that API changes appear in diffs. */
const file = process.argv[2] ?? 'openapi.json';
writeFileSync(file, `${JSON.stringify(describeOpenApi(), null, 2)}\n`);
process.stdout.write(`Wrote ${file}.\n`);
