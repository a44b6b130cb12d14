import { expect, it } from 'vitest';
import { type TagModel, tagsOf } from './tag-model.ts';
import { openTagModel, packTagModel } from './tag-model-file.ts';

it('opens a packed model, with rounded weights', () => {
  const tags = tagsOf(['position']);
  const model: TagModel = {
    tags,
    start: Float64Array.from([0, 0, Number.NEGATIVE_INFINITY]),
    transitions: Float64Array.from([0.25, -1, Number.NEGATIVE_INFINITY, 0, 0, 0.5, 1.25, 0, 0]),
    features: Uint32Array.from([3, 200, 67_000_000]),
    offsets: Uint32Array.from([0, 2, 3, 4]),
    tagOf: Uint8Array.from([0, 1, 2, 1]),
    weights: Float32Array.from([0.4, -0.8, 2, -99]),
  };
  const opened = openTagModel(JSON.parse(JSON.stringify(packTagModel(model))));
  expect(opened).toMatchObject({ ...model, weights: expect.anything() });
  expect([...opened.weights].map((weight) => weight.toFixed(2))).toEqual(['0.40', '-0.80', '2.00', '-5.08']);
});
