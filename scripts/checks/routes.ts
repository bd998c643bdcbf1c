import { boundRoutes, declaredRoutes } from './route-table.ts';
import type { Problem, SourceFile } from './source-file.ts';

/**
 * Every route of the contract says who may call it (`access`), what ability guards it when a session is needed (`permission`), names
 * a call that exists, and is bound in the server exactly once.
 */
export function routes(files: readonly SourceFile[]): Problem[] {
  const bound = boundRoutes(files).map(({ contractPath, route }) => `${contractPath} ${route}`);
  return declaredRoutes(files).flatMap((route) => {
    const problem = (message: string): Problem => ({
      rule: 'route',
      path: route.file.path,
      line: route.line,
      message: `${route.name}: ${message}`,
    });
    const times = bound.filter((key) => key === `${route.file.path} ${route.name}`).length;
    return [
      ...(route.method === null ? [problem('its call is not in the calls file beside it')] : []),
      ...(route.access === null ? [problem('does not say who may call it (access)')] : []),
      ...(route.access === 'session' && !route.permission ? [problem('does not name its permission')] : []),
      ...(times === 1 ? [] : [problem(times === 0 ? 'no area binds it' : 'is bound more than once')]),
    ];
  });
}
