import { MantineProvider } from '@mantine/core';
import { cleanNotifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../src/app/theme.ts';
import { DateField } from '../src/ui/dates/date-field.tsx';
import { DateTimeField } from '../src/ui/dates/date-time-field.tsx';
import { Select } from '../src/ui/fields/select.tsx';
import { Dialog } from '../src/ui/overlays/dialog.tsx';
import { Toaster } from '../src/ui/toasts/toaster.tsx';

// Preloads the lazy controls. Otherwise only the first test in a worker would wait for them, and a control that
// replaces its placeholder would detach the element that a test has found.
await Promise.all([Dialog, Select, DateField, DateTimeField].map(({ preload }) => preload()));

/**
 * Renders with the theme, its own toasts, and a query client without retries. Omits the theme's hundreds of CSS
 * variables, which slow down every computed style and which tests do not need.
 */
export function renderInPortal(content: ReactNode) {
  cleanNotifications();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} env="test" withCssVariables={false}>
        <Toaster />
        {content}
      </MantineProvider>
    </QueryClientProvider>,
  );
}

/** Renders at an address, without the portal's other pages. */
export function renderInRouter(content: ReactNode, url = '/') {
  const routeTree = createRootRoute({ component: () => content, notFoundComponent: () => content });
  const history = createMemoryHistory({ initialEntries: [url] });
  return renderInPortal(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
}
