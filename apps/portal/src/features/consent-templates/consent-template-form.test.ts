import { consentTemplateFormSchema } from '@smile/contract/consent-templates';
import { expect, it } from 'vitest';

const right = { consentType: 'Terms', title: 'Data sharing', version: '1', consentMethod: '', consentText: 'Text' };

function messageOf(field: string, value: string): string | undefined {
  const result = consentTemplateFormSchema.safeParse({ ...right, [field]: value });
  return result.error?.issues.find((issue) => issue.path[0] === field)?.message;
}

it.each([
  ['consentType', 'Consent Type is required'],
  ['title', 'Display Title is required'],
  ['version', 'Version is required'],
  ['consentText', 'Consent Text is required'],
])('needs %s', (field, message) => {
  expect(messageOf(field, '')).toBe(message);
  expect(messageOf(field, '   ')).toBe(message);
});

it.each(['consentType', 'title', 'version', 'consentMethod'])('takes 200 characters of %s', (field) => {
  expect(messageOf(field, 'x'.repeat(200))).toBeUndefined();
  expect(messageOf(field, 'x'.repeat(201))).toBe('Too Long!');
});

it('takes 60000 characters of consent text, and no consent method', () => {
  expect(messageOf('consentText', 'x'.repeat(60_000))).toBeUndefined();
  expect(messageOf('consentText', 'x'.repeat(60_001))).toBe('Too Long!');
  expect(consentTemplateFormSchema.safeParse(right).success).toBe(true);
});
