import type { CallInput } from '@smile/contract/endpoint';
import type { SiteDraft, SiteDrafts, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import type { SiteVersionDetails, WinkSiteDetails, winkSitesApi } from '@smile/contract/wink-sites';

/** Server calls of the builder. A draft always belongs to the caller. */
export interface SiteCalls {
  getSite(id: string): Promise<WinkSiteDetails>;
  getDraft(id: string): Promise<SiteDraft>;
  saveDraft(id: string, body: CallInput<typeof winkSiteDraftsApi.save>['body']): Promise<SiteDraft>;
  removeDraft(id: string, baseRevision: number): Promise<void>;
  takeOverDraft(id: string, developerId: string): Promise<void>;
  listDrafts(id: string): Promise<SiteDrafts>;
  create(body: CallInput<typeof winkSitesApi.create>['body']): Promise<WinkSiteDetails>;
  update(id: string, body: CallInput<typeof winkSitesApi.update>['body']): Promise<WinkSiteDetails>;
  getVersion(id: string, version: number): Promise<SiteVersionDetails>;
}
