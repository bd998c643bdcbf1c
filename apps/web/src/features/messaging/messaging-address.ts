/** `thread`: the message whose thread is open beside. `at`: the place of a message to go to. */
export type MessagingAddress = { thread?: string; at?: number };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps what the page understands of any address; the rest is dropped. */
export function readMessagingAddress({ thread, at }: Record<string, unknown>): MessagingAddress {
  return {
    thread: typeof thread === 'string' && uuid.test(thread) ? thread : undefined,
    at: typeof at === 'number' && Number.isInteger(at) && at > 0 ? at : undefined,
  };
}
