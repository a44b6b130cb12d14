import type { InviteLanding } from '@smile/contract/invite-landing';
import { SmileLinkModal } from '@smile/sdk/smile-link-modal';
import { useCallback, useEffect, useState } from 'react';
import type { Visit } from './visit-invite.ts';

interface Invite {
  /** Null until the first response arrives. */
  shown: Visit | null;
  retry: () => void;
  openWidget: (landing: InviteLanding) => void;
}

/** Loads the invite, and reloads it whenever the widget closes or reports a link. */
export function useInvite(visit: () => Promise<Visit>): Invite {
  const [shown, setShown] = useState<Visit | null>(null);
  const load = useCallback(() => void visit().then(setShown), [visit]);
  useEffect(load, [load]);

  const retry = () => {
    setShown(null);
    load();
  };
  // A widget report only triggers a reload: the server decides what is linked.
  const hear = () => void visit().then((heard) => heard.status === 'open' && setShown(heard));
  const openWidget = ({ userToken, winkTemplateId, companyName }: InviteLanding) => {
    const modal = new SmileLinkModal({
      userToken,
      language: document.documentElement.lang,
      ...(winkTemplateId ? { templateId: winkTemplateId } : { companyName }),
      onClose: load,
      onAccountConnected: hear,
      onAccountRemoved: hear,
      onUploadsCreated: hear,
      onUploadsRemoved: hear,
      onTokenExpired: async (updateToken) => {
        const again = await visit();
        if (again.status === 'open') return updateToken(again.landing.userToken);
        modal.destroy();
        setShown(again);
      },
    });
    modal.open();
  };
  return { shown, retry, openWidget };
}
