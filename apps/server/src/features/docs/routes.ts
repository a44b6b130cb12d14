import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Dependencies, systemContext } from '../../context.ts';
import { describeOpenApi } from '../../open-api.ts';
import { findReader } from '../readme-tokens/service.ts';
import { docsScript, renderDocsPage } from './page.ts';

const scalarFolder = join(dirname(createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')), 'js');

/** The API reference: a page of ours, the kept viewer beside it, and the document that both show. */
export async function addDocs(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(async (docs) => {
    await docs.register(compress);
    await docs.register(staticFiles, { root: scalarFolder, serve: false, cacheControl: false });
    let document: string | null = null;
    docs.get('/openapi.json', async (_request, reply) => {
      document ??= JSON.stringify(describeOpenApi());
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
    });
    docs.get<{ Querystring: { auth_token?: unknown } }>('/docs', async ({ query }, reply) => {
      const { auth_token: token } = query;
      const reader = typeof token === 'string' ? await findReader(systemContext(deps), token) : null;
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(renderDocsPage(reader));
    });
    docs.get('/docs/start.js', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(docsScript),
    );
    docs.get('/docs/scalar.js', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile('standalone.js'),
    );
  });
}
