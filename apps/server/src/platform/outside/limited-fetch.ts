/** A reply grew over the limit; what came so far is dropped. */
export class ReplyTooLarge extends Error {
  constructor(limit: number) {
    super(`reply over ${limit} bytes`);
    this.name = 'ReplyTooLarge';
  }
}

/** `fetch` whose replies end with an error after `limit` bytes, so that a reply without end never fills the memory. */
export function limitedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > limit) controller.error(new ReplyTooLarge(limit));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
