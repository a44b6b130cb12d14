import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readSettingsSearch } from './settings-search.ts';

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/account/organization',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});

const team = leadToSettings('/account/team', 'team');

const organization = leadToSettings('/organization', 'organization');

export const settingsRoutes = [settings, team, organization] as const;

function leadToSettings<const Path extends string>(path: Path, settingsTab: 'team' | 'organization') {
  return createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/account/organization', state: { settingsTab } });
    },
  });
}
