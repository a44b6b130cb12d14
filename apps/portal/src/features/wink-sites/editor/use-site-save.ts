import { CallError } from '@smile/contract/call';
import { useEffect, useEffectEvent, useState } from 'react';

import { useSaveSite } from '../queries.ts';
import type { DrawerSite, SiteValues } from './site-form.ts';

export interface SiteSave {
  isSaving: boolean;
  isSaved: boolean;
  /** A missing choice, checked before the request. */
  problem: string | undefined;
  /** Why the server rejected it; null if another person saved first. */
  error: Error | null;
  /** True if another person has saved since the site was opened. */
  hasConflict: boolean;
  submit: (values: SiteValues) => void;
  /** Saves the form over the newer version. */
  overwrite: () => void;
  reset: () => void;
}

interface SiteBase {
  baseVersion?: number;
  baseName?: string;
  baseEnabled?: boolean;
}

export function useSiteSave(site: DrawerSite | null, onSaved: () => void): SiteSave {
  const save = useSaveSite();
  const [problem, setProblem] = useState<string>();
  const hasConflict = save.error instanceof CallError && save.error.code === 'EDIT_CONFLICT';
  const send = (values: SiteValues, base: SiteBase) =>
    save.mutate({ id: site?.id ?? null, body: { type: 'DEFAULT', ...values, ...base } });
  const leave = useEffectEvent(onSaved);
  // In an effect: the leave guard must first render without unsaved changes.
  useEffect(() => {
    if (save.isSuccess) leave();
  }, [save.isSuccess]);
  return {
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    problem,
    error: hasConflict ? null : save.error,
    hasConflict,
    submit(values) {
      if (values.winkSiteTemplate.winkTemplateId === null) setProblem('Please select the Wink Widget template');
      else send(values, site ? baseOf(site) : {});
    },
    overwrite() {
      const { enabled, name, winkSiteTemplate } = save.variables!.body as SiteValues;
      send({ enabled, name, winkSiteTemplate }, {});
    },
    reset() {
      setProblem(undefined);
      save.reset();
    },
  };
}

/** Base of the changes: the server refuses them if another person has changed the same parts since. */
function baseOf({ version, name, enabled }: DrawerSite): SiteBase {
  return { baseVersion: version, baseName: name, baseEnabled: enabled };
}
