export function contractFiles(words) {
  return { [`packages/contract/src/${words.noun}.ts`]: contractModule(words) };
}

function contractModule({ plural, single, Single, Plural, spoken, title }) {
  return `import { z } from 'zod';
import { dateTimeSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const ${single}Schema = z
  .object({ id: z.string(), name: z.string(), createdAt: dateTimeSchema })
  .meta({ id: '${Single}' });
export type ${Single} = z.infer<typeof ${single}Schema>;

const new${Single}Schema = z
  .object({ name: z.string().trim().min(1, 'name is required.').max(200) })
  .meta({ id: 'New${Single}' });
export type New${Single} = z.infer<typeof new${Single}Schema>;

const tag = '${title}';

export const ${plural}Api = {
  list: endpoint({
    operationId: 'list${Plural}',
    summary: 'List ${title.toLowerCase()}, newest first',
    tag,
    method: 'GET',
    path: '/${plural}',
    auth: 'developer',
    query: pageQuery(),
    answer: listOf(${single}Schema),
  }),
  create: endpoint({
    operationId: 'create${Single}',
    summary: 'Create a ${spoken}',
    tag,
    method: 'POST',
    path: '/${plural}',
    auth: 'developer',
    body: new${Single}Schema,
    status: 201,
    answer: ${single}Schema,
  }),
} as const;
`;
}
