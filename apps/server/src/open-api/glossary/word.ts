/**
 * Meaning of a name in the API: a sentence with the unit, if any, and optionally an example. The key is the name, or
 * `Schema.name` when the name has a special meaning in that schema.
 */
export type Word = string | readonly [meaning: string, example: string | number | boolean];
export type Words = Readonly<Record<string, Word>>;
