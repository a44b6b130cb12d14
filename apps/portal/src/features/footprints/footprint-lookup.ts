import { type Footprint, footprintsApi } from '@smile/contract/footprints';
import { callApi } from '../../api/call-api.ts';
import { defaultTexts, type Lookup, successMessageOf } from '../lookups/lookup.ts';

export const footprintLookup: Lookup<Footprint> = {
  ...defaultTexts,
  key: 'footprints',
  action: 'CreateFootprint',
  async fetchPage({ id, mobile, email, ...rest }, signal) {
    const query = { ...rest, footprintId: id, mobileNumber: mobile, emailAddress: email };
    return (await callApi(footprintsApi.list, { query }, signal)).data;
  },
  fetchOne: async (id, signal) => (await callApi(footprintsApi.get, { params: { id } }, signal)).data,
  title: 'Digital Footprint',
  maturity: 'Alpha',
  description: 'Public information about an email address or a mobile number: age, status and accounts.',
  allowanceTitle: (total) => `Make up to ${total} digital footprint requests`,
  requestTab: 'Digital Footprint Request',
  resultsTab: 'Digital Footprint Results',
  submitLabel: 'Request Digital Footprint',
  successMessage: successMessageOf('digital footprint'),
  listName: 'Digital Footprint Requests',
  emptyTitle: 'No results found for Digital Footprint Requests',
  endText: 'Digital Footprint Requests Loaded',
  backLabel: 'Back to Digital Footprint Requests',
  filters: [
    { name: 'id', label: 'Search by Request ID' },
    { name: 'email', label: 'Search by Email Address' },
    { name: 'mobile', label: 'Search by Mobile Number' },
  ],
};
