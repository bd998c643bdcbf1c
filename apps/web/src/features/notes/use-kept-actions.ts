import { useLayoutEffect, useRef, useState } from 'react';

// oxlint-disable-next-line typescript/no-explicit-any -- functions of any shape, passed through as they are
type Actions = Record<string, (...args: any[]) => unknown>;

/** The newest actions behind an object that stays the same, so that the many rows that hold it are not drawn anew. */
export function useKeptActions<A extends Actions>(actions: A): A {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const [kept] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [name, (...args: unknown[]) => newest.current[name]?.(...args)]),
      ) as A,
  );
  return kept;
}
