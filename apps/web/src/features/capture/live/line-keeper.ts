import { ApiError } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import type { LiveLine } from '@clinical/contract/capture/live-lines.schemas';
import type { LiveCaption } from '@clinical/contract/speech/live.rules';

/** Keeps final lines on the server, in the background. */
export type LineKeeper = { add: (serverId: () => Promise<string>, line: LiveCaption) => void };

/** Lines are gathered for so long, and tried again after so long, in milliseconds. */
const [gather, again] = [2_000, 10_000];

/** @param keep throws ApiError */
export function lineKeeper(keep: (id: string, lines: LiveLine[]) => Promise<void>): LineKeeper {
  const waiting = new Map<string, LiveLine[]>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function schedule(ms: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      void send();
    }, ms);
  }

  async function send(): Promise<void> {
    for (const [id, lines] of waiting) {
      const some = lines.slice(0, limits.liveLines);
      try {
        await keep(id, some);
      } catch (error) {
        // one that the server will never take would come again for ever
        const never = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;
        if (!never) return schedule(again);
      }
      lines.splice(0, some.length);
      if (lines.length === 0) waiting.delete(id);
      else schedule(0);
    }
  }

  return {
    add: (serverId, { startMs, endMs, text, speaker }) => {
      const line = { startMs, endMs, text: text.slice(0, limits.liveLine), speaker };
      void serverId().then(
        (id) => {
          const lines = waiting.get(id);
          if (lines) lines.push(line);
          else waiting.set(id, [line]);
          schedule(gather);
        },
        // a recording that is gone needs no text
        () => undefined,
      );
    },
  };
}
