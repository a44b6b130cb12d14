import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Announcer } from './announcer.tsx';
import { renderInBuilder } from './testing/render-in-builder.tsx';

test('announces each change, and shows refusals as alerts', async () => {
  const store = renderInBuilder(<Announcer />);
  const status = screen.getByRole('status', { name: 'Changes' });
  act(() => void store.getState().addComponentFromPalette('Paragraph'));
  expect(status).toHaveTextContent('Paragraph added at 3 of 3');
  act(() => void store.getState().removeScreen(store.getState().currentScreenId));
  expect(status).toHaveTextContent('A site has at least one screen');
  expect(await screen.findByRole('alert')).toHaveTextContent('A site has at least one screen');
});
