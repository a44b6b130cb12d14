import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';

// Simulates a page before the first interaction.
vi.resetModules();
const { Select } = await import('./select.tsx');

const countries = [
  { value: 'PH', label: 'Philippines' },
  { value: 'SG', label: 'Singapore' },
];

function Country() {
  const [value, setValue] = useState<string | null>('PH');
  return <Select label="Country" data={countries} searchable clearable value={value} onChange={setValue} />;
}

it('finds options by the typed text, from the first character on', async () => {
  renderInPortal(<Country />);
  expect(screen.getByRole('combobox', { name: 'Country', expanded: false })).toHaveValue('Philippines');
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Control>}a{/Control}Sing');
  expect(await screen.findByRole('option', { name: 'Singapore' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Philippines' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Singapore' }));
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Singapore');
});
