import { imagesApi, maxImageBytes } from '@smile/contract/images';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { acceptForms } from '../../platform/http/parsing/accept-forms.ts';
import { route } from '../../platform/http/router.ts';
import { openImage, uploadImage } from './service.ts';

export function imageRoutes(router: Router): void {
  void router.app.register(async (app) => {
    await acceptForms(app, { maxFileBytes: maxImageBytes });
    route({ ...router, app }, imagesApi.upload, ({ ctx, body }) => uploadImage(ctx, body.file));
  });
}

/** Public uploaded images. */
export function imageFileRoutes(router: Router): void {
  route(router, imagesApi.get, ({ ctx, params }) => openImage(ctx, params.file));
}
