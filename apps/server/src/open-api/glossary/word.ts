/**
 * What a name of the API means: a sentence with its unit where it has one, and a value that shows its shape. A key is
 * the name, or `Schema.name` where the name means something of its own there.
 */
export type Word = string | readonly [meaning: string, example: string | number | boolean];
export type Words = Readonly<Record<string, Word>>;
