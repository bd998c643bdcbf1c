import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { phasesOf } from '../clauses/phases.ts';
import { readOrders } from '../orders/read-orders.ts';
import { readEstablishedConditions, readEstablishedDrugs } from './established.ts';

const conditionsIn = (text: string): string[] => {
  const clauses = clausesOf(read(text));
  return readEstablishedConditions(clauses, phasesOf(clauses)).map(({ name }) => name);
};
const drugsIn = (said: string): string[] => {
  const clauses = clausesOf(read(`Patient: My knee is sore.\nDoctor: ${said}`));
  return readEstablishedDrugs(
    readOrders(clauses, () => true),
    clauses,
  ).map(({ words }) => words.join(' '));
};

it('takes a chronic condition that is called the patient’s own', () => {
  expect(conditionsIn('Patient: Hello.\nDoctor: How is your asthma?\nPatient: Fine.')).toEqual(['asthma']);
  expect(conditionsIn("Patient: Hello.\nDoctor: How is your mother's asthma?\nPatient: Fine.")).toEqual([]);
  expect(conditionsIn('Patient: Hello.\nDoctor: I think your cough may be asthma.\nPatient: Oh.')).toEqual([]);
  expect(conditionsIn('Patient: Hello.\nDoctor: My plan for you, and for the gout, keep the allopurinol.')).toEqual([
    'gout',
  ]);
  expect(conditionsIn('Patient: Hello.\nDoctor: We will check your blood pressure.\nPatient: Fine.')).toEqual([]);
});

it('takes a drug that an order continues, with its dose, and none that is new', () => {
  expect(drugsIn('Let us continue the lisinopril 20 milligrams a day.')).toEqual(['lisinopril 20 mg a day']);
  expect(drugsIn('I will increase your metformin to 1000 milligrams.')).toEqual(['metformin']);
  expect(drugsIn('I will prescribe amoxicillin 500 milligrams.')).toEqual([]);
});
