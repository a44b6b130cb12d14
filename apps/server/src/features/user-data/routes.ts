import { userDataApi } from '@smile/contract/user-data';
import { type Router, route } from '../../platform/http/router.ts';
import { getUserDataItem, listUserData } from './service/list-user-data.ts';

export function userDataRoutes(router: Router): void {
  route(router, userDataApi.listIdentities, ({ ctx, query }) => listUserData(ctx, 'IDENTITIES', query));
  route(router, userDataApi.getIdentity, ({ ctx, params }) => getUserDataItem(ctx, 'IDENTITIES', params.id));
  route(router, userDataApi.listRatings, ({ ctx, query }) => listUserData(ctx, 'RATINGS', query));
  route(router, userDataApi.getRating, ({ ctx, params }) => getUserDataItem(ctx, 'RATINGS', params.id));
  route(router, userDataApi.listDocuments, ({ ctx, query }) => listUserData(ctx, 'DOCUMENTS', query));
  route(router, userDataApi.getDocument, ({ ctx, params }) => getUserDataItem(ctx, 'DOCUMENTS', params.id));
  route(router, userDataApi.listEmployments, ({ ctx, query }) => listUserData(ctx, 'EMPLOYMENTS', query));
  route(router, userDataApi.getEmployment, ({ ctx, params }) => getUserDataItem(ctx, 'EMPLOYMENTS', params.id));
  route(router, userDataApi.listIncomes, ({ ctx, query }) => listUserData(ctx, 'INCOMES', query));
  route(router, userDataApi.getIncome, ({ ctx, params }) => getUserDataItem(ctx, 'INCOMES', params.id));
  route(router, userDataApi.listContributions, ({ ctx, query }) => listUserData(ctx, 'CONTRIBUTIONS', query));
  route(router, userDataApi.getContribution, ({ ctx, params }) => getUserDataItem(ctx, 'CONTRIBUTIONS', params.id));
  route(router, userDataApi.listLiabilities, ({ ctx, query }) => listUserData(ctx, 'LIABILITIES', query));
  route(router, userDataApi.getLiability, ({ ctx, params }) => getUserDataItem(ctx, 'LIABILITIES', params.id));
  route(router, userDataApi.listTransactions, ({ ctx, query }) => listUserData(ctx, 'TRANSACTIONS', query));
  route(router, userDataApi.getTransaction, ({ ctx, params }) => getUserDataItem(ctx, 'TRANSACTIONS', params.id));
}
