import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOpenApi } from '../../src/open-api/open-api.ts';
import { type OperationNames, readNames } from './names.ts';

interface ReferenceNames {
  operations: Record<string, Omit<OperationNames, 'enums'> & { enums: Record<string, string> }>;
  enums: Record<string, string[]>;
}

const reference: ReferenceNames = JSON.parse(readFileSync(new URL('reference-names.json', import.meta.url), 'utf8'));
const ours = new Map(Object.entries(readNames(describeOpenApi())).map(([name, names]) => [wireName(name), names]));

/** Drops path parameter names, which do not appear in requests. */
function wireName(operation: string): string {
  return operation.replace(/\{\w+\}/g, '{}');
}

interface Gap {
  operation: string;
  isThere: boolean;
  lacks: string[];
}

function compare([operation, wanted]: [string, ReferenceNames['operations'][string]]): Gap {
  const names = ours.get(wireName(operation));
  if (!names) return { operation, isThere: false, lacks: [] };
  const without = (kind: string, asked: string[], given: string[]) =>
    asked.filter((name) => !given.includes(name)).map((name) => `${kind} \`${name}\``);
  const inQuery = wanted.parameters.filter((name) => !name.startsWith('path:'));
  const values = Object.entries(wanted.enums).flatMap(([field, list]) => {
    const given = names.enums[field];
    // A field without an enum accepts or returns any text.
    return given ? without(`value of \`${field}\``, reference.enums[list]!, given) : [];
  });
  const lacks = [
    ...(names.status === wanted.status ? [] : [`status ${wanted.status}`]),
    ...without('parameter', inQuery, names.parameters),
    ...without('field of the body', wanted.body, names.body),
    ...without('answered field', wanted.answer, names.answer),
    ...values,
  ];
  return { operation, isThere: true, lacks };
}

function writeTable(gaps: Gap[]): string {
  const there = gaps.filter(({ isThere }) => isThere);
  const whole = there.filter(({ lacks }) => lacks.length === 0);
  const rows = gaps
    .filter((gap) => !whole.includes(gap))
    .map(({ operation, isThere, lacks }) => `| \`${operation}\` | ${isThere ? lacks.join('<br>') : 'everything'} |`);
  return [
    '# Coverage of the reference',
    '',
    'This page compares the Open API with its reference by name: operations, parameters, required answer ' +
      'fields, body fields and enum values. A test compares it with ' +
      '`apps/server/testing/api-coverage/reference-names.json`; `npm run examples` writes it.',
    '',
    `The API has ${there.length} of ${gaps.length} operations, ${whole.length} of them complete.`,
    '',
    ...(rows.length > 0 ? ['| incomplete operation | missing |', '|---|---|', ...rows, ''] : []),
  ].join('\n');
}

it('matches docs/api-coverage.md', async () => {
  const gaps = Object.entries(reference.operations).map(compare);
  await expect(writeTable(gaps)).toMatchFileSnapshot('../../../../docs/api-coverage.md');
});
