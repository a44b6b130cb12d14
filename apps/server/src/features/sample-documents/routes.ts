import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../context.ts';
import { createSampleReader } from './service.ts';

/** Documents of the published test persons, for anybody who tries uploads out. */
export function sampleDocumentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const openSample = createSampleReader(deps.now);
  app.get<{ Params: { file: string } }>('/samples/:file', async (request, reply) => {
    const bytes = await openSample(request.params.file);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${request.params.file}"`)
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
