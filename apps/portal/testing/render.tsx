import { MantineProvider } from '@mantine/core';
import { cleanNotifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../src/app/theme.ts';
import { Dialog } from '../src/ui/dialog.tsx';
import { Toaster } from '../src/ui/toaster.tsx';

// What opens first in a worker would else be waited for by one test and not by the next.
await Dialog.preload();

/** Renders with the theme, no toasts but its own, and a query client that does not retry. */
export function renderInPortal(content: ReactNode) {
  cleanNotifications();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} env="test">
        <Toaster />
        {content}
      </MantineProvider>
    </QueryClientProvider>,
  );
}
