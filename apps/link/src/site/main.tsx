import '../widget/ui/tokens.css';
import type { HostedSite } from '@smile/contract/hosted-sites';
import { createRoot } from 'react-dom/client';
import { trackFailedStyles } from '../load-part.ts';
import { readPortalOrigin } from '../portal-origin.ts';
import { ignoreStrayPresses } from '../single-press.ts';
import { openSite, readPage } from './read-page.ts';
import { SitePage } from './site-page.tsx';

trackFailedStyles(document);
ignoreStrayPresses(document.body);
const root = createRoot(document.getElementById('root') as HTMLElement);
const portalOrigin = readPortalOrigin(document);
const { site, siteId, manageKey, userToken, invite, draftKey } = readPage(document, location);

// The server sets the portal's origin only for the builder's preview; the URL fragment selects the other pages.
if (portalOrigin) void import('./preview/site-preview.tsx').then((part) => part.startPreview(root, portalOrigin));
else if (draftKey)
  void import('./shared-draft/shared-draft-page.tsx').then((part) => part.showDraft(root, siteId, draftKey));
else if (manageKey) void import('./manage/manage-page.tsx').then((part) => part.showManage(root, siteId, manageKey));
else if (site && invite)
  void Promise.all([openSite(site, siteId), import('./invited/invited-page.tsx')]).then(([opened, part]) =>
    part.showInvited(root, opened, invite),
  );
else if (site) void openSite(site, siteId).then(showSite);
else void import('./show-closed.tsx').then((part) => part.showClosed(root));

function showSite(opened: HostedSite): void {
  // Moves the token from the address into the history state: it is no longer visible, yet survives a reload.
  if (userToken) history.replaceState({ userToken }, '', location.pathname + location.search);
  const token: string | null = history.state?.userToken ?? null;
  // Visits are stored by the end of the token's signature, which tells users apart without storing the token.
  const known = token ? { userToken: token, visitsOf: `${opened.id}.${token.slice(-16)}` } : null;
  root.render(<SitePage site={opened} address={location} known={known} />);
}
