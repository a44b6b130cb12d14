import file from './letter-model.json' with { type: 'json' };
import type { TagModel } from './tag-model.ts';
import { openTagModel } from './tag-model-file.ts';

let model: TagModel | null = null;

/** What was learned of letters about employment (`npm run bench -- tagger`); opened with the first of them. */
export function letterModel(): TagModel {
  model ??= openTagModel(file);
  return model;
}
