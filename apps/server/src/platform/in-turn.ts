/** The end of the newest work under each name. */
const ends = new Map<string, Promise<unknown>>();

/**
 * Runs work under one name one after the other within this process, in the order in which it was asked for. A lock of the database
 * does so between processes, but whoever waits for that one holds a connection that others need.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = (ends.get(name) ?? Promise.resolve()).then(work);
  const end = result.catch(() => undefined);
  ends.set(name, end);
  try {
    return await result;
  } finally {
    if (ends.get(name) === end) ends.delete(name);
  }
}
