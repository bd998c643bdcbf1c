import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { initialThemeMode, themeModeKey } from '../lib/theme-mode.ts';
import { theme } from './theme.ts';

const mode = localStorageColorSchemeManager({ key: themeModeKey });

// The library's scroll lock makes a style element of its own and looks for its nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

/** The server writes a fresh value into this element for each page; style elements without it are refused. */
function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}

/** The theme's variables are a style sheet of the build (`first-paint.ts`). @param env `test` switches transitions and portals off */
export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={mode}
      defaultColorScheme={initialThemeMode}
      getStyleNonce={styleNonce}
      withStaticClasses={false}
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
