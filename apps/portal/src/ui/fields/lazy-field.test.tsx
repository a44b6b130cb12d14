import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type Ref, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { lazyField, type PlaceholderProps } from './lazy-field.tsx';

interface ColorProps {
  ref?: Ref<HTMLButtonElement>;
}

function ClosedColor({ ref, onWant }: ColorProps & PlaceholderProps) {
  return (
    <button type="button" ref={ref} onClick={() => onWant()}>
      Color, closed
    </button>
  );
}

function Color({ ref }: ColorProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" ref={ref} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Color
    </button>
  );
}

/** A loader that the test resolves. */
function later() {
  let arrive = () => {};
  const arrival = new Promise<typeof Color>((resolve) => {
    arrive = () => resolve(Color);
  });
  return { load: () => arrival, arrive: () => arrive() };
}

function renderBesideName(Field: ComponentType<ColorProps>) {
  return renderInPortal(
    <>
      <Field />
      <input aria-label="Name" />
    </>,
  );
}

it('loads the field on the first use of the page, once for all of its kind', async () => {
  const load = vi.fn(async () => Color);
  const Field = lazyField(load, ClosedColor);
  renderInPortal(
    <>
      <Field />
      <Field />
      <p>Elsewhere</p>
    </>,
  );
  expect(screen.getAllByRole('button', { name: 'Color, closed' })).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByText('Elsewhere'));
  expect(await screen.findAllByRole('button', { name: 'Color' })).toHaveLength(2);
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  expect(document.body).toHaveFocus();
});

it('passes on the focus, and opens a field that was opened before it loaded', async () => {
  const { load, arrive } = later();
  const Field = lazyField(load, ClosedColor);
  renderInPortal(<Field />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Color, closed' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  arrive();
  expect(await screen.findByRole('button', { name: 'Color', expanded: true })).toHaveFocus();
});

it('opens on a press between loading and drawing, wherever the focus is', async () => {
  const { load, arrive } = later();
  const Field = lazyField(load, ClosedColor);
  renderBesideName(Field);
  await userEvent.click(screen.getByLabelText('Name'));
  await act(async () => {
    arrive();
    await load();
    await Promise.resolve();
    fireEvent.click(screen.getByRole('button', { name: 'Color, closed' }));
  });
  expect(await screen.findByRole('button', { name: 'Color', expanded: true })).toHaveFocus();
});

it('stays closed when the person moved to another field', async () => {
  const { load, arrive } = later();
  const Field = lazyField(load, ClosedColor);
  renderBesideName(Field);
  await userEvent.click(screen.getByRole('button', { name: 'Color, closed' }));
  await userEvent.click(screen.getByLabelText('Name'));
  arrive();
  expect(await screen.findByRole('button', { name: 'Color' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('says that it did not arrive when it is opened, and tries again', async () => {
  let isOffline = true;
  const Field = lazyField(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return Color;
  }, ClosedColor);
  renderInPortal(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Color, closed' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Color', expanded: true })).toHaveFocus();
});
