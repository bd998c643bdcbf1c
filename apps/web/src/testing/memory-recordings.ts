import { importKey, openEncryptedStore } from '../lib/store/encrypted-store.ts';
import { memoryRecords } from './memory-records.ts';
import { openRecordingStore } from '../features/capture/device/recording-store.ts';

/** The device's store over memory: `full` refuses writes, `reopen` is what a later page sees. */
export async function memoryStore() {
  const box = memoryRecords();
  const secret = await importKey('A'.repeat(43));
  const device = { full: false };
  const encrypted = openEncryptedStore(
    { user: 'ada', secret },
    {
      ...box,
      write: async (record) => {
        if (device.full) throw new DOMException('no room', 'QuotaExceededError');
        await box.write(record);
      },
    },
  );
  let noRoom = 0;
  const reopen = () =>
    openRecordingStore(
      async () => encrypted,
      () => (noRoom += 1),
    );
  return { store: reopen(), reopen, device, raw: box.raw, noRoom: () => noRoom, encrypted };
}
