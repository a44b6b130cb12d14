import { CallError } from '@smile/contract/call';
import type { SiteDraft } from '@smile/contract/wink-site-drafts';
import type { SiteVersionDetails, WinkSiteDetails } from '@smile/contract/wink-sites';
import type { SiteDocument } from '@smile/site-model/document';
import { toWire } from '@smile/site-model/wire/to-wire';
import type { SiteCalls } from '../keeping/site-calls-type.ts';

interface Kept {
  name: string;
  winkSiteTemplate: ReturnType<typeof toWire>;
}

const at = '2026-11-02T08:00:00Z';

/**
 * An in-memory server for one site with the real rules of revisions and versions; tests can also publish as other
 * people.
 */
export function siteServer(document: SiteDocument) {
  const versions: Kept[] = [keptOf(document)];
  let draft: (Kept & { baseVersion: number; baseName: string; revision: number }) | null = null;
  let revisions = 0;
  let isDeleted = false;
  const conflict = () => new CallError('EDIT_CONFLICT', 'Somebody else was faster', 409, null);
  const missing = () => new CallError('MISSING_RESOURCE', 'There is no such thing', 404, null);
  const details = (): WinkSiteDetails => ({
    id: 'ws-1',
    type: 'LOWCODE',
    folder: null,
    enabled: true,
    url: 'https://link.example/ws-1',
    winkTemplateId: null,
    winkTemplateName: null,
    version: versions.length,
    hasDraft: draft !== null,
    draftAuthors: draft ? [{ id: 'dev-1', name: 'George' }] : [],
    draftRevision: draft?.revision ?? 0,
    createdAt: at,
    updatedAt: at,
    ...versions.at(-1)!,
  });
  const showDraft = (): SiteDraft => {
    if (!draft) throw missing();
    return { type: 'LOWCODE', updatedAt: at, updatedBy: { id: 'dev-1', name: 'George' }, ...draft };
  };
  const writeDraft = (kept: Kept, baseVersion = versions.length, baseName = versions.at(-1)!.name) => {
    draft = { ...kept, baseVersion, baseName, revision: ++revisions };
  };
  const refuseOtherRevision = (baseRevision: number | undefined) => {
    if (isDeleted) throw missing();
    if (baseRevision !== (draft?.revision ?? 0)) throw conflict();
  };
  const calls: SiteCalls = {
    async getSite() {
      if (isDeleted) throw missing();
      return details();
    },
    getDraft: async () => showDraft(),
    async saveDraft(_id, body) {
      refuseOtherRevision(body.baseRevision);
      const winkSiteTemplate = body.winkSiteTemplate as Kept['winkSiteTemplate'];
      writeDraft({ name: body.name, winkSiteTemplate }, body.baseVersion, body.baseName);
      return showDraft();
    },
    async removeDraft(_id, baseRevision) {
      if (!draft) throw missing();
      refuseOtherRevision(baseRevision);
      draft = null;
    },
    takeOverDraft: async () => undefined,
    listDrafts: async () => ({ version: versions.length, name: versions.at(-1)!.name, drafts: [] }),
    create: async () => details(),
    async update(_id, body) {
      refuseOtherRevision(body.baseRevision);
      if (body.baseVersion !== versions.length || body.baseName !== versions.at(-1)!.name) throw conflict();
      versions.push({ name: body.name ?? '', winkSiteTemplate: body.winkSiteTemplate as Kept['winkSiteTemplate'] });
      draft = null;
      return details();
    },
    getVersion: async (_id, version): Promise<SiteVersionDetails> => ({
      version,
      type: 'LOWCODE',
      hash: '',
      findings: [],
      restoredFrom: null,
      createdBy: { id: 'Anisha', name: 'Anisha' },
      createdAt: at,
      winkSiteTemplate: versions[version - 1]!.winkSiteTemplate,
    }),
  };
  return {
    calls,
    details,
    versions,
    draft: () => draft,
    keepInOtherTab: (other: SiteDocument) => writeDraft(keptOf(other)),
    publish: (other: SiteDocument) => void versions.push(keptOf(other)),
    rename: (name: string) => Object.assign(versions.at(-1)!, { name }),
    remove: () => {
      isDeleted = true;
    },
  };
}

function keptOf(document: SiteDocument): Kept {
  return { name: document.name, winkSiteTemplate: toWire(document) };
}
