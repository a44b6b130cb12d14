import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { portalConfigQuery } from '../../../../api/portal-config.ts';
import { readApiMode } from '../../../../api/session.ts';
import { tenantQuery } from '../../../tenants/queries.ts';
import {
  defaultTemplateQuery,
  listedProvidersQuery,
  templateQuery,
  uploadTypesQuery,
} from '../../../wink-templates/queries.ts';
import type { FrameWorld } from './use-canvas-frame.ts';

interface WorldAnswer {
  /** Null until everything has loaded. */
  world: FrameWorld | null;
  linkUrl: string | null;
  error: Error | null;
  retry: () => void;
}

/**
 * Loads everything that a site's page shows besides the site itself.
 * @param templateIds the site's widget templates
 */
export function useFrameWorld(templateIds: readonly string[]): WorldAnswer {
  const config = useQuery(portalConfigQuery);
  const tenant = useQuery(tenantQuery);
  const builtIn = useQuery(defaultTemplateQuery);
  const providers = useQuery(listedProvidersQuery);
  const fileTypes = useQuery(uploadTypesQuery);
  const named = useQueries({
    queries: [...new Set(templateIds)].map(templateQuery),
    combine: (answers) => ({
      templates: answers.flatMap(({ data }) => data ?? []),
      isPending: answers.some(({ isPending }) => isPending),
    }),
  });
  const needed = [config, tenant, builtIn, providers, fileTypes];
  const { templates } = named;
  const world = useMemo((): FrameWorld | null => {
    if (!tenant.data || !builtIn.data || !providers.data || !fileTypes.data || named.isPending) return null;
    return {
      mode: readApiMode(),
      tenantName: tenant.data.name ?? '',
      tenantLogoUrl: tenant.data.logoUrl,
      templates: [...templates, builtIn.data],
      providers: providers.data,
      fileTypes: fileTypes.data,
    };
  }, [tenant.data, builtIn.data, providers.data, fileTypes.data, named.isPending, templates]);
  return {
    world,
    linkUrl: config.data?.linkUrl ?? null,
    error: needed.find((query) => query.error)?.error ?? null,
    retry: () => void Promise.all(needed.map((query) => query.refetch())),
  };
}
