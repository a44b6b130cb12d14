import { expect, it } from 'vitest';
import { splitModule } from './split-module.ts';

const file = '/packages/contract/src/pets.ts';
const common = new Set(['idSchema']);
const findSchemas = (source: string) => (source === 'zod' ? new Set(['z']) : common);

const code = `
import { z } from 'zod';
import { idSchema, maxPageSize } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file } from './file-answer.ts';

export const petPageSize = maxPageSize / 2;
const kinds = ['CAT', 'DOG'] as const;
const petSchema = z.object({ id: idSchema, kind: z.enum(kinds) }).meta({ id: 'Pet' });
export type Pet = z.infer<typeof petSchema>;
export const petIdSchema = idSchema.min(1);
const ofOne = { auth: 'developer', params: petSchema } as const;
export const petsApi = {
  get: endpoint({ ...ofOne, operationId: 'getPet', method: 'GET', path: '/pets/{id}', answer: petSchema }),
  picture: endpoint({ ...ofOne, method: 'GET', path: '/pets/{id}/picture', answer: file(['image/png']) }),
} as const;
`;

it('separates zod schemas, also through other modules, from the facts', () => {
  const { facts, schemas, joined, schemaNames } = splitModule(file, code, findSchemas);
  expect([...schemaNames].sort()).toEqual(['idSchema', 'petIdSchema', 'petSchema', 'z']);
  expect(facts).toContain('export { petPageSize, kinds, ofOne, petsApi };');
  expect(schemas).toContain('export { petSchema, petIdSchema };');
  expect(schemas).toContain(`import { petPageSize, kinds, ofOne, petsApi } from '${file}?facts';`);
  expect(joined).toBe(
    `export { petPageSize, petsApi } from '${file}?facts';\nexport { petIdSchema } from '${file}?schemas';`,
  );
});

it('keeps the call of an endpoint and its file answer among the facts', () => {
  const { facts } = splitModule(file, code, findSchemas);
  expect(facts).toContain("({ ...ofOne, method: 'GET', path: '/pets/{id}', })");
  expect(facts).toContain("answer: file(['image/png'])");
  expect(facts).toContain("const ofOne = { auth: 'developer', } as const");
  expect(facts).not.toContain('petSchema');
});

it('lets a bundler remove unused schemas', () => {
  expect(splitModule(file, code, findSchemas).schemas).toContain('petSchema = /* @__PURE__ */ (() => (z.object(');
});
