import { validationsApi } from '@smile/contract/validations';
import { type Router, route } from '../../platform/http/router.ts';
import { getValidation, listValidations, validateBankAccount } from './service.ts';

export function validationRoutes(router: Router): void {
  route(router, validationsApi.create, ({ ctx, body }) => validateBankAccount(ctx, body));
  route(router, validationsApi.list, ({ ctx, query }) => listValidations(ctx, query));
  route(router, validationsApi.get, ({ ctx, params }) => getValidation(ctx, params.id));
}
