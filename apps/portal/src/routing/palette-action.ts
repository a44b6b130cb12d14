import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type ActionName = 'addWebhook' | 'inviteMember' | 'rotateApiKey' | 'eraseUser' | 'exportUser' | 'exportAuditLog';

/** An action for the next page, with the id of its object. */
export interface PaletteAction {
  action: ActionName;
  id?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the URL: an external link must not trigger an action. */
    asked?: PaletteAction;
  }
}

/** Opens an address and passes an action to its page. */
export function useOpenWithAction() {
  const { history } = useRouter();
  return (href: string, state: Pick<HistoryState, 'asked' | 'settingsTab'>) => history.push(href, state);
}

/** Runs an action requested from the palette once, as soon as `run` is defined. */
export function usePaletteAction(action: ActionName, run: ((id: string | undefined) => void) | undefined): void {
  const { history } = useRouter();
  const asked = useLocation({ select: ({ state }) => state.asked });
  useEffect(() => {
    const { pathname, search, state } = history.location;
    if (!run || asked?.action !== action || state.asked?.action !== action) return;
    const { id } = state.asked;
    history.replace(`${pathname}${search}`, { ...state, asked: undefined });
    run(id);
  });
}
