import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDictated } from './spoken-punctuation.ts';

describe('spoken signs become signs', () => {
  it.each([
    ['no fever period she feels well', 'No fever. She feels well'],
    ['pain comma nausea comma and fever full stop', 'Pain, nausea, and fever.'],
    ['plan colon rest semicolon fluids', 'Plan: rest; fluids'],
    ['does it hurt question mark yes', 'Does it hurt? Yes'],
    ['rest new line fluids new paragraph follow up', 'Rest\nFluids\n\nFollow up'],
    ['he said open quote it burns close quote comma then left', 'He said “it burns”, then left'],
    ['ibuprofen open parenthesis as needed close parenthesis period', 'Ibuprofen (as needed).'],
    ['follow hyphen up', 'Follow-up'],
    ['seen by cap lind period', 'Seen by Lind.'],
    ['stop exclamation mark', 'Stop!'],
  ])('%s', (said, written) => {
    expect(writeDictated(said, '')).toBe(written);
  });

  it('an engine that writes signs by itself does not double them', () => {
    expect(writeDictated('No fever period. She is well, comma. and eats', '')).toBe('No fever. She is well, and eats');
    expect(writeDictated('Rest. Period.', '')).toBe('Rest.');
    expect(writeDictated('period', 'Rest.')).toBe('');
  });

  it('“literal” writes the word', () => {
    expect(writeDictated('literal period and literal new line', '')).toBe('period and new line');
  });

  it('words of medicine and time stay words', () => {
    expect(writeDictated('her last period was in May period', '')).toBe('Her last period was in May.');
    expect(writeDictated('colon cancer of the sigmoid colon comma resected', '')).toBe(
      'Colon cancer of the sigmoid colon, resected',
    );
    expect(writeDictated('over a period of two weeks', '')).toBe('Over a period of two weeks');
  });
});

describe('signs are said in the language that is heard', () => {
  it.each([
    [
      'de',
      'kein Fieber Komma keine Schmerzen Punkt neuer Absatz Plan Doppelpunkt Ruhe',
      'Kein Fieber, keine Schmerzen.\n\nPlan: Ruhe',
    ],
    ['de-CH', 'Ramipril 2 Komma 5 mg Klammer auf morgens Klammer zu Punkt', 'Ramipril 2,5 mg (morgens).'],
    ['de', 'Ramipril zwei Komma fünf mg', 'Ramipril zwei Komma fünf mg'],
    ['de', 'an diesem Punkt der Untersuchung', 'An diesem Punkt der Untersuchung'],
    ['fr', "pas de fièvre virgule douleur point d'interrogation", 'Pas de fièvre, douleur?'],
    ['fr', 'un point douloureux et deux points de suture point', 'Un point douloureux et deux points de suture.'],
    ['fr', 'plan deux points repos à la ligne revoir', 'Plan: repos\nRevoir'],
    [
      'es',
      'paciente en coma profundo coma colon sigmoide normal punto',
      'Paciente en coma profundo, colon sigmoide normal.',
    ],
    ['es', 'plan dos puntos reposo punto y coma líquidos', 'Plan: reposo; líquidos'],
    ['it', 'riposo virgola liquidi punto e virgola controllo punto a capo segue', 'Riposo, liquidi; controllo.\nSegue'],
    ['pt', 'sem febre vírgula dor ponto de interrogação', 'Sem febre, dor?'],
    ['nl', 'geen koorts komma plan dubbele punt rust punt', 'Geen koorts, plan: rust.'],
    ['pl', 'bez gorączki przecinek plan dwukropek odpoczynek kropka', 'Bez gorączki, plan: odpoczynek.'],
    ['sv', 'ingen feber period colon', 'Ingen feber period colon'],
  ])('%s: %s', (language, said, written) => {
    expect(writeDictated(said, '', language)).toBe(written);
  });

  it('a word for a sign is written as a word when that is asked for', () => {
    expect(writeDictated('wörtlich Punkt', 'Der', 'de')).toBe(' Punkt');
    expect(writeDictated('ein literal Fehler', '', 'de')).toBe('Ein literal Fehler');
  });
});

describe('what stands before the caret decides', () => {
  it.each([
    ['and fluids', 'Rest', ' and fluids'],
    ['fluids', 'Rest. ', 'Fluids'],
    ['fluids', 'Rest.', ' Fluids'],
    ['period', 'Rest', '.'],
    ['The knee hurts', 'She says', ' the knee hurts'],
    ['Lisinopril daily', 'She takes', ' Lisinopril daily'],
    ['fluids', 'Rest\n', 'Fluids'],
    ['as needed', 'Ibuprofen (', 'as needed'],
    ['', 'Rest', ''],
  ])('“%s” after “%s”', (said, before, written) => {
    expect(writeDictated(said, before)).toBe(written);
  });
});

it('in pieces or at once, plain words come out the same', () => {
  const word = fc.constantFrom('rest', 'fluids', 'knee', 'swollen', 'period', 'comma', 'ten', 'mg');
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (first, second) => {
      const begun = writeDictated(first.join(' '), '');
      const whole = writeDictated([...first, ...second].join(' '), '');
      const pieces = begun + writeDictated(second.join(' '), begun);
      expect(
        pieces
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      ).toBe(
        whole
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      );
      expect(whole).not.toMatch(/ [.,]/);
    }),
  );
});
