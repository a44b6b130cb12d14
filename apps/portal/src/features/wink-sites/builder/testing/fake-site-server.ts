import { CallError } from '@smile/contract/call';
import type { SiteDraft, SiteVersionDetails, WinkSiteDetails } from '@smile/contract/wink-sites';
import type { SiteDocument } from '@smile/site-model/document';
import { toWire } from '@smile/site-model/wire/to-wire';
import type { SiteCalls } from '../site-calls.ts';

interface Kept {
  name: string;
  winkSiteTemplate: ReturnType<typeof toWire>;
}

const at = '2026-11-02T08:00:00Z';

/** A site of the server in memory, by the server's rules of revisions and versions; others write to it as well. */
export function siteServer(document: SiteDocument) {
  const versions: Kept[] = [keptOf(document)];
  let draft: (Kept & { by: string }) | null = null;
  let revision = 0;
  const conflict = () => new CallError('EDIT_CONFLICT', 'Somebody else was faster', 409, null);
  const details = (): WinkSiteDetails => ({
    id: 'ws-1',
    type: 'LOWCODE',
    enabled: true,
    url: 'https://link.example/ws-1',
    winkTemplateId: null,
    winkTemplateName: null,
    version: versions.length,
    hasDraft: draft !== null,
    draftRevision: revision,
    createdAt: at,
    updatedAt: at,
    ...versions.at(-1)!,
  });
  const showDraft = (): SiteDraft => {
    if (!draft) throw new CallError('MISSING_RESOURCE', 'There is no draft', 404, null);
    const { by, ...kept } = draft;
    const updatedBy = { id: by, name: by };
    return { type: 'LOWCODE', revision, baseVersion: versions.length, updatedAt: at, updatedBy, ...kept };
  };
  const writeDraft = (kept: Kept, by: string) => {
    revision++;
    draft = { ...kept, by };
  };
  const publish = (kept: Kept) => {
    versions.push(kept);
    if (draft) revision++;
    draft = null;
  };
  const calls: SiteCalls = {
    getSite: async () => details(),
    getDraft: async () => showDraft(),
    async saveDraft(_id, body) {
      if (body.baseRevision !== revision) throw conflict();
      writeDraft({ name: body.name, winkSiteTemplate: body.winkSiteTemplate as Kept['winkSiteTemplate'] }, 'George');
      return showDraft();
    },
    async removeDraft() {
      revision++;
      draft = null;
    },
    create: async () => details(),
    async update(_id, body) {
      if (body.baseVersion !== versions.length || body.baseName !== versions.at(-1)!.name) throw conflict();
      publish({ name: body.name ?? '', winkSiteTemplate: body.winkSiteTemplate as Kept['winkSiteTemplate'] });
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
    writeDraftAs: (by: string, other: SiteDocument) => writeDraft(keptOf(other), by),
    publish: (other: SiteDocument) => publish(keptOf(other)),
    rename: (name: string) => Object.assign(versions.at(-1)!, { name }),
  };
}

function keptOf(document: SiteDocument): Kept {
  return { name: document.name, winkSiteTemplate: toWire(document) };
}
