import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { RequestId } from './request-id.tsx';

it('copies the whole ID, however much of it is in sight', async () => {
  const user = userEvent.setup();
  const id = 'vrf-0192e4a7-5b1c-7cc3-98c4-dc0c0c07398f';
  renderInPortal(<RequestId id={id} />);
  expect(screen.getByTitle(id)).toHaveTextContent(id);
  await user.click(screen.getByRole('button', { name: 'Copy request ID' }));
  expect(await navigator.clipboard.readText()).toBe(id);
});
