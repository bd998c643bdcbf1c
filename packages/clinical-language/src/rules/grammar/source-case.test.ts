import { describe, expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { sourceCase } from './source-case.ts';

const cased = (source: string, text: string): string => sourceCase(read(source))(text);

describe('the capitals of the source', () => {
  it('are given to names and acronyms', () => {
    const source =
      'Doctor: We saw that on the EGD. I will send you to Petra Ashdown at Millbrook.\nPatient: The EGD was fine.';
    expect(cased(source, 'Refer to petra ashdown at millbrook for an egd.')).toBe(
      'Refer to Petra Ashdown at Millbrook for an EGD.',
    );
  });

  it('are not taken from the head of a sentence, from a word that is also written small, or from shouting', () => {
    const source = 'Doctor: Swelling is gone. See Will, he will help.\nPatient: NO PAIN AT ALL';
    expect(cased(source, 'He will have swelling and no pain.')).toBe('He will have swelling and no pain.');
  });

  it('are given to a name behind a comma', () => {
    expect(cased('Patient: I see my therapist, Paula, on Mondays.', 'Sees paula.')).toBe('Sees Paula.');
  });

  it('change nothing where there are none', () => {
    expect(cased('[doctor] i will send you to petra ashdown', 'Refer to petra ashdown.')).toBe(
      'Refer to petra ashdown.',
    );
  });
});
