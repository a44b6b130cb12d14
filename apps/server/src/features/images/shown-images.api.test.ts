import type { Endpoint } from '@smile/contract/endpoint';
import { imagesApi } from '@smile/contract/images';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { testFiles } from '../../../testing/archives.ts';
import { createBareWorld, prepareInput, type World } from '../../../testing/conformance/world.ts';
import { listEndpoints } from '../../../testing/endpoints.ts';
import { createTestInvite, inviteTemplateBody } from '../../../testing/invites.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { send } from '../../../testing/send.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { testApp } from '../../../testing/test-app.ts';
import { listTracesAnywhere } from '../../../testing/traces.ts';
import { createTestSite, lowCodeTemplate } from '../../../testing/wink-sites.ts';
import { inTransaction, systemContext, type TenantContext, tenantContext } from '../../context.ts';
import { holdings } from '../../holdings.ts';

const sixtyOneDays = 61 * 24 * 3600;
/** Tables of history, queues and derived data, whose image addresses do not count as references. */
const notShown = ['audit_log', 'files', 'image_references', 'images', 'jobs', 'mailbox_messages'];
const made = ['wink_site_versions.flow'];

let world: World;
beforeAll(async () => {
  world = await createBareWorld(await testApp());
});
afterEach(() => world.app.clock.reset());

async function uploadPicture(): Promise<{ id: string; url: string }> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(testFiles.png())], 'picture.png'));
  const { data } = await request(world.app, imagesApi.upload, {
    authorization: world.tenant.developer,
    body: body as never,
  });
  return { id: /img-[0-9a-f]{32}/.exec(data.imageUrl)![0], url: data.imageUrl };
}

async function isThere(url: string): Promise<boolean> {
  return (await world.app.link.inject({ method: 'GET', url: new URL(url).pathname })).statusCode === 200;
}

async function dropAfter(seconds: number): Promise<void> {
  await dropOld(world.app, 'images');
  world.app.clock.advanceSeconds(seconds);
  await dropOld(world.app, 'images');
}

const declared = holdings.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, { pictures = [] }]) => pictures.map((column) => `${table}.${column}`)),
);

/** Expects that every place showing the image is declared and counted by the database. */
async function expectShown({ id, url }: { id: string; url: string }): Promise<void> {
  const places = (await listTracesAnywhere(world.app, id)).filter(
    (place) => !notShown.includes(place.split('.')[0]!) && !made.includes(place),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !declared.includes(place))).toEqual([]);
  const rows = await systemContext(world.app.deps).db.query<{ place: string }>(sql`
    select distinct shown_in as place from image_references where image_id = ${id} order by 1`);
  expect(rows.map(({ place }) => place)).toEqual(places);
  await dropAfter(sixtyOneDays);
  expect(await isThere(url)).toBe(true);
}

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** Key paths of image addresses in a request body. */
function listPicturePaths({ body }: Endpoint): string[][] {
  if (!body) return [];
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const read = (schema: JsonSchema, path: string[]): string[][] => {
    if (schema.$ref) return read(json.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, path);
    const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    const properties = Object.entries(schema.properties ?? {});
    return [
      ...parts.flatMap((part) => read(part, path)),
      ...properties.flatMap(([key, part]) =>
        /(logo|image|photo|picture|avatar|icon)(url)?$/i.test(key) ? [[...path, key]] : read(part, [...path, key]),
      ),
    ];
  };
  return read(json, []);
}

function setAt(value: unknown, [key, ...rest]: string[], to: string): unknown {
  if (key === undefined) return to;
  const object = (value ?? {}) as Record<string, unknown>;
  return { ...object, [key]: setAt(object[key], rest, to) };
}

const givenPictures = (await listEndpoints()).flatMap((endpoint) =>
  listPicturePaths(endpoint).map((path) => [endpoint.operationId, path.join('.'), endpoint] as const),
);

