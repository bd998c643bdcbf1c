import { describe, expect, it } from 'vitest';
import entries from '../../lexicon/symptoms.json' with { type: 'json' };
import { systems } from './body-systems.ts';
import { symptomsIn } from './symptoms.ts';

const named = (text: string): string[] => symptomsIn(text.split(' ')).map(({ name }) => name);

describe('symptoms in words', () => {
  it.each([
    ['any fevers , chills or night sweats', ['fever', 'chills', 'night sweats']],
    ['i get out of breath on the stairs', ['shortness of breath']],
    ['there was blood in my stool', ['blood in the stool']],
    ['is there blood in your urine', ['blood in the urine']],
    ['my left knee hurts', ['left knee pain']],
    ['i have pain in my right shoulder', ['right shoulder pain']],
    ['swelling in both ankles', ['bilateral ankle swelling']],
    ['my tummy aches', ['abdominal pain']],
    ['a numbness in my fingers', ['finger numbness']],
    ['my head aches', ['headache']],
    ['i have a dog', []],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it('are each told in one way, of a system that a review has', () => {
    const said = entries.flatMap((entry) => entry.said);
    expect(said.filter((form, at) => said.indexOf(form) !== at)).toEqual([]);
    expect(entries.filter(({ name, said: own }) => !own.includes(name)).map(({ name }) => name)).toEqual([]);
    expect(entries.filter(({ system }) => !(systems as readonly string[]).includes(system))).toEqual([]);
    const names = entries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});
