import type { AddressInfo } from 'node:net';
import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { expect, it } from 'vitest';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createTestSite, lowCodeTemplate } from '../../../testing/wink-sites.ts';

it('tells editors of a tenant live about drafts and their screens, until they are saved', async () => {
  const live = await createTestApp();
  await live.deps.database.listen();
  await live.portal.listen({ host: '127.0.0.1', port: 0 });
  const [tenant, other] = [await createTestTenant(live), await createTestTenant(live)];
  const ryan = await addTestMember(live, tenant, 'DEVELOPER');
  const pages = { type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate } as never;
  const { id } = await createTestSite(live, tenant, pages);
  const { id: otherId } = await createTestSite(live, other, pages);
  const query = { mode: 'SANDBOX' } as const;
  const changed = structuredClone(lowCodeTemplate) as unknown as { scenes: { screens: { props: object }[] }[] };
  changed.scenes[0]!.screens[1]!.props = { screenName: 'Widget' };
  const body = (more: object) => ({ type: 'LOWCODE', name: 'Loans', winkSiteTemplate: changed, ...more }) as never;
  const keep = (authorization: string, siteId: string) =>
    request(live, winkSiteDraftsApi.save, {
      authorization,
      params: { id: siteId },
      query,
      body: body({ baseRevision: 0 }),
    });

  const { port } = live.portal.server.address() as AddressInfo;
  const listen = async ({ developer }: TestTenant, mode: string) => {
    const url = `http://127.0.0.1:${port}/developer/v1/winkSites/live?mode=${mode}`;
    const response = await fetch(url, { headers: { authorization: developer } });
    const named: string[] = [];
    const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const ended = (async () => {
      for await (const { data } of events) named.push(JSON.parse(data).winkSiteId);
    })();
    return { named, ended };
  };
  const [colleague, stranger, production] = [
    await listen(tenant, 'SANDBOX'),
    await listen(other, 'SANDBOX'),
    await listen(tenant, 'PRODUCTION'),
  ];

  await keep(ryan.developer, id);
  await expect.poll(() => colleague.named).toEqual([id]);
  const list = () => request(live, winkSiteDraftsApi.list, { authorization: tenant.developer, params: { id }, query });
  expect((await list()).data.drafts).toMatchObject([
    { author: { id: ryan.id }, isYours: false, screens: [{ reference: 'Screen_connect', name: 'Widget' }] },
  ]);

  const publication = { params: { id }, query, body: body({ baseRevision: 1, baseVersion: 1 }) };
  await request(live, winkSitesApi.update, { authorization: ryan.developer, ...publication });
  await expect.poll(() => colleague.named).toEqual([id, id]);
  expect((await list()).data).toMatchObject({ version: 2, drafts: [] });

  await keep(other.developer, otherId);
  await expect.poll(() => stranger.named).toEqual([otherId]);
  await live.portal.close();
  await Promise.all([colleague.ended, stranger.ended, production.ended]);
  expect([colleague.named, stranger.named, production.named]).toEqual([[id, id], [otherId], []]);
  await live.deps.database.close();
});
