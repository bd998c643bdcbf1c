import '../ui/global.css';
import 'virtual:theme-variables.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastHost } from '../ui/ToastHost.tsx';
import { theme } from '../ui/theme.ts';
import { BothThemes } from './BothThemes.tsx';
import { PageParts } from './PageParts.tsx';

/** `/ui-kit.html` of the development server. The build takes `index.html` only, so this is no part of the product. */
const root = document.getElementById('root');
const scheme = new URLSearchParams(location.search).get('theme');
const themed = scheme === 'dark' || scheme === 'light' ? scheme : null;

if (root)
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme={themed ?? 'light'} withCssVariables={false}>
        {themed ? <PageParts /> : <BothThemes />}
        <ToastHost />
      </MantineProvider>
    </StrictMode>,
  );
