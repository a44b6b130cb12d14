import { type Verification, verificationsApi } from '@smile/contract/verifications';
import { callApi } from '../../api/call-api.ts';
import type { Lookup } from '../lookups/lookup.ts';

export const verificationLookup: Lookup<Verification> = {
  key: 'verifications',
  action: 'RequestVerification',
  async fetchPage({ id, mobile: _, email: __, ...rest }, signal) {
    return (await callApi(verificationsApi.list, { query: { ...rest, verificationId: id } }, signal)).data;
  },
  fetchOne: async (id, signal) => (await callApi(verificationsApi.get, { params: { id } }, signal)).data,
  title: 'Verification Lookup',
  maturity: 'Alpha',
  description: 'Checks of a person’s details against the records of their ID issuers.',
  allowanceTitle: (total) => `Make up to ${total} verification requests`,
  requestTab: 'Verify Subject',
  resultsTab: 'Verification Result',
  submitLabel: 'Verify',
  successMessage:
    'Your verification request has been submitted and is being verified. You can check the verification results in the list.',
  listName: 'Verifications',
  emptyTitle: 'Not found',
  loadMoreLabel: 'Load more Verifications',
  endText: 'All Verifications Loaded',
  backLabel: 'Back to Verification Lookup',
  filters: [{ name: 'id', label: 'Search by ID' }],
  period: 'any',
};
