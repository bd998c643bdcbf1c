/** Runs one write at a time; of those asked for meanwhile only the newest is done. Resolves when none is left; rejects when one failed. */
export function keepNewest<Value>(write: (value: Value) => Promise<void>): (value: Value) => Promise<void> {
  let next: { value: Value } | null = null;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      while (next) {
        const { value } = next;
        next = null;
        await write(value);
      }
    } finally {
      running = null;
    }
  };
  return (value) => {
    next = { value };
    running ??= run();
    return running;
  };
}
