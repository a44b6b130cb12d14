import { describe, expect, it } from 'vitest';
import { analysisSchemas, documentTypeSchema, fieldNames, isReadable } from './archive-analysis.ts';

describe('the fields of documents', () => {
  it('is fields for eight of the types a document may look like', () => {
    const readable = documentTypeSchema.options.filter(isReadable);
    expect(readable.toSorted()).toEqual(Object.keys(analysisSchemas).toSorted());
    expect(readable).toHaveLength(8);
    expect(isReadable('toString')).toBe(false);
  });

  it('may each be empty', () => {
    for (const [type, schema] of Object.entries(analysisSchemas)) {
      const names = fieldNames(type as keyof typeof analysisSchemas);
      const unread = Object.fromEntries(names.map((name) => [name, null]));
      expect(schema.safeParse(unread).success, type).toBe(true);
    }
  });
});
