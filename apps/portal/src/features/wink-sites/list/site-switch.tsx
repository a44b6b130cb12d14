import { Switch } from '@mantine/core';
import type { WinkSite } from '@smile/contract/wink-sites';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { useSetSiteStatus } from '../queries.ts';

/** Optimistic: shows the requested state until the list is reloaded. */
export function SiteSwitch({ site: { id, name, enabled } }: { site: WinkSite }) {
  const setStatus = useSetSiteStatus();
  const wanted = setStatus.isPending ? setStatus.variables.enabled : enabled;
  return (
    <Switch
      aria-label={`${name} is published`}
      checked={wanted}
      onChange={(event) => {
        if (setStatus.isPending) return;
        const change = { id, enabled: event.currentTarget.checked };
        setStatus.mutate(change, { onError: (error) => showFailure(error) });
      }}
    />
  );
}
