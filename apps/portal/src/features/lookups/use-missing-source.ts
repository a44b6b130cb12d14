import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { readMode } from '../../api/session.ts';
import type { Lookup, LookupRow } from './lookup.ts';

/** Null while requests are answered; in Production without a source footprints are `partly`, the others not at all. */
export function useMissingSource<Row extends LookupRow>(lookup: Lookup<Row>): 'partly' | 'wholly' | null {
  const config = useQuery(portalConfigQuery).data;
  if (readMode() !== 'Production' || config?.hasLookupSource !== false) return null;
  return lookup.action === 'CreateFootprint' ? 'partly' : 'wholly';
}
