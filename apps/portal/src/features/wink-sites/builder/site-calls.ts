import type { CallInput } from '@smile/contract/endpoint';
import { type SiteDraft, type WinkSiteDetails, winkSitesApi } from '@smile/contract/wink-sites';
import { callApi } from '../../../api/call-api.ts';
import { readApiMode } from '../../../api/session.ts';

/** What the builder asks the server for. */
export const siteCalls = {
  async getSite(id: string): Promise<WinkSiteDetails> {
    return (await callApi(winkSitesApi.get, onSite(id))).data;
  },
  async getDraft(id: string): Promise<SiteDraft> {
    return (await callApi(winkSitesApi.getDraft, onSite(id))).data;
  },
  async saveDraft(id: string, body: CallInput<typeof winkSitesApi.saveDraft>['body']): Promise<SiteDraft> {
    return (await callApi(winkSitesApi.saveDraft, { ...onSite(id), body })).data;
  },
  async removeDraft(id: string): Promise<void> {
    await callApi(winkSitesApi.removeDraft, onSite(id));
  },
  async create(body: CallInput<typeof winkSitesApi.create>['body']): Promise<WinkSiteDetails> {
    return (await callApi(winkSitesApi.create, { query: { mode: readApiMode() }, body })).data;
  },
  async update(id: string, body: CallInput<typeof winkSitesApi.update>['body']): Promise<void> {
    await callApi(winkSitesApi.update, { ...onSite(id), body });
  },
  async getVersion(id: string, version: number) {
    const params = { id, version };
    return (await callApi(winkSitesApi.getVersion, { params, query: { mode: readApiMode() } })).data;
  },
};

export type SiteCalls = typeof siteCalls;

function onSite(id: string) {
  return { params: { id }, query: { mode: readApiMode() } };
}
