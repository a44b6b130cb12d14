import type { SiteFunnel } from '@smile/contract/site-sessions';
import { siteTemplateV2InputSchema } from '@smile/contract/site-template-v2';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import type { WinkSite } from '@smile/contract/wink-sites';
import { defaultTemplateId, templateInputSchema } from '@smile/contract/wink-templates';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { stubWideScreen } from '../../../../testing/wide-screen.ts';
import { routeTree } from '../../../app/routes.ts';
// Imported up front, so that no test waits for the lazy chunk.
import '../sites-page.tsx';
import '../../../app/shell/shell.tsx';

function siteOf(id: string, change: Partial<WinkSite> = {}): WinkSite {
  return {
    id,
    name: `Site ${id}`,
    type: 'DEFAULT',
    folder: null,
    enabled: true,
    url: `https://link.example/${id}`,
    winkTemplateId: 'wtpl-1',
    winkTemplateName: 'Loans',
    version: 3,
    hasDraft: false,
    draftAuthors: [],
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-02T08:00:00Z',
    ...change,
  };
}

/** Content of each sample site. */
export const samplePages = {
  ...siteTemplateV2InputSchema.parse({ landingPageConfig: { headerText: 'Share', bodyText: 'Two minutes.' } }),
  winkTemplateId: 'wtpl-1',
  winkTemplateName: 'Loans',
};

const builtInTemplate = {
  ...templateInputSchema.parse({ companyName: 'XYZ Bank' }),
  id: defaultTemplateId,
  enableUpload: false,
  createdAt: null,
  updatedAt: null,
};

const config = { contactUrl: '/contact', docsUrl: '/docs', statusUrl: '/status', linkUrl: 'https://link.example' };

export const serverError: Given = { code: 'SERVER_ERROR', message: 'Nothing works today.' };

interface SitesServer {
  /** Paths of all reads. */
  reads: string[];
  changes: { method: string; path: string; body: unknown }[];
  /** Query strings of all change requests. */
  queries: string[];
  /** Current state of ws-1. */
  site: Partial<WinkSite>;
  /** Number of further saves that are refused with a conflict. */
  conflicts: number;
  /** Bodies of the refused requests. */
  refused: unknown[];
  /** Refusals by the start of a call's method and path. */
  refusals: Record<string, Given>;
}

/** Fake server with two sites: ws-1 of the drawer and, on the second page, ws-2 of the builder. */
export function answerSites(): SitesServer {
  const server: SitesServer = {
    reads: [],
    changes: [],
    queries: [],
    site: {},
    conflicts: 0,
    refused: [],
    refusals: {},
  };
  logIn();
  stubWideScreen();
  answerCalls(({ method, path, body }) => {
    if (path === '/config.json') return { data: config };
    const refusal = Object.entries(server.refusals).find(([start]) => `${method} ${path}`.startsWith(start))?.[1];
    if (refusal) return refusal;
    if (method === 'GET') {
      server.reads.push(path);
      return { data: answerOf(path, server.site) };
    }
    if (method === 'PUT' && server.conflicts > 0) {
      server.conflicts -= 1;
      server.refused.push(body);
      return { code: 'EDIT_CONFLICT', message: 'Somebody else was faster.' };
    }
    const [pathname, query] = path.split('?');
    server.changes.push({ method, path: pathname!, body });
    server.queries.push(query ?? '');
    if (pathname!.endsWith('/status')) return { data: siteOf('ws-1') };
    return { data: { ...siteOf('ws-1'), draftRevision: 0, winkSiteTemplate: samplePages } };
  });
  return server;
}

const sampleFunnel: SiteFunnel = {
  version: 2,
  views: 9,
  sessions: 4,
  screens: [
    {
      reference: 'FormModule_1',
      screenName: 'About you',
      shown: 4,
      passed: 3,
      left: 1,
      medianSeconds: 75,
      refusedFields: [{ field: 'fullName', sessions: 2 }],
      branches: [
        { reference: 'FormModule_2', screenName: 'Income', sessions: 2 },
        { reference: null, screenName: null, sessions: 1 },
      ],
    },
  ],
};

function answerOf(path: string, changed: Partial<WinkSite>): unknown {
  if (path.includes('/funnel')) return sampleFunnel;
  if (path.includes('/versions')) {
    const saved = { hash: '0', createdBy: { id: 'dev-1', name: 'Demo Admin' }, createdAt: '2026-11-01T08:00:00Z' };
    const found = {
      kind: 'unreachable-screen',
      text: 'Nobody can reach screen: Income',
      screen: 'Screen_income',
      component: null,
    };
    const items = [2, 1].map((version) => ({
      ...saved,
      version,
      findings: version === 1 ? [found] : [],
      restoredFrom: null,
      sessions: 3,
    }));
    return { items, nextCursor: null };
  }
  const id = /winkSites\/([^?]+)/.exec(path)?.[1];
  if (id) return { ...siteOf(id, changed), draftRevision: 0, winkSiteTemplate: samplePages };
  if (path.includes('winkTemplates/')) return builtInTemplate;
  if (path.includes('winkTemplates')) return { items: [{ id: 'wtpl-1', name: 'Loans' }], nextCursor: null };
  if (path.endsWith('/tenant')) return { name: 'XYZ Bank', logoUrl: null };
  if (!path.includes('winkSites')) return undefined;
  const query = new URL(path, 'https://portal.example').searchParams;
  const find = query.get('name');
  if (find !== null || query.has('sort')) {
    const found = ['ws-2', 'ws-1'].map((name) => siteOf(name)).filter(({ name }) => name.includes(find ?? ''));
    return { items: found, nextCursor: null };
  }
  if (!path.includes('cursor=next')) return { items: [siteOf('ws-1', changed)], nextCursor: 'next' };
  const second = siteOf('ws-2', { type: 'LOWCODE', winkTemplateName: 'Invalid WinkTemplate', hasDraft: true });
  return { items: [second], nextCursor: null };
}

export function openSites(search = '') {
  const history = createMemoryHistory({ initialEntries: [`/link/winkSite${search}`] });
  const router = createRouter({ routeTree, history });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}
