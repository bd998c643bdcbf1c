import { infantCheck, sickChild } from './children.ts';
import { headInjury } from './emergency.ts';
import { obstetricCall, thirdTrimester } from './obstetrics.ts';
import { practiceCall, practiceCough } from './practice.ts';
import { lowMood, progress } from './psychiatry.ts';
import type { SpecialtyVisit } from './specialty-visit.ts';
import { afterHernia } from './surgery.ts';
import { shoulderSession, tooth } from './therapy.ts';

export const allSpecialtyVisits: readonly SpecialtyVisit[] = [
  lowMood,
  progress,
  infantCheck,
  sickChild,
  thirdTrimester,
  obstetricCall,
  afterHernia,
  shoulderSession,
  tooth,
  headInjury,
  practiceCough,
  practiceCall,
];
