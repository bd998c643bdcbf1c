import type { Exception } from './exceptions.ts';
import type { Problem } from './source-file.ts';

const covers = (exception: Exception, problem: Problem) =>
  exception.rule === problem.rule &&
  exception.path === problem.path &&
  (exception.match === undefined || problem.message.includes(exception.match));

/** What remains of the problems; an exception that covers none is a problem itself. */
export function applyExceptions(problems: readonly Problem[], exceptions: readonly Exception[]): Problem[] {
  const left = problems.filter((problem) => !exceptions.some((exception) => covers(exception, problem)));
  const idle = exceptions.filter((exception) => !problems.some((problem) => covers(exception, problem)));
  return [
    ...left,
    ...idle.map(({ rule, path }) => ({
      rule: 'exception',
      path,
      line: 1,
      message: `the exception to "${rule}" is not needed any more`,
    })),
  ];
}
