import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { watchSession } from '../api/page-lock.ts';
import { createQueryClient } from '../api/query-client.ts';
import { shell } from '../routing/parents.ts';
import { ToasterOnDemand } from '../ui/toasts/toaster-on-demand.tsx';
import { router } from './router.ts';
import { cssVariables, theme } from './theme.ts';

const queryClient = createQueryClient();

watchSession(
  () => queryClient.isMutating() > 0,
  // The login page redirects by itself; a page behind it reloads for the new session.
  () =>
    router.state.matches.some(({ routeId }) => routeId === shell.id) ? location.reload() : void router.invalidate(),
);

export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <ToasterOnDemand />
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
