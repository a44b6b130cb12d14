import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

it('says itself that it is wrong', () => {
  renderInPortal(<PasswordField label="Password" error="Password is required" />);
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

it('is the only password field of the portal, in forms that name the account', () => {
  const root = 'apps/portal/src/features';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!test)\.tsx$/.test(path));
  const texts = files.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('PasswordInput')).map(([path]) => path)).toEqual([]);
  const isNamed = (text: string) => text.includes('<HiddenUsername') || text.includes('autoComplete="username"');
  expect(texts.filter(([, text]) => text.includes('<PasswordField') && !isNamed(text)).map(([path]) => path)).toEqual(
    [],
  );
});
