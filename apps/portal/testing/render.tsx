import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../src/app/theme.ts';
import { Toaster } from '../src/ui/toaster.tsx';

/** Renders with the theme, the toasts and a query client of its own that does not retry. */
export function renderInPortal(content: ReactNode) {
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
