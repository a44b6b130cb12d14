import type { Context } from '../../context.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';
import { mapPictures } from './pictures.ts';

type WithConfig = Pick<Context, 'config'>;

/** Pages or a flow to store: uploaded pictures are kept by their paths. */
export function toStoredPages<Pages extends object>({ config }: WithConfig, pages: Pages): Pages {
  return mapPictures(pages, (owner, key) => withStoredUrl(config, owner, key));
}

/** Stored pages or a stored flow with the URLs of their pictures. */
export function toShownPages<Pages extends object>({ config }: WithConfig, pages: Pages): Pages {
  return mapPictures(pages, (owner, key) => withShownUrl(config, owner, key));
}
