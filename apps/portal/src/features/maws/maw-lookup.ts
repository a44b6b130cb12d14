import { type Maw, mawsApi } from '@smile/contract/maws';
import { callApi } from '../../api/call-api.ts';
import { defaultTexts, type Lookup, successMessageOf } from '../lookups/lookup.ts';

export const mawLookup: Lookup<Maw> = {
  ...defaultTexts,
  key: 'maws',
  action: 'CreateMaw',
  async fetchPage({ id, mobile, email: _, ...rest }, signal) {
    return (await callApi(mawsApi.list, { query: { ...rest, mawId: id, mobileNumber: mobile } }, signal)).data;
  },
  fetchOne: async (id, signal) => (await callApi(mawsApi.get, { params: { id } }, signal)).data,
  title: 'MAW Lookup',
  maturity: 'Alpha',
  description: 'Multiple application warnings: lending platforms where a mobile number has applied.',
  allowanceTitle: (total) => `Make up to ${total} MAW requests`,
  requestTab: 'MAW Request',
  resultsTab: 'MAW Results',
  submitLabel: 'Request MAW Analysis',
  successMessage: successMessageOf('MAW'),
  listName: 'MAW Requests',
  emptyTitle: 'No results found for MAW Requests',
  endText: 'MAW Requests Loaded',
  backLabel: 'Back to MAW Requests',
  filters: [
    { name: 'id', label: 'Search by Request ID' },
    { name: 'mobile', label: 'Search by Mobile Number' },
  ],
};
