import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { callApi } from '../../../../api/call-api.ts';
import { readApiMode } from '../../../../api/session.ts';
import type { SiteCalls } from './site-calls-type.ts';

/** Server calls of the builder. */
export const siteCalls: SiteCalls = {
  async getSite(id) {
    return (await callApi(winkSitesApi.get, onSite(id))).data;
  },
  async getDraft(id) {
    return (await callApi(winkSiteDraftsApi.get, onSite(id))).data;
  },
  async saveDraft(id, body) {
    return (await callApi(winkSiteDraftsApi.save, { ...onSite(id), body })).data;
  },
  async removeDraft(id, baseRevision) {
    const { params, query } = onSite(id);
    await callApi(winkSiteDraftsApi.remove, { params, query: { ...query, baseRevision } });
  },
  async takeOverDraft(id, developerId) {
    const { query } = onSite(id);
    await callApi(winkSiteDraftsApi.takeOver, { params: { id, developerId }, query });
  },
  async listDrafts(id) {
    return (await callApi(winkSiteDraftsApi.list, onSite(id))).data;
  },
  async create(body) {
    return (await callApi(winkSitesApi.create, { query: { mode: readApiMode() }, body })).data;
  },
  async update(id, body) {
    return (await callApi(winkSitesApi.update, { ...onSite(id), body })).data;
  },
  async getVersion(id, version) {
    const params = { id, version };
    return (await callApi(winkSitesApi.getVersion, { params, query: { mode: readApiMode() } })).data;
  },
};

function onSite(id: string) {
  return { params: { id }, query: { mode: readApiMode() } };
}
