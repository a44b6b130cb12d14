import { alphaSignalsApi } from '@smile/contract/alpha-signals';
import { betaMawsApi } from '@smile/contract/beta-maws';
import { blacklistsApi } from '@smile/contract/blacklists';
import { footprintsApi } from '@smile/contract/footprints';
import { lookupReportsApi } from '@smile/contract/lookup-reports';
import { mawsApi } from '@smile/contract/maws';
import { signalsApi } from '@smile/contract/signals';
import { socialSecuritiesApi } from '@smile/contract/social-securities';
import { validationsApi } from '@smile/contract/validations';
import { verificationsApi } from '@smile/contract/verifications';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createBlacklist, getBlacklist, listBlacklists } from './service/blacklists.ts';
import { createFootprint, getFootprint, listFootprints } from './service/footprints.ts';
import { createMaw, createMaw2, createMaw3, getBetaMaw, getMaw, listBetaMaws, listMaws } from './service/maws.ts';
import {
  createAlphaSignal,
  createSignal,
  createSignal2,
  createSignal3,
  getAlphaSignal,
  getSignal,
  listAlphaSignals,
  listSignals,
} from './service/signals.ts';
import {
  createBetaSocialSecurity,
  createSocialSecurity,
  getBetaSocialSecurity,
  getSocialSecurity,
  listBetaSocialSecurities,
  listSocialSecurities,
} from './service/social-securities.ts';
import { getValidation, listValidations, validateBankAccount } from './service/validations.ts';
import { createVerification, getVerification, listVerifications } from './service/verifications.ts';
import { writeLookupReport } from './service/write-lookup-report.ts';

export function lookupRoutes(router: Router): void {
  route(router, verificationsApi.create, ({ ctx, body }) => createVerification(ctx, body));
  route(router, verificationsApi.list, ({ ctx, query }) => listVerifications(ctx, query));
  route(router, verificationsApi.get, ({ ctx, params }) => getVerification(ctx, params.id));
  route(router, signalsApi.create, ({ ctx, body }) => createSignal(ctx, body));
  route(router, signalsApi.create2, ({ ctx, body }) => createSignal2(ctx, body));
  route(router, signalsApi.create3, ({ ctx, body }) => createSignal3(ctx, body));
  route(router, signalsApi.list, ({ ctx, query }) => listSignals(ctx, query));
  route(router, signalsApi.get, ({ ctx, params }) => getSignal(ctx, params.id));
  route(router, alphaSignalsApi.create, ({ ctx, body }) => createAlphaSignal(ctx, body));
  route(router, alphaSignalsApi.list, ({ ctx, query }) => listAlphaSignals(ctx, query));
  route(router, alphaSignalsApi.get, ({ ctx, params }) => getAlphaSignal(ctx, params.id));
  route(router, validationsApi.create, ({ ctx, body }) => validateBankAccount(ctx, body));
  route(router, validationsApi.list, ({ ctx, query }) => listValidations(ctx, query));
  route(router, validationsApi.get, ({ ctx, params }) => getValidation(ctx, params.id));
  route(router, socialSecuritiesApi.create, ({ ctx, body }) => createSocialSecurity(ctx, body));
  route(router, socialSecuritiesApi.list, ({ ctx, query }) => listSocialSecurities(ctx, query));
  route(router, socialSecuritiesApi.get, ({ ctx, params }) => getSocialSecurity(ctx, params.id));
  route(router, socialSecuritiesApi.createBeta, ({ ctx, body }) => createBetaSocialSecurity(ctx, body));
  route(router, socialSecuritiesApi.listBeta, ({ ctx, query }) => listBetaSocialSecurities(ctx, query));
  route(router, socialSecuritiesApi.getBeta, ({ ctx, params }) => getBetaSocialSecurity(ctx, params.id));
  route(router, blacklistsApi.create, ({ ctx, body }) => createBlacklist(ctx, body));
  route(router, blacklistsApi.list, ({ ctx, query }) => listBlacklists(ctx, query));
  route(router, blacklistsApi.get, ({ ctx, params }) => getBlacklist(ctx, params.id));
  route(router, footprintsApi.create, ({ ctx, body }) => createFootprint(ctx, body));
  route(router, footprintsApi.list, ({ ctx, query }) => listFootprints(ctx, query));
  route(router, footprintsApi.get, ({ ctx, params }) => getFootprint(ctx, params.id));
  route(router, mawsApi.create, ({ ctx, body }) => createMaw(ctx, body));
  route(router, mawsApi.list, ({ ctx, query }) => listMaws(ctx, query));
  route(router, mawsApi.get, ({ ctx, params }) => getMaw(ctx, params.id));
  route(router, betaMawsApi.create2, ({ ctx, body }) => createMaw2(ctx, body));
  route(router, betaMawsApi.create3, ({ ctx, body }) => createMaw3(ctx, body));
  route(router, betaMawsApi.list, ({ ctx, query }) => listBetaMaws(ctx, query));
  route(router, betaMawsApi.get, ({ ctx, params }) => getBetaMaw(ctx, params.id));
}

export function lookupReportRoutes(router: Router): void {
  route(router, lookupReportsApi.get, ({ ctx, params, query }) =>
    writeLookupReport(inMode(ctx, query.mode), params.kind, params.id),
  );
}
