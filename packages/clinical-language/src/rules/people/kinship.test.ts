import { describe, expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';
import { kinOfPatient } from './kinship.ts';

const historyOf = (...lines: string[]): string => {
  const { sections } = composeNote({ utterances: read(lines.join('\n')), recipe: generalRecipe });
  return plainText(sections.find(({ key }) => key === 'history-of-present-illness')!.html);
};
const said = (speaker: string, words: string): string =>
  kinOfPatient(words.split(' '), { ...read('Doctor: Hello.')[0]!, speaker }, { ...him, name: 'mother' }).join(' ');
const him = { sex: 'male' as const, possessive: 'his' };

it.each([
  ['mother', 'my husband has gout', 'his father has gout'],
  ['mother', 'my dad had a stroke', 'his grandfather had a stroke'],
  ['mother', 'my cousin had it', "the mother's cousin had it"],
  ['caller for dad', 'my dad fell and my mum saw it', 'the patient fell and his wife saw it'],
  ['caller for dad', 'my sister gave him tea', 'his daughter gave him tea'],
  ['wife', 'he hurt my arm', 'he hurt my arm'],
])('of the %s: "%s"', (speaker, words, written) => {
  expect(said(speaker, words)).toBe(written);
});

describe('a parent who speaks', () => {
  const history = historyOf(
    'Doctor: What brings Leo in?',
    'Mother: He has had a cough since Friday, and he was hot last night.',
    'Doctor: Any rash?',
    'Mother: No rash. I had a rash in May but that was my psoriasis. My husband has asthma.',
    'Doctor: What have you given him?',
    'Mother: I gave him some of my cough syrup. Can he go to school?',
  );
  it('keeps own illnesses out of the note of the child', () => {
    expect(history).not.toMatch(/psoriasis|May/);
  });
  it('is no relative of the note, and asks what is no fact', () => {
    expect(history).toMatch(/[Hh]is father has asthma/);
    expect(history).toMatch(/gave him some of their cough syrup/);
    expect(history).not.toMatch(/go to school/);
  });
});

it('writes of the patient whom a caller speaks of', () => {
  const history = historyOf(
    'Doctor: Hello, who is this?',
    "Caller: Hi, it's Nina. I'm calling about my mum, Joan.",
    'Doctor: What happened?',
    'Caller: She tripped on the rug and her right wrist hurts. My dad has dementia.',
    'Doctor: Is she on anything?',
    'Caller: She takes warfarin.',
  );
  expect(history).toMatch(/History given by the caller/);
  expect(history).toMatch(/her right wrist hurts/);
  expect(history).toMatch(/[Hh]er husband has dementia/);
  expect(history).not.toMatch(/calling|Nina/);
});
