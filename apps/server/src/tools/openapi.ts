import { writeFileSync } from 'node:fs';
import { describeOpenApi } from '../open-api/open-api.ts';

/** Writes the committed `openapi.json`, so that a change of the API shows in its diff. */
const file = process.argv[2] ?? 'openapi.json';
writeFileSync(file, `${JSON.stringify(describeOpenApi(), null, 2)}\n`);
process.stdout.write(`Wrote ${file}.\n`);
