import type { Clause } from './clauses.ts';
import { phasesOf } from './phases.ts';

/** Whether orders count at a clause: in the plan, and anywhere behind the first third unless something is examined. */
export function planAt(clauses: readonly Clause[]): (clause: number) => boolean {
  const phases = phasesOf(clauses);
  return (at) =>
    phases[at] === 'plan' || (at > clauses.length / 3 && phases[at] !== 'exam') || at > clauses.length * 0.6;
}
