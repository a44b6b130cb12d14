import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { JsonView } from './json-view.tsx';

it('shows a value as a tree that folds', async () => {
  renderInPortal(
    <JsonView value={{ name: 'George Palomero', tags: ['a', 'b'], deep: { deeper: { deepest: null } } }} />,
  );
  expect(await screen.findByText('"George Palomero"')).toBeInTheDocument();
  expect(screen.queryByText('null')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^deep:/ }));
  await userEvent.click(screen.getByRole('button', { name: /^deeper/ }));
  expect(screen.getByText('null')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^tags/ }));
  expect(screen.getByText('"a"')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^tags/ }));
  expect(screen.queryByText('"a"')).not.toBeInTheDocument();
});