describe('a picture as a value of', () => {
  it.each(givenPictures)(
    'is declared as a reference without a host, and kept: %s as %s',
    async (name, path, endpoint) => {
      const picture = await uploadPicture();
      const input = await prepareInput(world, name);
      const answer = await send(world.app, endpoint, {
        ...input,
        body: setAt(input.body, path.split('.'), picture.url),
      });
      expect([answer.status, answer.text]).toEqual([endpoint.status ?? 200, answer.text]);
      await expectShown(picture);
      const { host } = new URL(picture.url);
      const withHost = await listTracesAnywhere(world.app, `${host}/cdn/images/${picture.id}`);
      expect(withHost.filter((place) => !notShown.includes(place.split('.')[0]!))).toEqual([]);
    },
  );

  it('stays in a site of the builder, within a text', async () => {
    const picture = await uploadPicture();
    const winkSiteTemplate = JSON.parse(JSON.stringify(lowCodeTemplate).replace('"kept"', `"see ${picture.url}"`));
    await createTestSite(world.app, world.tenant, { type: 'LOWCODE', winkSiteTemplate });
    await expectShown(picture);
  });

  it('stays in an invite after its template is deleted', async () => {
    const picture = await uploadPicture();
    const company = { ...inviteTemplateBody.company, logoUrl: picture.url };
    const { templateId } = await createTestInvite(world.app, world.tenant, {
      template: { ...inviteTemplateBody, company },
    });
    const authorization = world.tenant.basic.SANDBOX;
    const removed = await request(world.app, inviteTemplatesApi.remove, { authorization, params: { id: templateId } });
    expect(removed.status).toBe(200);
    await expectShown(picture);
  });
});

describe('a picture', () => {
  it('is deleted sixty days after the last reference is gone', async () => {
    const { id, url } = await uploadPicture();
    for (const name of ['one', 'two']) await showInTemplate(`${name}-${id}`, url);
    const { db } = systemContext(world.app.deps);
    await db.query(sql`delete from wink_templates where id = ${`one-${id}`}`);
    await dropAfter(sixtyOneDays);
    expect(await isThere(url)).toBe(true);
    await db.query(sql`update wink_templates set content = '{}' where id = ${`two-${id}`}`);
    await dropAfter(sixtyOneDays - 2 * 24 * 3600);
    expect(await isThere(url)).toBe(true);
    await dropAfter(2 * 24 * 3600);
    expect(await isThere(url)).toBe(false);
  });

  it('cannot be deleted by any statement while referenced', async () => {
    const { id, url } = await uploadPicture();
    await showInTemplate(`kept-${id}`, url);
    const deletion = systemContext(world.app.deps).db.query(sql`delete from images where id = ${id}`);
    await expect(deletion).rejects.toThrow('image_references');
  });

  it('is not kept by another tenant with its address', async () => {
    const { id, url } = await uploadPicture();
    await showInTemplate(`foreign-${id}`, url, await createTestTenant(world.app));
    await dropAfter(sixtyOneDays);
    expect(await isThere(url)).toBe(false);
  });

  it('counts as referenced when one of two concurrent rows drops it and the other adds it', async () => {
    const { id, url } = await uploadPicture();
    await showInTemplate(`first-${id}`, url);
    const { db } = systemContext(world.app.deps);
    await Promise.all([
      db.query(sql`delete from wink_templates where id = ${`first-${id}`}`),
      showInTemplate(`second-${id}`, url),
    ]);
    await dropAfter(sixtyOneDays);
    await dropAfter(sixtyOneDays);
    expect(await isThere(url)).toBe(true);
  });

  it.skipIf('snapshot' in inject('testDatabase'))(
    'is skipped by the cleanup when a concurrent transaction references it',
    async () => {
      const { id, url } = await uploadPicture();
      world.app.clock.advanceSeconds(sixtyOneDays);
      const [shown, collected] = [createGate(), createGate()];
      const ctx = tenantContext(systemContext(world.app.deps), world.tenant.tenantId);
      const saving = inTransaction(ctx, async (tx) => {
        await insertTemplate(tx, `late-${id}`, url);
        shown.open();
        await collected.passed;
      });
      await shown.passed;
      await dropOld(world.app, 'images');
      collected.open();
      await saving;
      await dropOld(world.app, 'images');
      expect(await isThere(url)).toBe(true);
    },
  );
});

function createGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

function showInTemplate(id: string, url: string, { tenantId } = world.tenant): Promise<void> {
  return insertTemplate(tenantContext(systemContext(world.app.deps), tenantId), id, url);
}

async function insertTemplate({ db, tenantId, now }: TenantContext, id: string, url: string): Promise<void> {
  const content = { a: url, b: [`${url}?again`] };
  await db.query(sql`
    insert into wink_templates (tenant_id, mode, id, name, content, created_at, updated_at)
    values (${tenantId}, 'SANDBOX', ${id}, 'Shown', ${content}, ${now()}, ${now()})`);
}
