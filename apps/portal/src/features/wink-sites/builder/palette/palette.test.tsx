import { DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { Palette } from './palette.tsx';

const document = documentOf([screenWithForm('Screen_a', [inputNamed('first'), inputNamed('last')])]);

/** Uses the canvas's drag sensors, so that a click is recognized as such. */
function PaletteOnCanvas() {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  return (
    <DndContext sensors={sensors}>
      <Palette />
    </DndContext>
  );
}

const openPalette = () => renderInBuilder(<PaletteOnCanvas />, document);

function readGroups() {
  return screen.getAllByRole('list').map((list) => ({
    title: list.getAttribute('aria-label'),
    items: within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  }));
}

it('offers every kind of component in its group', () => {
  openPalette();
  expect(readGroups()).toEqual([
    { title: 'Basic Info', items: ['Name', 'Address'] },
    { title: 'Text', items: ['Title', 'Paragraph', 'Markdown'] },
    { title: 'Form Item', items: ['Input', 'Select', 'Radio', 'Date Picker', 'Date Range Picker'] },
    {
      title: 'More Fields',
      items: [
        'Long Text',
        'Number',
        'Money',
        'Yes / No',
        'Checkbox',
        'Checkbox Group',
        'Searchable Select',
        'Phone',
        'Signature',
        'File Upload',
        'Repeating Group',
        'Image',
      ],
    },
  ]);
});

it('finds by title, in closed groups too', async () => {
  const user = userEvent.setup();
  openPalette();
  await user.click(screen.getByRole('button', { name: 'Form Item' }));
  expect(screen.getByRole('button', { name: 'Form Item' })).toHaveAttribute('aria-expanded', 'false');
  const search = screen.getByRole('searchbox', { name: 'Search components' });
  await user.type(search, ' DATE ');
  await waitFor(() =>
    expect(readGroups()).toEqual([{ title: 'Form Item', items: ['Date Picker', 'Date Range Picker'] }]),
  );
  await user.type(search, 'line');
  expect(screen.getByText('No component has this name.')).toBeInTheDocument();
});

it('adds behind the selected component, by keyboard and by click', async () => {
  const user = userEvent.setup();
  const store = openPalette();
  store.getState().select({ kind: 'component', id: 'Input_first' });
  screen.getByRole('button', { name: 'Radio' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Paragraph' }));
  const { module } = store.getState().document.screens.Screen_a!;
  expect(module).toMatchObject({ componentIds: ['Input_first', 'RadioGroup_101', 'Paragraph_102', 'Input_last'] });
});

it('adds the first result with Enter, and selects the search for the next one', async () => {
  const user = userEvent.setup();
  const store = openPalette();
  store.getState().select({ kind: 'component', id: 'Input_last' });
  const search = screen.getByRole('searchbox', { name: 'Search components' });
  await user.type(search, '{Enter}');
  await user.type(search, 'dat');
  expect(screen.getByText('Enter adds Date Picker.')).toBeInTheDocument();
  await user.keyboard('{Enter}mark{Enter}nothing{Enter}');
  const { module } = store.getState().document.screens.Screen_a!;
  const ids = ['Input_first', 'Input_last', expect.stringMatching('DatePicker'), expect.stringMatching('Markdown')];
  expect(module).toMatchObject({ componentIds: ids });
});
