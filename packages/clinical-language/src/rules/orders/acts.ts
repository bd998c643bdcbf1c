import type { Act } from './order.ts';

/** Verbs of orders, each with what it does to a drug. Of a test or a device every act but `repeat`, `stop` and `hold` is an order. */
const verbs: Readonly<Record<Act, string>> = {
  start:
    'start starting started begin beginning initiate prescribe prescribing prescribed give giving given try trying use using take taking add adding apply put putting place placing',
  continue: 'continue continuing keep keeping stay staying maintain resume remain alternate',
  stop: 'stop stopping discontinue discontinuing quit',
  increase: 'increase increasing double raise bump up',
  decrease: 'decrease decreasing lower reduce taper wean cut down halve',
  switch: 'switch switching change changing',
  refill: 'refill refilling renew',
  order:
    'order ordering ordered get getting obtain check checking draw send sending sent schedule scheduling scheduled run refer referring referred see do perform provide set recommend proceed fit wear have arrange organise organize request book undergo evaluated seen',
  repeat: 'repeat repeating recheck redo',
  hold: 'hold holding',
};

const byVerb = new Map<string, Act>(
  Object.entries(verbs).flatMap(([act, list]) => list.split(' ').map((verb): [string, Act] => [verb, act as Act])),
);

/** What is taken already is spoken of, and not ordered; "make sure that you are taking it" orders. */
const alreadyTakes =
  /(?<!\b(?:sure|ensure|important) )\b(?:that|which|what|whatever) (?:you|she|he|they) (?:are|is|were|was|have been|has been)$/;

/** The act of the last verb of the words, and where it stands. */
export function actIn(words: readonly string[]): { act: Act; at: number } | undefined {
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]!;
    const act = byVerb.get(word);
    if (act === undefined) continue;
    // "hold off on", "come off", "go up on", "send in"
    if (word === 'down' && !/^(?:go|going|cut|cutting)$/.test(words[at - 1] ?? '')) continue;
    if (word === 'up' && !/^(?:go|going|bump)$/.test(words[at - 1] ?? '')) continue;
    if (word === 'have' && words[at + 1] === 'you') continue;
    // "a left lower quadrant ultrasound"
    if (word === 'lower' && /^(?:left|right|both|bilateral|the|your|an?)$/.test(words[at - 1] ?? '')) continue;
    // "stop any of the pills that you are taking, the Advil"
    if (/^(?:tak|us)ing$/.test(word) && alreadyTakes.test(words.slice(Math.max(0, at - 5), at).join(' '))) continue;
    // "continue to take", "stop using", "keep on taking"
    const before = byVerb.get(words[at - 1] ?? '') ?? byVerb.get(words[at - 2] ?? '');
    const goesWith =
      /^(?:tak|us)(?:e|ing)$/.test(word) && (before === 'continue' || before === 'stop' || before === 'hold');
    return { act: goesWith ? before : act, at };
  }
  return undefined;
}

/** Whether a clause may open an order by its first word: "order an echo". */
export const opensOrder = (word: string): boolean =>
  byVerb.has(word) && !/(?:ing|ed)$|^(?:see|do|have|up|down|set|sent|get|use|try)$/.test(word);
