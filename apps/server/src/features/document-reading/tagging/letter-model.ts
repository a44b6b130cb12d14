import file from './letter-model.json' with { type: 'json' };
import type { TagModel } from './tag-model.ts';
import { openTagModel } from './tag-model-file.ts';

let model: TagModel | null = null;

/** Model trained on employment letters (`npm run bench -- tagger`), opened on first use. */
export function letterModel(): TagModel {
  model ??= openTagModel(file);
  return model;
}
