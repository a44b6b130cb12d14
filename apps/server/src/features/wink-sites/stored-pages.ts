import type { Context } from '../../context.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';
import { mapPictures } from './pictures.ts';

type WithConfig = Pick<Context, 'config'>;

/** Stored form of pages or a flow, with uploaded pictures as paths. */
export function toStoredPages<Pages extends object>({ config }: WithConfig, pages: Pages): Pages {
  return mapPictures(pages, (owner, key) => withStoredUrl(config, owner, key));
}

/** Stored pages or flow, with picture URLs. */
export function toShownPages<Pages extends object>({ config }: WithConfig, pages: Pages): Pages {
  return mapPictures(pages, (owner, key) => withShownUrl(config, owner, key));
}
