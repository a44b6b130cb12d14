import { readRefusedFields } from '@smile/contract/refused-fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';
import { toValidationMessage } from './to-validation-message.ts';

function describeWrong(schema: z.ZodType, value: unknown, part?: string): string {
  const { error } = schema.safeParse(value, { error: toValidationMessage });
  return describeIssues(error!, part);
}
const start = 'Missing or invalid parameters were sent in your request.';

describe('describeIssues', () => {
  it('keeps the start of a deep path, and its field', () => {
    const deep = z.object({
      winkSiteTemplate: z.object({
        scenes: z.array(
          z.object({ pages: z.array(z.object({ components: z.array(z.object({ label: z.string() })) })) }),
        ),
      }),
    });
    const wrong = { winkSiteTemplate: { scenes: [{ pages: [{ components: [{ label: 1 }] }] }] } };
    expect(describeWrong(deep, wrong)).toBe(
      `${start} winkSiteTemplate.scenes.0.pages.0.components.0.label: must be a text.`,
    );
  });

  it('leaves out the middle of a path that is too long', () => {
    let schema: z.ZodType = z.object({ lastField: z.string() });
    let value: unknown = { lastField: 1 };
    for (let level = 20; level > 0; level--) {
      schema = z.object({ [`levelNumber${level}`]: schema });
      value = { [`levelNumber${level}`]: value };
    }
    const text = describeWrong(schema, value);
    expect(text).toContain(' levelNumber1.levelNumber2.');
    expect(text).toMatch(/…\S*levelNumber20\.lastField: must be a text\.$/);
    expect(text.length).toBeLessThanOrEqual(300);
  });

  it('describes a missing or wrong input as a whole', () => {
    const schema = z.object({ name: z.string() });
    expect(describeWrong(schema, undefined)).toBe(`${start} The body is required.`);
    expect(describeWrong(schema, 'text', 'query')).toBe(`${start} The query must be an object.`);
    const own = schema.refine(() => false, 'Choose one of both.');
    expect(describeWrong(own, { name: 'a' })).toBe(`${start} Choose one of both.`);
  });

  it('writes messages with fields that the portal can read', () => {
    const schema = z.object({
      url: z.url(),
      consent: z.object({ version: z.string().max(2) }),
      ids: z.array(z.enum(['a'])),
    });
    const text = describeWrong(schema, { url: 'x', consent: { version: 'long' }, ids: ['b'] });
    expect(readRefusedFields(text)).toEqual([
      { path: 'url', message: 'must be a URL.' },
      { path: 'consent.version', message: 'must have at most 2 characters.' },
      { path: 'ids.0', message: 'must be a.' },
    ]);
  });
});
