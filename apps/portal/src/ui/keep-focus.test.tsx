import { Button } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { keepFocus } from './keep-focus.ts';
import { ConfirmDialog } from './overlays/confirm-dialog.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { MenuItem } from './overlays/menu-item.tsx';
import { MoreMenu } from './overlays/more-menu.tsx';
import { SideDrawer } from './overlays/side-drawer.tsx';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });

function Opened({ name, children }: { name: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {name}
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

it.each([
  [
    'a dialog',
    (close: () => void) => (
      <Dialog opened onClose={close} title="Thing">
        <input />
      </Dialog>
    ),
  ],
  [
    'a drawer',
    (close: () => void) => (
      <SideDrawer opened onClose={close} backLabel="Thing">
        <input />
      </SideDrawer>
    ),
  ],
  [
    'a confirmation',
    (close: () => void) => (
      <ConfirmDialog opened title="Thing" confirmLabel="Yes" isBusy={false} onConfirm={close} onClose={close}>
        Sure?
      </ConfirmDialog>
    ),
  ],
])('gives the focus back from %s that leaves the page while it is open', async (_, mount) => {
  renderInPortal(<Opened name="Add">{mount}</Opened>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Thing' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button('Add')).toHaveFocus());
});

/** A list with a menu per row and a dialog that is mounted on demand. */
function Rows({ names }: { names: string[] }) {
  const [rows, setRows] = useState(names);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <div id="content" tabIndex={-1}>
      <section>
        {rows.length === 0 && <p>Nothing here yet</p>}
        {rows.map((row) => (
          <div key={row}>
            <a href={`#${row}`}>{row}</a>
            <MoreMenu label={`More: ${row}`}>
              <MenuItem onClick={() => setAsked(row)}>Delete</MenuItem>
            </MoreMenu>
          </div>
        ))}
      </section>
      {asked && (
        <ConfirmDialog
          opened
          title={`Delete ${asked}?`}
          confirmLabel="Yes"
          isBusy={false}
          onConfirm={() => {
            setAsked(null);
            setRows(rows.filter((row) => row !== asked));
          }}
          onClose={() => setAsked(null)}
        >
          It is lost.
        </ConfirmDialog>
      )}
    </div>
  );
}

async function ask(row: string, answer: 'Cancel' | 'Yes'): Promise<void> {
  button(`More: ${row}`).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  button(answer).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

it('gives the focus back to the menu that a dialog was opened from', async () => {
  renderInPortal(<Rows names={['One', 'Two']} />);
  await ask('One', 'Cancel');
  await waitFor(() => expect(button('More: One')).toHaveFocus());
});

it('returns to the content of a page that opened with a drawer', async () => {
  let setIsOpen = (_: boolean): void => undefined;
  function Arrival() {
    const [isOpen, set] = useState(false);
    setIsOpen = set;
    return (
      <>
        <button type="button">Theme</button>
        <main id="content" tabIndex={-1} />
        <SideDrawer opened={isOpen} onClose={() => set(false)} backLabel="Thing">
          <input />
        </SideDrawer>
      </>
    );
  }
  renderInPortal(<Arrival />);
  screen.getByRole('main').focus();
  act(() => setIsOpen(true));
  await waitFor(() => expect(button('Thing')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('goes to the same button of the next row, of the row before, and at last to the content', async () => {
  renderInPortal(<Rows names={['One', 'Two', 'Three']} />);
  await ask('Two', 'Yes');
  await waitFor(() => expect(button('More: Three')).toHaveFocus());
  await ask('Three', 'Yes');
  await waitFor(() => expect(button('More: One')).toHaveFocus());
  await ask('One', 'Yes');
  await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
});

it('moves to the replacement of a button', async () => {
  renderInPortal(<Replaced />);
  button('Rename').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

function Replaced() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      {!isOpen && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Rename
        </button>
      )}
      {isOpen && <input aria-label="Name" />}
      <button type="button">After</button>
    </div>
  );
}

it('stays with a button that waits, and leaves one that is disabled for good', async () => {
  function Undo() {
    const [state, setState] = useState<'ready' | 'waits' | 'over'>('ready');
    return (
      <div>
        <button type="button" onClick={() => setState(state === 'waits' ? 'ready' : 'over')}>
          Before
        </button>
        <Button loading={state === 'waits'} disabled={state === 'over'} onClick={() => setState('waits')}>
          Undo
        </Button>
      </div>
    );
  }
  renderInPortal(<Undo />);
  button('Undo').focus();
  await userEvent.keyboard('{Enter}');
  expect(button('Undo')).toBeDisabled();
  // Browsers blur a disabled button, jsdom does not.
  button('Undo').blur();
  button('Before').click();
  await waitFor(() => expect(button('Undo')).toHaveFocus());
  button('Before').click();
  await waitFor(() => expect(button('Before')).toHaveFocus());
});

it('follows an element that moves, and leaves a moved focus alone', async () => {
  renderInPortal(
    <ul>
      <li>
        <button type="button">One</button>
      </li>
      <li>
        <button type="button">Two</button>
      </li>
    </ul>,
  );
  const row = button('Two').closest('li')!;
  button('Two').focus();
  row.parentElement!.prepend(row);
  await waitFor(() => expect(button('Two')).toHaveFocus());
  button('Two').blur();
  row.append('!');
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

it('returns to the trigger when the page draws it after its list has loaded', async () => {
  function Listed() {
    const [isEmpty, setIsEmpty] = useState(false);
    const [isOpen, setIsOpen] = useState(false);
    const add = (
      <button type="button" onClick={() => setIsOpen(true)}>
        Add
      </button>
    );
    return (
      <>
        <header>{!isEmpty && add}</header>
        <button type="button">Other</button>
        <section>{isEmpty && add}</section>
        {isOpen && (
          <Dialog opened onClose={() => setIsOpen(false)} title="Thing">
            <button type="button" onClick={() => setIsEmpty(true)}>
              Load
            </button>
          </Dialog>
        )}
      </>
    );
  }
  renderInPortal(<Listed />);
  await userEvent.click(button('Add'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button('Add')).toHaveFocus());
});

it('gives the focus to a trigger that was used before this was loaded', async () => {
  stop();
  renderInPortal(
    <Opened name="Add">
      {(close) => (
        <Dialog opened onClose={close} title="Thing">
          <input data-autofocus />
        </Dialog>
      )}
    </Opened>,
  );
  const add = button('Add');
  await userEvent.click(add);
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  stop = keepFocus([document.body, add]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(add).toHaveFocus());
});

it('restores the focus that was lost before this was loaded', () => {
  stop();
  renderInPortal(
    <>
      <button type="button">Add</button>
      <button type="button">Other</button>
    </>,
  );
  const moved = document.createElement('button');
  moved.textContent = 'Other';
  stop = keepFocus([button('Add'), moved]);
  expect(button('Other')).toHaveFocus();
  button('Other').blur();
  stop();
  stop = keepFocus([button('Add'), document.createElement('input')]);
  expect(button('Add')).toHaveFocus();
  button('Add').blur();
  stop();
  stop = keepFocus([button('Add')]);
  expect(document.body).toHaveFocus();
});

it('goes to the neighbour of a removed copy, not to its original', async () => {
  function Copies() {
    const [hasCopy, setHasCopy] = useState(true);
    return (
      <>
        <button type="button">Select</button>
        <button type="button">Input</button>
        {hasCopy && (
          <button type="button" onClick={() => setHasCopy(false)}>
            Select
          </button>
        )}
      </>
    );
  }
  renderInPortal(<Copies />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Select' })[1]!);
  await waitFor(() => expect(button('Input')).toHaveFocus());
});
