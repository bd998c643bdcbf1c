import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { orderLine } from '../rules/grammar/order-line.ts';
import type { Order } from '../rules/orders/order.ts';
import { mentionsIn } from '../vocabulary/order-terms.ts';

/** A task in the imperative, without its day. */
export type Named = { category: TaskCategory; words: string[] };

/** Studies that are no laboratory test and take no picture. */
const study =
  /\b(?:ekg|eeg|emg|holter|monitor|echo\w*|stress test|spirometry|pulmonary function|sleep study|colonoscopy|endoscopy|egd|biopsy|pap smear|mammogram|eye exam|hearing test|arthrogram|urodynamic\w*|allergy testing|catheteri[sz]ation|colposcopy|cystoscopy|bronchoscopy|elastography|ABI|loop recorder|tilt table|sleep test|swallow\w*|patch test|nerve conduction|cognitive testing|methacholine|peak flow|sweat test|gastric emptying)\b/i;
const operation =
  /(?:ectomy|plasty|otomy)\b|\b(?:surgery|replacement|release|repair|bypass|excision|transplant|ablation|arthroscopy|debridement|cardioversion)\b/i;
const medicine = /\b(?:vaccine|shots?|injections?|antibiotics|fluids|chemotherapy|therapy|infusion|treatment)\b/i;

/** What somebody has to do for an order; undefined when nobody has to, or not yet. */
export function taskOfOrder(order: Order): Named | undefined {
  if (order.firmness !== 'firm') return undefined;
  const { kind, act, name } = order;
  // the day is the task's own
  const words = orderLine({ ...order, when: undefined, purpose: undefined } as Order);
  if (kind === 'drug' || kind === 'drugClass') {
    if (act === 'continue' || act === 'stop' || act === 'hold') return undefined;
    return { category: 'Treatment', words: act === 'start' ? ['prescribe', ...words.slice(1)] : words };
  }
  if (act === 'stop' || act === 'hold' || act === 'continue') return undefined;
  if (kind === 'referral') return { category: 'Referral', words };
  if (kind === 'device') return { category: 'Orders', words };
  if (kind === 'procedure') {
    if (operation.test(name)) return { category: 'Surgery', words: ['schedule', ...words.slice(1)] };
    return { category: medicine.test(name) ? 'Treatment' : 'Orders', words: ['arrange', ...words.slice(1)] };
  }
  if (kind !== 'test') return undefined;
  const isImaging = mentionsIn(name.toLowerCase().split(' ')).some(({ imaging }) => imaging);
  return { category: isImaging || study.test(name) ? 'Orders' : 'Labs', words };
}
