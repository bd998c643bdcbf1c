/** Something to wait for that is remembered when it rings while nobody waits. */
export type Bell = {
  ring: () => void;
  /** Resolves at the next ring, at once when it rang since the last wait, and at the latest after `atMost` milliseconds. */
  wait: (atMost?: number) => Promise<void>;
};

export function createBell(): Bell {
  let rung = false;
  let answer: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      answer?.();
    },
    wait: async (atMost) => {
      if (!rung) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        await new Promise<void>((resolve) => {
          answer = resolve;
          if (atMost !== undefined) timer = setTimeout(resolve, atMost);
        });
        clearTimeout(timer);
        answer = null;
      }
      rung = false;
    },
  };
}
