import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { LoadMore } from './load-more.tsx';
import { PagedTable } from './paged-table.tsx';

interface Person {
  id: string;
  name: string;
}
const columns: Column<Person>[] = [
  { header: 'ID', cell: (person) => person.id },
  { header: 'Name', cell: (person) => person.name, isOpener: true },
];
const people = [{ id: '1', name: 'Ryan Lestari' }];
const shared = {
  label: 'People',
  columns,
  rowKey: (person: Person) => person.id,
  error: null,
  empty: null,
  onRetry: () => {},
};

it('is busy without rows', () => {
  renderInPortal(<DataTable {...shared} rows={undefined} />);
  expect(screen.getByRole('table', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
});

it('shows the action that fills an empty list', () => {
  const empty = { text: 'No people yet.', action: <button type="button">Add a person</button> };
  renderInPortal(<DataTable {...shared} rows={[]} empty={empty} />);
  expect(screen.getByText('No people yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeInTheDocument();
});

it('opens a row by its opener, with the mouse anywhere and with Enter', async () => {
  const onOpen = vi.fn();
  renderInPortal(<DataTable {...shared} rows={people} onOpen={onOpen} />);
  await userEvent.click(screen.getByText('1'));
  expect(screen.getByRole('button', { name: 'Ryan Lestari' })).toHaveFocus();
  screen.getByRole('button', { name: 'Ryan Lestari' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([[people[0]], [people[0]]]);
});

it('keeps the rows it has when a refresh fails', () => {
  renderInPortal(<DataTable {...shared} rows={people} error={new Error('Broken.')} />);
  expect(screen.getByText('Ryan Lestari')).toBeInTheDocument();
});

it('says that all is loaded and disables the button without more', () => {
  renderInPortal(
    <LoadMore
      label="Load more users"
      endText="All Users Loaded"
      hasMore={false}
      isLoading={false}
      onLoadMore={() => {}}
    />,
  );
  expect(screen.getByText('All Users Loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load more users' })).toBeDisabled();
});

it('hides the row for more without another page and text', () => {
  const more = (hasMore: boolean) => (
    <LoadMore label="Load more" hasMore={hasMore} isLoading={false} onLoadMore={() => {}} />
  );
  const { unmount } = renderInPortal(more(true));
  expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled();
  unmount();
  renderInPortal(more(false));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('splits rows into pages when there are more than the smallest page size', () => {
  const rows = [...Array(6).keys()].map((count) => ({ id: String(count), name: `Person ${count}` }));
  const table = (shown: Person[]) => (
    <PagedTable label="People" columns={columns} rows={shown} rowKey={shared.rowKey} />
  );
  const { unmount } = renderInPortal(table(rows));
  expect(screen.getByRole('status')).toHaveTextContent('1–5 of 6');
  unmount();
  renderInPortal(table(rows.slice(1)));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

it('hides the same columns while loading as with rows', () => {
  const some: Column<Person>[] = [{ header: 'Title', cell: () => 'Engineer' }];
  renderInPortal(<DataTable {...shared} columns={some} rows={undefined} />);
  const heading = screen.getByRole('columnheader').className;
  for (const cell of screen.getAllByRole('cell')) expect(heading).toContain(cell.className.split(' ').at(-1));
});
