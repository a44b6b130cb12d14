import { imagesApi, maxImageBytes } from '@smile/contract/images';
import type { FastifyInstance } from 'fastify';
import { type Dependencies, systemContext } from '../../context.ts';
import { acceptForms } from '../../platform/http/accept-forms.ts';
import { type Router, route } from '../../platform/http/router.ts';
import { openImage, uploadImage } from './service.ts';

export function imageRoutes(router: Router): void {
  void router.app.register(async (app) => {
    await acceptForms(app, { maxFileBytes: maxImageBytes });
    route({ ...router, app }, imagesApi.upload, ({ ctx, body }) => uploadImage(ctx, body.file));
  });
}

/** The pictures that uploads answered, for any page to show; an address never gets other bytes. */
export function imageFileRoutes(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { file: string } }>('/cdn/images/:file', async (request, reply) => {
    const image = await openImage(systemContext(deps), request.params.file);
    return reply
      .header('content-type', image.contentType)
      .header('content-length', image.sizeBytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .header('access-control-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .send(image.body);
  });
}
