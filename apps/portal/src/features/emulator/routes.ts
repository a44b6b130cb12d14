import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readEmulatorSearch } from './emulator-search.ts';

const emulator = createRoute({
  getParentRoute: () => shell,
  path: '/link/emulator',
  validateSearch: readEmulatorSearch,
  component: lazyRouteComponent(() => import('./emulator-page.tsx'), 'EmulatorPage'),
});

export const emulatorRoutes = [emulator] as const;
