import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { SideDrawer } from '../../../ui/overlays/side-drawer.tsx';
import { filtersOf, type WebhooksSearch } from '../webhooks-search.ts';

const DeliveryDetail = onDemand(
  async () => (await import('./delivery-detail.tsx')).DeliveryDetail,
  <FormSkeleton fields={5} />,
);
const DeliveryLog = onDemand(async () => (await import('./delivery-log.tsx')).DeliveryLog, <FormSkeleton fields={5} />);

const route = getRouteApi('/shell/developer/webhooks');

/** Deliveries of the webhook in the URL, in a drawer. */
export function DeliveryLogDrawer() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  // The last open log stays drawn while the drawer closes.
  const [shown, setShown] = useState<WebhooksSearch>(search);
  if (search.log && search !== shown) setShown(search);

  const close = () => navigate({ search: {}, resetScroll: false });
  const show = (change: WebhooksSearch) => navigate({ search: { ...search, ...change }, resetScroll: false });
  const leaveDelivery = () => {
    if (canGoBack) router.history.back();
    else show({ delivery: undefined });
  };
  return (
    <SideDrawer opened={search.log !== undefined} onClose={close} backLabel="Back to Webhooks">
      {shown.log &&
        (shown.delivery ? (
          <DeliveryDetail webhookId={shown.log} deliveryId={shown.delivery} onLeave={leaveDelivery} />
        ) : (
          <DeliveryLog
            webhookId={shown.log}
            filters={filtersOf(shown)}
            onFilter={(filters) => navigate({ search: { log: search.log, ...filters }, resetScroll: false })}
            onOpen={(delivery) => show({ delivery })}
          />
        ))}
    </SideDrawer>
  );
}
