import { identityFields, ratingFields, sectionTitles, tableFields } from '@smile/contract/account-fields';
import { answerCalls } from '@smile/contract/testing/answer';
import { fullAccount } from '@smile/contract/testing/full-account';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { AccountSections } from './account-sections.tsx';

const labelsOf = (fields: readonly { label: string }[]) => fields.map(({ label }) => label);

beforeEach(() => {
  logIn();
  answerCalls(() => ({}));
  renderInPortal(<AccountSections payload={fullAccount} />);
});
afterEach(() => vi.unstubAllGlobals());

it('shows every field of the catalogue, in its order, and a value for each', () => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([...labelsOf(identityFields), ...labelsOf(ratingFields)]);
  for (const value of screen.getAllByRole('definition')) expect(value).not.toHaveTextContent(/^-$/);
  for (const [key, fields] of Object.entries(tableFields)) {
    const table = screen.getByRole('table', { name: sectionTitles[key as keyof typeof tableFields] });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(labelsOf(fields));
    for (const cell of within(table).getAllByRole('cell')) expect(cell).not.toHaveTextContent(/^-$/);
  }
});
