import type { Recording } from '@clinical/contract/capture/recordings.schemas';
import type { Shelved } from '../send/recording-sender.ts';

/** A device that was heard of so recently may still be recording: milliseconds. */
const stillGoing = 2 * 60_000;

/** True for what nobody records now and nobody has decided about, and for what the server did not take. */
export function waitsForPerson({ recording, place, sending }: Shelved): boolean {
  const decided = recording.wish !== null;
  return (!decided && place === 'left') || (sending.state === 'refused' && recording.wish?.kind === 'finish');
}

/** Unfinished recordings that the server has and this device does not. */
export function fromOtherDevices(
  recordings: readonly Recording[],
  shelf: readonly Shelved[],
  now: number,
): Recording[] {
  const here = new Set(shelf.map(({ serverId }) => serverId));
  return recordings.filter(
    ({ id, state, updatedAt }) =>
      state === 'recording' && !here.has(id) && now - new Date(updatedAt).getTime() > stillGoing,
  );
}
