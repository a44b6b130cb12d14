import { type Blacklist, blacklistsApi } from '@smile/contract/blacklists';
import { callApi } from '../../api/call-api.ts';
import { defaultTexts, type Lookup, successMessageOf } from '../lookups/lookup.ts';

export const blacklistLookup: Lookup<Blacklist> = {
  ...defaultTexts,
  key: 'blacklists',
  action: 'CreateBlacklist',
  async fetchPage({ id, mobile, email: _, ...rest }, signal) {
    return (await callApi(blacklistsApi.list, { query: { ...rest, blacklistId: id, mobileNumber: mobile } }, signal))
      .data;
  },
  fetchOne: async (id, signal) => (await callApi(blacklistsApi.get, { params: { id } }, signal)).data,
  title: 'Blacklist Lookup',
  maturity: 'Alpha',
  description: 'Lenders’ blacklist entries for a mobile number, with dates.',
  allowanceTitle: (total) => `Make up to ${total} blacklist requests`,
  requestTab: 'Blacklist Request',
  resultsTab: 'Blacklist Results',
  submitLabel: 'Verify',
  successMessage: successMessageOf('blacklist'),
  listName: 'Blacklist Requests',
  emptyTitle: 'No results found for Blacklist Requests',
  endText: 'Blacklist Requests Loaded',
  backLabel: 'Back to Blacklist Requests',
  filters: [
    { name: 'id', label: 'Search by Request ID' },
    { name: 'mobile', label: 'Search by Mobile Number' },
  ],
};
