import { readFile } from 'node:fs/promises';
import { developersApi } from '@smile/contract/developers';
import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { imagesApi } from '@smile/contract/images';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { tenantsApi } from '@smile/contract/tenants';
import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { defaultTemplateId, winkTemplatesApi } from '@smile/contract/wink-templates';
import sql, { raw } from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { testFiles } from '../../../testing/archives.ts';
import { offCitus } from '../../../testing/citus/off-citus.ts';
import { createBareWorld, prepareInput } from '../../../testing/conformance/world.ts';
import { createTestInvite, inviteTemplateBody, visitInvite } from '../../../testing/invites.ts';
import { testOrganization } from '../../../testing/organization.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite } from '../../../testing/wink-sites.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const mode = 'SANDBOX' as const;

async function uploadPicture(tenant: TestTenant): Promise<string> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(testFiles.png())], 'picture.png'));
  const answer = await request(app, imagesApi.upload, { authorization: tenant.developer, body: body as never });
  return answer.data.imageUrl;
}

/** Sets a picture in every place that can have one; returns a function that reads all places. */
async function showEverywhere(tenant: TestTenant, url: string): Promise<() => Promise<Record<string, unknown>>> {
  const asDeveloper = { authorization: tenant.developer };
  const person = { firstName: 'Test', lastName: 'Developer', title: 'Engineer', mobileNumber: '+639171234567' };
  await request(app, developersApi.update, {
    ...asDeveloper,
    params: { id: tenant.developerId },
    body: { ...person, emailAddress: tenant.emailAddress, headImageUrl: url },
  });
  await request(app, tenantsApi.update, { ...asDeveloper, body: { ...testOrganization, logoUrl: url } });
  const world = await createBareWorld(app);
  const { body } = await prepareInput({ ...world, tenant }, 'createWinkTemplate');
  const template = await request(app, winkTemplatesApi.create, {
    ...asDeveloper,
    query: { mode },
    body: { ...(body as object), companyLogoUrl: url } as never,
  });
  const company = { ...inviteTemplateBody.company, logoUrl: url };
  const invite = await createTestInvite(app, tenant, { template: { ...inviteTemplateBody, company } });
  const site = await createTestSite(app, tenant, { winkSiteTemplate: { companyLogoUrl: url } });
  const ofSite = { ...asDeveloper, params: { id: site.id }, query: { mode } };
  const draft = await request(app, winkSiteDraftsApi.save, {
    ...ofSite,
    body: {
      type: 'DEFAULT',
      name: 'Another name',
      winkTemplateId: defaultTemplateId,
      winkSiteTemplate: { companyLogoUrl: url },
      baseRevision: 0,
    } as never,
  });
  expect(draft.message).toBe('Success');
  return async () => ({
    developer: (await request(app, developersApi.get, { ...asDeveloper, params: { id: tenant.developerId } })).data,
    developers: (await request(app, developersApi.list, { ...asDeveloper, query: {} as never })).data,
    tenant: (await request(app, tenantsApi.get, asDeveloper)).data,
    template: (
      await request(app, winkTemplatesApi.get, { ...asDeveloper, params: { id: template.data.id }, query: { mode } })
    ).data,
    inviteTemplate: (
      await request(app, inviteTemplatesApi.get, {
        authorization: tenant.basic.SANDBOX,
        params: { id: invite.templateId },
      })
    ).data,
    invite: await visitInvite(app, invite.inviteLandingPageUrl),
    site: (await request(app, winkSitesApi.get, ofSite)).data,
    version: (await request(app, winkSitesApi.getVersion, { ...ofSite, params: { id: site.id, version: 1 } })).data,
    draft: (await request(app, winkSiteDraftsApi.get, ofSite)).data,
    page: (await request(app, hostedSitesApi.get, { params: { id: site.id } })).data,
  });
}

/** Places whose answer does not contain this URL. */
function listWithout(answers: Record<string, unknown>, url: string): string[] {
  return Object.keys(answers).filter((name) => !JSON.stringify(answers[name]).includes(`"${url}"`));
}

async function withLinkUrl<T>(linkUrl: string, work: () => Promise<T>): Promise<T> {
  const { config } = app.deps;
  const before = config.linkUrl;
  config.linkUrl = linkUrl;
  return work().finally(() => {
    config.linkUrl = before;
  });
}

const columns = {
  developers: ['head_image_url'],
  tenants: ['profile'],
  wink_templates: ['content'],
  invite_templates: ['content'],
  invites: ['content'],
  wink_site_drafts: ['content'],
  wink_site_new_drafts: ['content'],
  wink_site_versions: ['content', 'flow'],
};

async function readStored({ tenantId }: TestTenant): Promise<string[]> {
  const texts: string[] = [];
  for (const [table, names] of Object.entries(columns))
    for (const name of names) {
      const rows = await systemContext(app.deps).db.query<{ text: string }>(sql`
        select ${raw(name)}::text as text from ${raw(table)} where tenant_id = ${tenantId}`);
      texts.push(...rows.map(({ text }) => text));
    }
  return texts;
}

it('follows a change of the link origin wherever it is shown', async () => {
  const tenant = await createTestTenant(app);
  const url = await uploadPicture(tenant);
  const read = await showEverywhere(tenant, url);
  expect(listWithout(await read(), url)).toEqual([]);
  for (const text of await readStored(tenant)) expect(text).not.toContain(url);
  const moved = 'https://new.example.com';
  const after = await withLinkUrl(moved, read);
  expect(listWithout(after, moved + new URL(url).pathname)).toEqual([]);
});

it('stays unchanged on a host of the tenant', async () => {
  const tenant = await createTestTenant(app);
  const url = 'https://bank.example.com/cdn/images/logo.png';
  const read = await showEverywhere(tenant, url);
  expect(listWithout(await withLinkUrl('https://new.example.com', read), url)).toEqual([]);
});

offCitus('migration')('is stored by its path after the migration, unless it is a picture of another host', async () => {
  const tenant = await createTestTenant(app);
  const url = await uploadPicture(tenant);
  const read = await showEverywhere(tenant, url);
  const before = await readStored(tenant);
  const { pathname } = new URL(url);
  const migration = await readFile(new URL('../../../migrations/0084_picture_paths.sql', import.meta.url), 'utf8');
  const foreign = pathname.replace(/img-\w+/, `img-${'0'.repeat(32)}`);
  const ofOld = (path: string) => `https://old.example.com${path}`;
  const replaceEverywhere = (from: string, to: string) =>
    app.deps.database.runScript(
      Object.entries(columns)
        .flatMap(([table, names]) => names.map((name) => [table, name] as const))
        .map(
          ([table, name]) => `update ${table}
            set ${name} = replace(${name}::text, '"${from}"', '"${to}"')::${typeOf(table)}
            where tenant_id = '${tenant.tenantId}';
            update developers set head_image_url = '${to}' where head_image_url = '${from}';`,
        )
        .join('\n'),
    );
  await replaceEverywhere(pathname, ofOld(pathname));
  expect(listWithout(await read(), ofOld(pathname))).toEqual([]);
  await app.deps.database.runScript(migration);
  expect(await readStored(tenant)).toEqual(before);
  expect(listWithout(await read(), url)).toEqual([]);
  await replaceEverywhere(pathname, ofOld(foreign));
  await app.deps.database.runScript(migration);
  expect(listWithout(await read(), ofOld(foreign))).toEqual([]);
});

function typeOf(table: string): string {
  if (table === 'developers') return 'text';
  return table.startsWith('wink_site_') ? 'json' : 'jsonb';
}
