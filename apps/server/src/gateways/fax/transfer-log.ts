/**
 * One call in HylaFAX's log of transfers (`xferfaxlog`, version 1.9 and later: fields separated by tabs, texts in quotes).
 * `reason` is empty for a call that went well. `file` is only of one that came in, relative to the spooling area.
 */
export type Transfer = {
  kind: string;
  tag: string;
  file: string;
  /** What the other machine calls itself. */
  peer: string;
  pages: number;
  reason: string;
  /** Who called, as the exchange says it. */
  caller: string;
};

const places = { kind: 1, fileOrJob: 4, tag: 5, peer: 8, pages: 10, reason: 13, caller: 15 } as const;

/** In the order of the calls. Lines of another form are skipped. */
export function readTransferLog(text: string): Transfer[] {
  return text
    .split('\n')
    .map((line) => line.split('\t').map((field) => field.replaceAll(/^"|"$/g, '')))
    .filter((fields) => fields.length > places.reason)
    .map((fields) => {
      const at = (place: number): string => fields[place] ?? '';
      const isReceived = at(places.kind) === 'RECV';
      return {
        kind: at(places.kind),
        tag: isReceived ? '' : at(places.tag),
        file: isReceived ? at(places.fileOrJob) : '',
        peer: at(places.peer),
        pages: Number(at(places.pages)),
        reason: at(places.reason),
        caller: at(places.caller),
      };
    });
}
