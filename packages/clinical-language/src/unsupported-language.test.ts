import { expect, it } from 'vitest';
import { composeNote } from './compose-note.ts';
import { generalRecipe } from './general-recipe.ts';
import { allVisits } from './testing/visits/all-visits.ts';
import { read } from './testing/dialogues.ts';
import { detectUnsupportedLanguage } from './unsupported-language.ts';

it.each([
  [
    'es',
    'Doctor: ¿Qué le pasa hoy? Paciente: Tengo mucho dolor de cabeza desde hace tres días y no puedo dormir por la noche.',
  ],
  [
    'fr',
    "Bonjour, qu'est-ce qui vous amène ? J'ai mal à la gorge depuis trois jours et je ne peux pas avaler, c'est très pénible pour moi.",
  ],
  [
    'de',
    'Guten Tag, was führt Sie zu mir? Ich habe seit drei Tagen Schmerzen im Knie und es ist auch sehr geschwollen.',
  ],
  ['ru', 'Здравствуйте, что вас беспокоит? У меня болит голова уже три дня.'],
  ['zh', '你好，你今天哪里不舒服？我头疼三天了，晚上睡不着。'],
])('finds that a visit is in %s and writes nothing', (language, text) => {
  const utterances = read(text);
  expect(detectUnsupportedLanguage(utterances)).toBe(language);
  expect(composeNote({ utterances, recipe: generalRecipe }).sentences).toEqual([]);
});

it.each(allVisits.map((visit) => [visit.title, visit.source] as const))(
  'takes English for English: %s',
  (_, source) => {
    expect(detectUnsupportedLanguage(read(source))).toBeNull();
  },
);

it('does not judge a few words', () => {
  expect(detectUnsupportedLanguage([{ text: 'Sí, gracias.' }])).toBeNull();
});
