import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SignInPage } from '../features/accounts/SignInPage.tsx';
import { chartTasksQuery } from '../features/clinical-tasks/chart-tasks.api.ts';
import type { TaskParts } from '../features/notes/use-chart-tasks.ts';
import { PatientsPage } from '../features/notes/PatientsPage.tsx';
import { initialThemeMode } from '../lib/theme-mode.ts';
import { BottomBar } from '../shell/BottomBar.tsx';
import { titleFor } from '../shell/navigation.ts';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { ShellFrame } from '../shell/ShellFrame.tsx';
import { theme, themeVariables } from '../ui/theme.ts';

// What the pages look into while they render, and find empty.
const empty = { getItem: () => null };
if (typeof sessionStorage === 'undefined') Object.assign(globalThis, { sessionStorage: empty });

/** The theme's variables as a style sheet: the same text that the library would make in the browser. */
export function renderThemeStyles(): string {
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} defaultColorScheme={initialThemeMode} />,
  );
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}

/** First pictures by path: the pages that people open first, as they look before their data. */
export async function renderFirstPaint(): Promise<Record<string, string>> {
  return {
    '/sign-in': await renderAt('/sign-in', PublicLayout, () => <SignInPage expired={false} />),
    '/my-projects': await renderAt('/my-projects', null, () => (
      <>
        <ShellFrame title={titleFor('/my-projects')}>
          <PatientsPage search={{}} onSearch={nothing} taskParts={noTasks} adding={false} onAdded={nothing} />
        </ShellFrame>
        <BottomBar menuOpen={false} onMore={nothing} onNavigate={nothing} onRecord={nothing} />
      </>
    )),
  };
}

const nothing = () => undefined;
const noTasks: TaskParts = { query: chartTasksQuery, draw: nothing };

async function renderAt(path: string, layout: (() => ReactNode) | null, page: () => ReactNode): Promise<string> {
  const root = createRootRoute(layout ? { component: layout } : {});
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component: page })]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }), isServer: true });
  await router.load();
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={new QueryClient()}>
        {createElement(RouterProvider, { router: router as never })}
      </QueryClientProvider>
    </MantineProvider>,
  );
  return inertPicture(markup);
}

/** Nothing in the picture can be used, so that nothing typed is lost when the page takes its place. */
function inertPicture(markup: string): string {
  const still = markup.replaceAll('<input ', '<input readonly="" ').replaceAll(' autofocus=""', '');
  return `<div inert style="display:contents">${still}</div>`.replaceAll(' style="', ' data-style="');
}
