import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '@smile/site-model/testing/documents';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { WorkerHere } from '../testing/worker-here.ts';
import { FaultsDialog } from './faults-dialog.tsx';
import { usePublishSite } from './use-publish-site.ts';

const workers = vi.fn(function here() {
  return new WorkerHere();
});
beforeEach(() => {
  vi.stubGlobal('Worker', workers);
});
afterEach(() => vi.unstubAllGlobals());

const pay = inputNamed('pay', { label: 'Pay', required: true });
const site = (...screens: Parameters<typeof documentOf>[0]) => documentOf(screens);

function Saving({ publish, onSaved }: { publish: () => Promise<boolean>; onSaved: () => void }) {
  const { save, faults, acceptFaults, reset } = usePublishSite(publish, onSaved);
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      {faults.length > 0 && <FaultsDialog faults={faults} onConfirm={acceptFaults} onClose={reset} />}
    </>
  );
}

function open(document: Parameters<typeof renderInBuilder>[1]) {
  const publish = vi.fn(async () => false);
  const store = renderInBuilder(<Saving publish={publish} onSaved={vi.fn()} />, document);
  return { publish, store };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const faulty = site(
  screenWithForm('Screen_a', [pay], [routeTo('Screen_b', testOf('pay', 'EQ', ''))]),
  screenWithForm('Screen_b', []),
);

it('asks once before publishing a proved fault', async () => {
  const { publish, store } = open(faulty);
  await press('Save');
  expect(await screen.findByText(/compares Pay with nothing/)).toBeVisible();
  await press('Cancel');
  expect(publish).not.toHaveBeenCalled();
  await press('Save');
  await press('Save anyway');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  await press('Save');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
  act(() => {
    store.getState().addScreen('FormModule', 'Alone');
  });
  await press('Save');
  expect(await screen.findByText('No other screen leads to screen: Alone')).toBeVisible();
  expect(screen.queryByText(/compares Pay with nothing/)).not.toBeInTheDocument();
  expect(publish).toHaveBeenCalledTimes(2);
});

it('publishes a site with hints only without asking', async () => {
  const { publish } = open(site(screenWithForm('Screen_a', [inputNamed('input', { label: 'Input' })])));
  await press('Save');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
});

it('publishes without asking in a browser that cannot run the proof', async () => {
  const broken = function broken() {
    const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });
    queueMicrotask(() => worker.dispatchEvent(new Event('error')));
    return worker;
  };
  vi.stubGlobal('Worker', vi.fn(broken));
  const { publish } = open(faulty);
  await press('Save');
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
});
