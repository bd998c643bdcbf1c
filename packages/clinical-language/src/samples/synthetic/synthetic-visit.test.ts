import { describe, expect, it } from 'vitest';
import { VisitType } from '@clinical/contract/scribe/synthetic.schemas';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';
import { syntheticSpecialties } from './specialties.ts';
import { syntheticVisit } from './synthetic-visit.ts';

const visit = (specialty: string, visitType: VisitType, seed: number) =>
  syntheticVisit({ specialty, visitType, seed })!;

describe.each(syntheticSpecialties)('made-up visits of %s', (specialty) => {
  it.each(VisitType.options)('are a conversation that a note can be written from: %s', (visitType) => {
    for (const seed of [1, 2, 7]) {
      const { title, dialogue } = visit(specialty, visitType, seed);
      expect(title).not.toBe('');
      expect(dialogue).not.toMatch(/[{}|]|undefined/);
      const utterances = read(dialogue);
      expect(utterances.length).toBeGreaterThanOrEqual(8);
      expect(new Set(utterances.map(({ role }) => role))).toEqual(new Set(['clinician', roleOfPatient(dialogue)]));
      const { sections, sentences } = composeNote({ utterances, recipe: generalRecipe });
      const written = sections.filter(({ html }) => plainText(html) !== '').map(({ key }) => key);
      // a check-up at which nothing is decided has no plan
      if (visitType !== 'well') expect(written, dialogue).toContain('assessment-and-plan');
      expect(sentences.length).toBeGreaterThanOrEqual(4);
    }
  });
});

const roleOfPatient = (dialogue: string): string => (/^(?:Mother|Daughter):/m.test(dialogue) ? 'other' : 'patient');

it('says the same words for the same seed, and others for others', () => {
  const said = (seed: number) => visit('Cardiology', 'new', seed).dialogue;
  expect(said(3)).toBe(said(3));
  const many = new Set(Array.from({ length: 20 }, (_, seed) => said(seed)));
  expect(many.size).toBeGreaterThan(15);
});

it('tells history, findings, doses and a plan', () => {
  const { sections } = composeNote({ utterances: read(visit('Cardiology', 'new', 1).dialogue), recipe: generalRecipe });
  const html = sections.map((section) => section.html).join('\n');
  expect(html).toMatch(/milligrams|mg/);
  for (const key of ['history-of-present-illness', 'physical-exam', 'assessment-and-plan']) {
    expect(plainText(sections.find((section) => section.key === key)!.html), key).not.toBe('');
  }
});

it('knows a specialty however it is written, and says when it does not', () => {
  expect(syntheticVisit({ specialty: ' cardiology ', visitType: 'new', seed: 1 })).not.toBeNull();
  expect(syntheticVisit({ specialty: 'Astrology', visitType: 'new', seed: 1 })).toBeNull();
});
