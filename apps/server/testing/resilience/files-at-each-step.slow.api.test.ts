import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archivesApi } from '@smile/contract/archives';
import { siteFilesApi } from '@smile/contract/site-files';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inTransaction, modeContext, systemContext, tenantContext } from '../../src/context.ts';
import { eraseExports, expireExports } from '../../src/features/account-exports/service.ts';
import { insertExport } from '../../src/features/account-exports/shared-queries.ts';
import { writeExport } from '../../src/features/account-reports/service/write-export.ts';
import { collectImages, uploadImage } from '../../src/features/images/service.ts';
import { eraseFilesOfUser, expireFiles } from '../../src/features/site-files/service/file-removal.ts';
import { addSeconds } from '../../src/platform/clock.ts';
import { testFiles } from '../archives.ts';
import { connectTestAccount, createTestUser, type TestUser } from '../end-user.ts';
import { request } from '../request.ts';
import { testPng, uploadTestSiteFile } from '../site-files.ts';
import { branchedFlow, createFlowSite, startTestVisit, type TestVisit } from '../site-visits.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createKillableProcess } from './killable-process.ts';

/** Features that stage and release files. */
const users = ['account-exports', 'account-reports', 'archives', 'images', 'site-files', 'site-uploads'];
const features = new URL('../../src/features', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'smile-steps-'));
const process = createKillableProcess(folder);
let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let accountId: string;
let siteId: string;
let visit: TestVisit;

beforeAll(async () => {
  app = await createTestApp({}, { store: process.store, within: process.within });
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  accountId = (await connectTestAccount(app, user, 'sss_ph')).id;
  siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const system = () => systemContext(app.deps);
const ofTenant = () => modeContext(tenantContext(system(), tenant.tenantId), 'SANDBOX');
const soon = () => addSeconds(app.deps.now(), 1);
const cleanUp = () => app.deps.files.removeDue({ ...system(), now: () => addSeconds(app.deps.now(), 7200) });

async function uploadArchive(): Promise<string> {
  const file = { fileExtensionType: 'PDF' as const, fileContent: testFiles.pdf().toString('base64') };
  const body = { userId: user.userId, fileType: 'PAYSLIP', rawFiles: [file, file] };
  const answer = await request(app, archivesApi.create, { authorization: tenant.basic.SANDBOX, body });
  return answer.data.id;
}

const revokeArchive = (id: string) =>
  request(app, archivesApi.revoke, { authorization: tenant.basic.SANDBOX, params: { id } });
const uploadPicture = () => uploadImage(ofTenant(), new Blob([new Uint8Array(testFiles.png())]));

async function requestExport(): Promise<string> {
  const id = app.deps.newId('export');
  const fileKey = `${tenant.tenantId}/exports/${id}.csv`;
  await inTransaction(ofTenant(), (tx) =>
    insertExport(tx, { id, accountId, userId: user.userId, extensionType: 'CSV', fileKey }),
  );
  return id;
}

async function storeExport(): Promise<void> {
  await writeExport(ofTenant(), await requestExport());
}

async function startVisit(): Promise<void> {
  visit = await startTestVisit(app, siteId);
}

async function sign(): Promise<string> {
  const given = { component: 'Signature_1', bytes: testPng(), name: 'signature.png' };
  return (await uploadTestSiteFile(app, visit, given)).data.id;
}

async function startSigned(): Promise<string> {
  await startVisit();
  return sign();
}

const removeSignature = (fileId: string) =>
  request(app, siteFilesApi.deleteFile, {
    authorization: visit.user.link,
    params: { id: visit.sessionId, fileId },
  });

interface Scenario {
  name: string;
  prepare: () => Promise<unknown>;
  act: (prepared: string) => Promise<unknown>;
}

const scenarios: Scenario[] = [
  { name: 'an archive is uploaded', prepare: async () => undefined, act: uploadArchive },
  { name: 'an archive is revoked', prepare: uploadArchive, act: revokeArchive },
  { name: 'a picture is uploaded', prepare: async () => undefined, act: uploadPicture },
  {
    name: 'pictures that nothing shows are collected',
    prepare: uploadPicture,
    act: () => collectImages(system(), { before: soon(), limit: 100 }),
  },
  { name: 'an export is written', prepare: requestExport, act: (id) => writeExport(ofTenant(), id) },
  {
    name: 'exports expire',
    prepare: storeExport,
    act: () => expireExports(system(), { before: soon(), limit: 100 }),
  },
  {
    name: 'the exports of an account are erased',
    prepare: storeExport,
    act: () => inTransaction(ofTenant(), (tx) => eraseExports(tx, accountId)),
  },
  { name: 'a file of a site is uploaded', prepare: startVisit, act: sign },
  { name: 'a file of a site is removed', prepare: startSigned, act: removeSignature },
  {
    name: 'the files of a visitor are erased',
    prepare: startSigned,
    act: () => inTransaction(ofTenant(), (tx) => eraseFilesOfUser(tx, visit.userId)),
  },
  {
    name: 'files of sites expire',
    prepare: startSigned,
    act: () => expireFiles(system(), { before: soon(), limit: 100 }),
  },
  {
    name: 'what was released is removed',
    prepare: async () => revokeArchive(await uploadArchive()),
    act: cleanUp,
  },
];

/** Keys in the store, including those of partly written files. */
function listLying(): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return [...new Set(paths.map((path) => path.replace(/(\.type)?(\.partial)?$/, '')))].sort();
}

/** Keys of files that product rows refer to. */
async function listOwned(): Promise<string[]> {
  const rows = await system().db.query<{ key: string }>(sql`
    select tenant_id || '/archives/' || archive_id || '/' || id || '.' || lower(format) as key from archive_files
    union all select tenant_id || '/images/' || id || case content_type when 'image/png' then '.png' else '.jpg' end
    from images
    union all select tenant_id || '/sites/files/' || id || '.png' from site_files where archive_id is null
    union all select file_key from account_exports where status = 'READY'`);
  return rows.map(({ key }) => key).sort();
}

const listRows = () =>
  system().db.query<{ key: string; state: string }>(sql`select key, state from files order by key collate "C"`);

async function expectNothingOrphaned(): Promise<void> {
  const owned = await listOwned();
  const rows = await listRows();
  expect(listLying().filter((key) => !rows.some((row) => row.key === key))).toEqual([]);
  expect(rows.filter(({ state }) => state === 'COMMITTED').map(({ key }) => key)).toEqual(owned);
  await cleanUp();
  expect((await listRows()).map(({ key }) => key)).toEqual(owned);
  expect(listLying()).toEqual(owned);
}

it('covers every feature that stages or releases files', () => {
  const found = readdirSync(features).filter((name) =>
    readdirSync(join(features, name), { recursive: true, withFileTypes: true }).some(
      (entry) =>
        entry.isFile() &&
        !entry.name.includes('.test.') &&
        /\bfiles\.(stage|release)\(/.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    ),
  );
  expect(found).toEqual(users);
});

it.runIf('snapshot' in inject('testDatabase')).each(scenarios)(
  'leaves no file without an owner and no owner without a file when the process is killed at any step while $name',
  async ({ prepare, act }) => {
    let steps = 0;
    for (let wasKilled = true; wasKilled; steps++) {
      const prepared = (await prepare()) as string;
      wasKilled = await process.killAfter(steps, () => act(prepared));
      await expectNothingOrphaned();
    }
    expect(steps).toBeGreaterThan(2);
  },
);
