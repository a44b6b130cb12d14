import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { type Dependencies, systemContext } from '../../context.ts';
import { describeOpenApi } from '../../open-api/open-api.ts';
import { findReader } from '../readme-tokens/service.ts';
import { renderGuideList, renderGuidePage, renderSearch } from './guide-page.ts';
import { listGuides } from './list-guides.ts';
import { docsScript, renderDocsPage } from './page.ts';
import { repairScript } from './repair-viewer.ts';
import { guidesScript, themeScript } from './scripts.ts';
import { docsStyle } from './style.ts';

const { resolve } = createRequire(import.meta.url);
const scalarFolder = join(dirname(resolve('@scalar/fastify-api-reference')), 'js');
const fontFolder = dirname(resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const maxQuery = 100;
const dayCache = 'public, max-age=86400';

/** Serves guides, the API reference with its bundled viewer, and the OpenAPI document. */
export async function addDocs(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(async (docs) => {
    await docs.register(compress);
    await docs.register(staticFiles, { root: [scalarFolder, fontFolder], serve: false, cacheControl: false });
    addReference(docs, deps);
    addGuides(docs, deps);
    const assets = {
      'start.js': repairScript + docsScript,
      'theme.js': themeScript,
      'guides.js': guidesScript,
      'style.css': docsStyle,
    };
    for (const [name, text] of Object.entries(assets)) {
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      docs.get(`/docs/${name}`, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text),
      );
    }
    docs.get('/docs/scalar.js', (_request, reply) =>
      reply.header('cache-control', dayCache).sendFile('standalone.js', scalarFolder),
    );
    docs.get('/docs/inter.woff2', (_request, reply) =>
      reply.header('cache-control', dayCache).sendFile('inter-latin-wght-normal.woff2', fontFolder),
    );
  });
}

function addReference(docs: FastifyInstance, deps: Dependencies): void {
  let document: string | null = null;
  docs.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(withContact(deps.config));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document);
  });
  docs.get<{ Querystring: { auth_token?: unknown } }>('/docs', async ({ query }, reply) => {
    const { auth_token: token } = query;
    const reader = typeof token === 'string' ? await findReader(systemContext(deps), token) : null;
    return sendPage(reply, renderDocsPage(reader), 'no-store');
  });
}

/** Adds the operator's contact, which is known only at runtime. */
function withContact({ contactUrl, contactEmail, contact, portalUrl }: Config): object {
  const document = describeOpenApi() as { info: { contact: object } };
  if (!contact) return document;
  const url = contactUrl.startsWith('mailto:') ? {} : { url: new URL(contactUrl, portalUrl).href };
  const email = contactEmail ? { email: contactEmail } : {};
  return { ...document, info: { ...document.info, contact: { ...document.info.contact, ...url, ...email } } };
}

function addGuides(docs: FastifyInstance, deps: Dependencies): void {
  const guides = listGuides();
  // Pages are cached: highlighting the samples takes some milliseconds.
  const pages = new Map<string, string>();
  docs.addHook<{ Querystring: { auth_token?: unknown } }>('preHandler', async ({ query, routeOptions }) => {
    // Guides are public; the token is consumed so that it is worthless in browser history and logs.
    const { auth_token: token } = query;
    if (routeOptions.url?.startsWith('/docs/guides') && typeof token === 'string')
      await findReader(systemContext(deps), token).catch(() => undefined);
  });
  docs.get<{ Querystring: { q?: unknown } }>('/docs/guides', async ({ query: { q } }, reply) => {
    const page =
      typeof q === 'string' && q.trim() ? renderSearch(guides, q.slice(0, maxQuery)) : renderGuideList(guides);
    return sendPage(reply, page, 'no-cache');
  });
  docs.get<{ Params: { name: string } }>('/docs/guides/:name', async ({ params }, reply) => {
    const guide = guides.find(({ name }) => name === params.name);
    if (!guide) return sendPage(reply.status(404), renderGuideList(guides), 'no-cache');
    const page = pages.get(guide.name) ?? renderGuidePage(guide, guides);
    pages.set(guide.name, page);
    return sendPage(reply, page, 'no-cache');
  });
}

function sendPage(reply: FastifyReply, page: string, caching: string): FastifyReply {
  return reply.header('cache-control', caching).type('text/html; charset=utf-8').send(page);
}
