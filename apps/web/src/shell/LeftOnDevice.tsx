import { type ComponentType, useEffect, useState } from 'react';
import { localStore } from '../lib/store/store.ts';
import { useWhenReachable } from '../lib/when-reachable.ts';

/** So long after the page, where nothing was left: what a closed editor leaves is sent from then on. */
const otherwiseAfter = 5_000;

/** Sends what was left on this device, on whatever page it is; what that takes comes after the page. */
export function LeftOnDevice() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), otherwiseAfter);
    void isLeft().then(
      (left) => left && setDue(true),
      () => undefined,
    );
    return () => clearTimeout(timer);
  }, []);
  return due ? <Senders /> : null;
}

async function isLeft(): Promise<boolean> {
  const store = await localStore();
  const found = await Promise.all(['note-edit:', 'prechart:', 'message:'].map((start) => store?.keys(start)));
  return found.some((keys) => (keys?.length ?? 0) > 0);
}

const loadParts = async (): Promise<ComponentType[]> => {
  const [{ UnsentEdits }, { UnsentPrecharts }, { UnsentMessages }] = await Promise.all([
    import('../features/transcripts/editor/UnsentEdits.tsx'),
    import('../features/pre-chats/UnsentPrecharts.tsx'),
    import('../features/messaging/UnsentMessages.tsx'),
  ]);
  return [UnsentEdits, UnsentPrecharts, UnsentMessages];
};

/** A network that goes meanwhile must not take the page along, so a part that is missing is asked for again when the server is within reach. */
function Senders() {
  const [parts, setParts] = useState<readonly ComponentType[]>([]);
  useWhenReachable(() => {
    if (parts.length > 0) return false;
    void loadParts().then(setParts, () => undefined);
    return true;
  });
  return parts.map((Part, at) => <Part key={at} />);
}
