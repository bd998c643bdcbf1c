import { chestPain, earAche, migraine, uti } from './acute.ts';
import { depression, diabetes, hypertension, refill } from './chronic.ts';
import { backPain, knee, physio, postOp } from './musculoskeletal.ts';
import { mole, pregnancy, rash } from './other.ts';
import { asthma, cough, soreThroatOneLine } from './respiratory.ts';
import { ankle, bloodThinner, sinusitis } from './mixed.ts';
import type { Visit } from './visit.ts';

export const allVisits: readonly Visit[] = [
  cough,
  asthma,
  soreThroatOneLine,
  knee,
  backPain,
  physio,
  postOp,
  diabetes,
  hypertension,
  refill,
  depression,
  chestPain,
  uti,
  earAche,
  migraine,
  rash,
  mole,
  pregnancy,
  ankle,
  sinusitis,
  bloodThinner,
];
