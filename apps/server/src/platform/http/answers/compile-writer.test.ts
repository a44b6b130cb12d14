import { expect, it } from 'vitest';
import { z } from 'zod';
import { compileWriter } from './compile-writer.ts';

const cat = z.object({ kind: z.literal('cat'), name: z.string().regex(/^[A-Z]/), format: z.string().optional() });
const dog = z.object({ kind: z.literal('dog'), weight: z.number().default(1) }).meta({ id: 'Dog' });
const pet = z.discriminatedUnion('kind', [cat, dog]);
const owner = z.object({ type: z.literal('owner'), pets: z.array(pet), since: z.union([z.string(), z.number()]) });
const shelter = z.looseObject({ type: z.literal('shelter'), dogs: z.array(dog), pet: pet.nullable() });
const write = compileWriter(z.object({ data: z.discriminatedUnion('type', [owner, shelter]) }));
const copyOf = (data: unknown) => JSON.parse(write({ data })).data;

it('writes nested unions and drops unknown keys', () => {
  const pets = [
    { kind: 'dog', weight: 2, secret: 'left out' },
    { kind: 'cat', name: 'Tom', format: 'date' },
    { kind: 'dog' },
  ];
  expect(copyOf({ type: 'owner', pets, since: 5, secret: 'left out' })).toEqual({
    type: 'owner',
    pets: [
      { kind: 'dog', weight: 2 },
      { kind: 'cat', name: 'Tom', format: 'date' },
      { kind: 'dog', weight: 1 },
    ],
    since: 5,
  });
});

it('keeps unknown keys of a loose object, and null', () => {
  const data = { type: 'shelter', dogs: [{ kind: 'dog', weight: 3 }], pet: null, city: 'Cebu' };
  expect(copyOf(data)).toEqual(data);
});

// Complete validators of all options would take seconds to compile for the pages of a site.
it('chooses an option by its discriminator alone', () => {
  const pets = [{ kind: 'cat', name: 'no capital letter' }];
  expect(copyOf({ type: 'owner', pets, since: '2020' }).pets).toEqual(pets);
});

it('refuses an unknown option', () => {
  expect(() => copyOf({ type: 'owner', pets: [{ kind: 'bird' }], since: 1 })).toThrow('does not match');
});
