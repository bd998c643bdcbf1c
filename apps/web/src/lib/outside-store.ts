/** A value that lives outside React and that components can follow with `useSyncExternalStore`. */
export type OutsideStore<Value> = {
  get: () => Value;
  set: (next: Value | ((previous: Value) => Value)) => void;
  subscribe: (listener: () => void) => () => void;
};

export function outsideStore<Value>(initial: Value): OutsideStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      const changed = typeof next === 'function' ? (next as (previous: Value) => Value)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
