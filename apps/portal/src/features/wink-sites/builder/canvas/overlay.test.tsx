import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import type { Box, CanvasGeometry } from './drop-slot.ts';
import { EditedPage } from './edited-page.tsx';

const upper: Box = { id: 'Input_1', top: 20, left: 16, width: 300, height: 40 };
const lower: Box = { id: 'Input_2', top: 70, left: 16, width: 300, height: 60 };

function Page() {
  const geometry = useRef<CanvasGeometry>({ element: null, boxes: [] });
  const [growth, setGrowth] = useState(0);
  const boxes = [
    { ...upper, height: upper.height + growth },
    { ...lower, top: lower.top + growth },
  ];
  return (
    <>
      <EditedPage boxes={boxes} geometry={geometry} />
      <button type="button" onClick={() => setGrowth(24)}>
        Grow
      </button>
    </>
  );
}

it('leaves the parts below unchanged when a part grows', async () => {
  const components = [inputNamed('pay', {}, 'Input_1'), inputNamed('job', {}, 'Input_2')];
  renderInBuilder(<Page />, documentOf([screenWithForm('Screen_a', components)]));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveStyle({ marginTop: '20px', height: '40px' });
  expect(second).toHaveStyle({ marginTop: '10px', left: '16px', width: '300px', height: '60px' });
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(first!.parentElement!, { subtree: true, attributes: true });
  await userEvent.click(screen.getByRole('button', { name: 'Grow' }));
  expect(first).toHaveStyle({ height: '64px' });
  expect(new Set(changed)).toEqual(new Set([first]));
  observer.disconnect();
});
