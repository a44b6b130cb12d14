import type { Provider } from '@smile/contract/providers';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { findDatasource } from './find-datasource.ts';

/** @throws ApiError MISSING_RESOURCE */
export function getDatasource(ctx: ModeContext, id: string): Provider {
  const provider = findDatasource(ctx, id);
  if (!provider) throw missing();
  return provider;
}
