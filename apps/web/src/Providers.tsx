import type { ReactNode } from 'react';
import { ThemeProvider } from './ui/ThemeProvider.tsx';
import { ToastHost } from './ui/ToastHost.tsx';

/** What every page stands on; the same in the product and in tests. */
export function Providers({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <ThemeProvider env={env}>
      {children}
      <ToastHost />
    </ThemeProvider>
  );
}
