/**
 * Meaning of a name in the API: a sentence, with its unit if it has one, and a value that shows its shape. A key is the
 * name, or `Schema.name` where the name means something of its own there.
 */
export type Word = string | readonly [meaning: string, example: string | number | boolean];
export type Words = Readonly<Record<string, Word>>;
