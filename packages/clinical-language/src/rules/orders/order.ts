import type { TermKind } from '../../vocabulary/order-terms.ts';
import type { Item } from './items.ts';

export type Act =
  | 'start'
  | 'continue'
  | 'stop'
  | 'increase'
  | 'decrease'
  | 'switch'
  | 'refill'
  | 'order'
  | 'repeat'
  | 'hold';
/** Whether it is decided, only thought about, or done under a condition. */
export type Firmness = 'firm' | 'considered' | 'conditional';

type Said = { text: string; items: Item[] };

/** An order of the clinician for one thing, or advice. `items`: what it rests on, in the order said. */
export type Order = {
  kind: Exclude<TermKind, 'condition'> | 'advice' | 'followUp' | 'return';
  act: Act;
  name: string;
  firmness: Firmness;
  items: Item[];
  dose?: Said;
  route?: Said;
  frequency?: Said;
  duration?: Said;
  asNeeded?: Said;
  site?: Said;
  when?: Said;
  reason?: Said;
  condition?: Said;
  /** What it is for: "to evaluate the cuff". */
  purpose?: Said;
  from?: string;
  /** The class that was named beside the drug: "an antihistamine, loratadine". */
  drugClass?: string;
};
