import { expect, it } from 'vitest';
import { drawOverview } from './overview.ts';

/** Squares of one colour each, `side` pixels wide. */
function paint(side: number, colours: readonly (readonly number[])[]) {
  const [width, channels] = [side * colours.length, colours[0]!.length];
  const data = new Uint8Array(width * side * channels);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < width; x++) data.set(colours[Math.floor(x / side)]!, (y * width + x) * channels);
  return drawOverview(data, { width, height: side, channels });
}

it('keeps each colour channel, and the darkest value of them', () => {
  const { factor, darkest, colours } = paint(400, [
    [200, 100, 50],
    [10, 20, 30],
  ]);
  expect(factor).toBe(2);
  const ends = ({ data }: { data: Uint8Array }) => [data[0], data[data.length - 1]];
  expect(colours.map(ends)).toEqual([
    [200, 10],
    [100, 20],
    [50, 30],
  ]);
  expect(ends(darkest)).toEqual([50, 10]);
});

it('makes one copy of a picture without colours', () => {
  const { darkest, colours } = paint(900, [[90], [180]]);
  expect(colours).toHaveLength(1);
  expect([colours[0]!.data[0], darkest.data.at(-1)]).toEqual([90, 180]);
});

it('does not shrink small pictures', () => {
  expect(paint(40, [[1, 2, 3]]).factor).toBe(1);
});
