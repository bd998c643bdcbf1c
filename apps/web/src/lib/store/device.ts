import { openIndexedRecords } from './indexed-records.ts';
import type { RecordBox } from './records.ts';

/** What nobody came back for within this time goes: milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

let box: Promise<RecordBox | null> | null = null;
/** True from a sign-out until the page is loaded anew: what was still under way must not lie here after it. */
let closed = false;

/** What lies on this device; null when the browser keeps nothing (a private window, a page that is not served securely). */
export function deviceBox(): Promise<RecordBox | null> {
  box ??= openBox();
  return box;
}

async function openBox(): Promise<RecordBox | null> {
  if (!globalThis.isSecureContext || !('indexedDB' in globalThis)) return null;
  const opened = await openIndexedRecords().catch(() => null);
  if (!opened) return null;
  void opened.forgetBefore(Date.now() - keptFor).catch(() => undefined);
  return {
    ...opened,
    holdKey: async (held) => (closed ? undefined : opened.holdKey(held)),
    write: async (record) => (closed ? undefined : opened.write(record)),
  };
}

/**
 * Ends the device's part of a session: its key goes, so that nothing here can be read until the server gives the key again.
 * @param deleted the user whose data goes with it, for a sign-out; null keeps what was not sent for their return
 */
export async function dropDevice(deleted: string | null): Promise<void> {
  const opened = await deviceBox();
  if (!opened) return;
  closed = deleted !== null;
  await opened.dropKey();
  if (deleted) await opened.forget(deleted);
}
