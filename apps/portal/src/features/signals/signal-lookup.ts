import { type Signal, signalsApi } from '@smile/contract/signals';
import { callApi } from '../../api/call-api.ts';
import { type Lookup, successMessageOf } from '../lookups/lookup.ts';

export const signalLookup: Lookup<Signal> = {
  key: 'signals',
  action: 'RequestRecord',
  async fetchPage({ id, mobile, email: _, ...rest }, signal) {
    return (await callApi(signalsApi.list, { query: { ...rest, signalId: id, phone: mobile } }, signal)).data;
  },
  fetchOne: async (id, signal) => (await callApi(signalsApi.get, { params: { id } }, signal)).data,
  title: 'Risk Signals Lookup',
  maturity: 'Beta',
  description:
    'Lending activity linked to a mobile number: loans, repayments, overdue debts, applications and marketing.',
  allowanceTitle: (total) => `Make up to ${total} risk signals requests`,
  requestTab: 'Signals Request',
  resultsTab: 'Signals Result',
  submitLabel: 'Verify',
  successMessage: successMessageOf('risk signals'),
  listName: 'Risk Signals Requests',
  emptyTitle: 'Not found',
  loadMoreLabel: 'Load more',
  endText: 'All Verifications Loaded',
  backLabel: 'Back to Verification Lookup',
  filters: [
    { name: 'id', label: 'Search by ID' },
    { name: 'mobile', label: 'Search by Mobile Number' },
  ],
  period: 'any',
};
