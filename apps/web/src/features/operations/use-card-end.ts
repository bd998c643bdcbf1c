import { useEffect, useState } from 'react';
import { dropTask, type TrackedTask } from '../../lib/task-list.ts';

const fadeAfter = 10_000;
const removeAfter = 11_000;

/** A finished card fades after 10 s and is gone a second later; a failed one stays. True while it fades. */
export function useCardEnd({ taskId, status, endedAt }: TrackedTask): boolean {
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (status !== 'success' || endedAt === null) return;
    const since = Date.now() - endedAt;
    const fade = setTimeout(() => setFading(true), Math.max(0, fadeAfter - since));
    const remove = setTimeout(() => dropTask(taskId), Math.max(0, removeAfter - since));
    return () => {
      clearTimeout(fade);
      clearTimeout(remove);
    };
  }, [taskId, status, endedAt]);
  return fading;
}
