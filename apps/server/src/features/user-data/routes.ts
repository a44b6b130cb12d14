import { eincomesApi } from '@smile/contract/eincomes';
import { linksApi } from '@smile/contract/links';
import { userDataApi } from '@smile/contract/user-data';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getUserDataItem } from './service/get-user-data-item.ts';
import { listEincomes } from './service/list-eincomes.ts';
import { selectUserData } from './shared-queries.ts';

export function userDataRoutes(router: Router): void {
  route(router, userDataApi.listIdentities, ({ ctx, query }) => selectUserData(ctx, 'IDENTITIES', query));
  route(router, userDataApi.getIdentity, ({ ctx, params }) => getUserDataItem(ctx, 'IDENTITIES', params.id));
  route(router, userDataApi.listRatings, ({ ctx, query }) => selectUserData(ctx, 'RATINGS', query));
  route(router, userDataApi.getRating, ({ ctx, params }) => getUserDataItem(ctx, 'RATINGS', params.id));
  route(router, userDataApi.listDocuments, ({ ctx, query }) => selectUserData(ctx, 'DOCUMENTS', query));
  route(router, userDataApi.getDocument, ({ ctx, params }) => getUserDataItem(ctx, 'DOCUMENTS', params.id));
  route(router, userDataApi.listEmployments, ({ ctx, query }) => selectUserData(ctx, 'EMPLOYMENTS', query));
  route(router, userDataApi.getEmployment, ({ ctx, params }) => getUserDataItem(ctx, 'EMPLOYMENTS', params.id));
  route(router, userDataApi.listIncomes, ({ ctx, query }) => selectUserData(ctx, 'INCOMES', query));
  route(router, userDataApi.getIncome, ({ ctx, params }) => getUserDataItem(ctx, 'INCOMES', params.id));
  route(router, userDataApi.listContributions, ({ ctx, query }) => selectUserData(ctx, 'CONTRIBUTIONS', query));
  route(router, userDataApi.getContribution, ({ ctx, params }) => getUserDataItem(ctx, 'CONTRIBUTIONS', params.id));
  route(router, userDataApi.listLiabilities, ({ ctx, query }) => selectUserData(ctx, 'LIABILITIES', query));
  route(router, userDataApi.getLiability, ({ ctx, params }) => getUserDataItem(ctx, 'LIABILITIES', params.id));
  route(router, userDataApi.listTransactions, ({ ctx, query }) => selectUserData(ctx, 'TRANSACTIONS', query));
  route(router, userDataApi.getTransaction, ({ ctx, params }) => getUserDataItem(ctx, 'TRANSACTIONS', params.id));
  route(router, eincomesApi.list, ({ ctx, query }) => listEincomes(ctx, query));
  route(router, eincomesApi.get, ({ ctx, params }) => getUserDataItem(ctx, 'EINCOMES', params.id));
  route(router, linksApi.list, ({ ctx, query }) => selectUserData(ctx, 'LINK', query));
  route(router, linksApi.get, ({ ctx, params }) => getUserDataItem(ctx, 'LINK', params.id));
}
