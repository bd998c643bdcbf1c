import type { CheckEncounter } from '@clinical/contract/templates/checks.schemas';
import { syntheticSpecialties } from '@clinical/language/samples/synthetic/specialties';
import { syntheticVisit } from '@clinical/language/samples/synthetic/synthetic-visit';

const visitTypes = ['new', 'follow-up', 'acute', 'procedure'] as const;
const kinds = { new: 'new patient', 'follow-up': 'follow-up', acute: 'acute', procedure: 'procedure' } as const;
/** Held still, so that two runs are of the same visits. */
const seed = 11;

/** Visits for a template that has none of its own: of the specialty that its title names, else of primary care. */
export function broughtEncounters(title: string): CheckEncounter[] {
  const said = title.toLowerCase();
  // “Orthopedic visit” names orthopedics
  const stem = (specialty: string) => specialty.toLowerCase().slice(0, Math.max(6, specialty.length - 3));
  const specialty = syntheticSpecialties.find((name) => said.includes(stem(name))) ?? 'Primary care';
  return visitTypes.flatMap((visitType, at) => {
    const visit = syntheticVisit({ specialty, visitType, seed: seed + at });
    if (!visit) return [];
    const { dialogue } = visit;
    return [{ title: `${visit.title}, ${kinds[visitType]}`, dialogue, specialty, visitType, facts: [] }];
  });
}
