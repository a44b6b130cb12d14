import { expect, it } from 'vitest';
import { findEmptyField, startTexts, toTemplateBody } from './invite-texts.ts';
import { inviteTextsSchema } from './invite-texts-schema.ts';

const complete = { ...startTexts('replies@xyz.co'), winkTemplateId: 'default_customization' };

it.each([
  [{ email: { ...complete.email, replyAddress: '' } }, 'email', 'Email Reply to'],
  [{ email: { ...complete.email, body: ' ' } }, 'email', 'Email Invitation text'],
  [{ landingPage: { ...complete.landingPage, header: '' } }, 'landingPage', 'Landing page Header'],
  [{ winkTemplateId: '' }, 'winkWidget', 'Wink Widget Template'],
  [{ successPage: { ...complete.successPage, button: '' } }, 'successPage', 'Success page Button text'],
])('names the empty field: %j', (change, step, field) => {
  const message = `The ${field} is not filled in, please fill in completely.`;
  expect(findEmptyField({ ...complete, ...change })).toEqual({ step, message });
});

it('needs no widget template for an invite to a site', () => {
  expect(findEmptyField({ ...complete, winkTemplateId: '', winkSiteId: 'ws-1' })).toBeNull();
});

it('begins with everything but the widget template', () => {
  expect(findEmptyField(startTexts('replies@xyz.co'))?.step).toBe('winkWidget');
  expect(findEmptyField(complete)).toBeNull();
});

it('sends only the texts, with the company’s name', () => {
  expect(toTemplateBody(complete, 'XYZ Bank')).toEqual({
    company: { name: 'XYZ Bank' },
    email: complete.email,
    landingPage: complete.landingPage,
    successPage: complete.successPage,
  });
});

it('sends a language other than English', () => {
  expect(toTemplateBody({ ...complete, language: 'fil' }, 'XYZ Bank')).toMatchObject({ language: 'fil' });
});

it('refuses an invalid reply address', () => {
  const wrong = { ...complete, email: { ...complete.email, replyAddress: 'nobody' } };
  expect(inviteTextsSchema.safeParse(wrong).error?.issues[0]?.message).toBe('Email must be a valid email address');
});
