import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { missingPictureMessage } from '@smile/contract/site-template-v3';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { documentOf, routeTo, screenWithEnding, screenWithForm, textOf } from '@smile/site-model/testing/documents';
import { toWire } from '@smile/site-model/wire/to-wire';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { pngOf } from '../../../testing/documents/png.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const query = { mode: 'SANDBOX' } as const;

async function upload(owner: TestTenant): Promise<string> {
  const payload = new FormData();
  payload.set('file', new File([new Uint8Array(pngOf(Buffer.alloc(16)))], 'picture.png'));
  const headers = { authorization: owner.developer };
  const url = '/developer/v1/images';
  return (await app.portal.inject({ method: 'POST', url, headers, payload: payload as never })).json().data.imageUrl;
}

function siteWith(imageUrl: string, given: object = {}) {
  const doc = documentOf([
    screenWithForm('Screen_first', [], [routeTo('Screen_end')]),
    screenWithEnding('Screen_end', { imageUrl, ...given }),
  ]);
  return { type: 'LOWCODE', name: 'Loans', winkSiteTemplate: toWire(doc) } as const;
}

const create = (imageUrl: string, given?: object) =>
  request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query,
    body: siteWith(imageUrl, given) as never,
  });

it('stores the picture of an ending by its path, and shows it to author and visitor by its URL', async () => {
  const imageUrl = await upload(tenant);
  const { data: site } = await create(imageUrl);
  const [stored] = await systemContext(app.deps).db.query<{ content: string; flow: string }>(sql`
    select content::text, flow::text from wink_site_versions where site_id = ${site.id}`);
  const { pathname } = new URL(imageUrl);
  for (const text of [stored!.content, stored!.flow]) {
    expect(text).toContain(`"${pathname}"`);
    expect(text).not.toContain(imageUrl);
  }
  const read = { authorization: tenant.developer, params: { id: site.id }, query };
  expect(JSON.stringify((await request(app, winkSitesApi.get, read)).data)).toContain(`"imageUrl":"${imageUrl}"`);
  const hosted = await request(app, hostedSitesApi.get, { params: { id: site.id } });
  expect(hosted.data.flow).toMatchObject({ screens: [{ type: 'form' }, { type: 'ending', imageUrl }] });
  const references = await systemContext(app.deps).db.query(sql`
    select 1 from image_references where ${imageUrl} like '%' || image_id || '%'`);
  expect(references.length).toBeGreaterThan(0);
});

function siteWithImage(imageUrl: string | null) {
  const image = textOf('Image', '', { imageUrl, imageDescription: 'Our office' });
  return {
    type: 'LOWCODE',
    name: 'Loans',
    winkSiteTemplate: toWire(documentOf([screenWithForm('Screen_a', [image])])),
  };
}

it('stores the image of a form by its path and shows it by its URL', async () => {
  const imageUrl = await upload(tenant);
  const body = siteWithImage(imageUrl);
  const { data: site } = await request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query,
    body: body as never,
  });
  const [stored] = await systemContext(app.deps).db.query<{ content: string; flow: string }>(sql`
    select content::text, flow::text from wink_site_versions where site_id = ${site.id}`);
  const { pathname } = new URL(imageUrl);
  for (const text of [stored!.content, stored!.flow]) {
    expect(text).toContain(`"${pathname}"`);
    expect(text).not.toContain(imageUrl);
  }
  const read = { authorization: tenant.developer, params: { id: site.id }, query };
  expect((await request(app, winkSitesApi.get, read)).data.winkSiteTemplate).toEqual(body.winkSiteTemplate);
  const hosted = await request(app, hostedSitesApi.get, { params: { id: site.id } });
  expect(hosted.data.flow).toMatchObject({
    screens: [{ components: [{ type: 'Image', imageUrl, imageDescription: 'Our office' }] }],
  });
});

it('refuses an image without a picture, and the picture of another tenant', async () => {
  const messageOf = async (imageUrl: string | null) =>
    (
      await request(app, winkSitesApi.create, {
        authorization: tenant.developer,
        query,
        body: siteWithImage(imageUrl) as never,
      })
    ).message;
  expect(await messageOf(null)).toBe('An image has no picture in screen: a');
  expect(await messageOf(await upload(await createTestTenant(app)))).toBe(missingPictureMessage);
});

it('refuses the picture of another tenant', async () => {
  const theirs = await upload(await createTestTenant(app));
  const refused = { status: 400, code: 'INVALID_PARAMETERS', message: missingPictureMessage };
  expect(await create(theirs)).toMatchObject(refused);
  const { data: site } = await create(await upload(tenant));
  const change = { authorization: tenant.developer, params: { id: site.id }, query, body: siteWith(theirs) as never };
  expect(await request(app, winkSitesApi.update, change)).toMatchObject(refused);
});

it('refuses an ending that cannot be published, in words', async () => {
  const imageUrl = await upload(tenant);
  expect(await create(imageUrl, { redirectUrl: 'javascript:alert(1)' })).toMatchObject({
    status: 400,
    message: 'Redirect URL must start with https:// in screen: end',
  });
  for (const given of [{ redirectSeconds: 1 }, { outcome: 'MAYBE' }, { imageUrl: 'javascript:x' }, { headerText: 7 }])
    expect(await create(imageUrl, given)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});
