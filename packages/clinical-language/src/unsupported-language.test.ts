import { expect, it } from 'vitest';
import { composeNote } from './compose-note.ts';
import { generalRecipe } from './general-recipe.ts';
import { allVisits } from './testing/visits/all-visits.ts';
import { read } from './testing/dialogues.ts';
import { detectUnsupportedLanguage, isForeignLine, unknownLanguage } from './unsupported-language.ts';

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
  [
    'cs',
    'Lékař: Dobrý den, co vás trápí? Pacient: Už tři dny mě bolí v krku a mám horečku. Lékař: Máte nějakou alergii? Pacient: Ano, na penicilin mám vyrážku. Lékař: Krk je červený, plíce jsou čisté. Předepíšu azitromycin 500 mg jednou denně tři dny.',
  ],
  [
    'da',
    'Læge: Hvad kan jeg hjælpe dig med i dag? Patient: Jeg har haft ondt i halsen og feber i tre dage. Læge: Er du allergisk over for noget medicin? Patient: Ja, jeg får udslæt af penicillin. Læge: Halsen er rød, og lungerne er fri. Jeg giver dig azithromycin 500 mg en gang om dagen i tre dage.',
  ],
  [
    'fi',
    'Lääkäri: Mikä teitä vaivaa? Potilas: Kurkku on ollut kipeä ja kuumetta kolme päivää. Lääkäri: Oletteko allerginen jollekin lääkkeelle? Potilas: Kyllä, penisilliini aiheuttaa ihottumaa. Lääkäri: Nielu punoittaa, keuhkot ovat puhtaat. Määrään atsitromysiiniä 500 mg kerran päivässä.',
  ],
  [
    'hu',
    'Orvos: Mi a panasza? Beteg: Három napja fáj a torkom és lázam van. Orvos: Van valamilyen gyógyszerallergiája? Beteg: Igen, a penicillintől kiütéses leszek. Orvos: A torok vörös, a tüdő tiszta. Azitromicint írok fel, 500 mg naponta egyszer három napig.',
  ],
  [
    'uk',
    'Лікар: Що вас турбує? Пацієнт: У мене вже три дні болить горло і є температура. Лікар: Чи є алергія на ліки?',
  ],
  [
    'bg',
    'Лекар: Какво ви мъчи? Пациент: От три дни ме боли гърлото и имам температура. Лекар: Имате ли алергия към лекарства?',
  ],
  [
    'ro',
    'Doctor: Ce vă supără? Pacient: Mă doare gâtul de trei zile și am febră. Doctor: Sunteți alergic la vreun medicament? Pacient: Da, penicilina îmi dă erupții. Doctor: Gâtul este roșu, plămânii sunt curați. Vă prescriu azitromicină 500 mg o dată pe zi, trei zile.',
  ],
  [
    'no',
    'Lege: Hva kan jeg hjelpe deg med i dag? Pasient: Jeg har hatt vondt i halsen og feber i tre dager. Lege: Er du allergisk mot noen medisiner? Pasient: Ja, jeg får utslett av penicillin. Lege: Halsen er rød, lungene er rene. Jeg skriver ut azitromycin 500 mg en gang om dagen i tre dager.',
  ],
  [
    'ca',
    'Metge: Què li passa avui? Pacient: Fa tres dies que tinc mal de coll i febre. Metge: Té al·lèrgia a algun medicament? Pacient: Sí, la penicil·lina em fa sortir una erupció. Metge: La gola és vermella, els pulmons estan nets. Li recepto azitromicina 500 mg un cop al dia durant tres dies.',
  ],
  [
    'sk',
    'Lekár: Čo vás trápi? Pacient: Už tri dni ma bolí hrdlo a mám horúčku. Lekár: Máte nejakú alergiu? Pacient: Áno, na penicilín mám vyrážku. Lekár: Hrdlo je červené, pľúca sú čisté. Predpíšem azitromycín 500 mg raz denne tri dni.',
  ],
  [
    'et',
    'Arst: Mis teil viga on? Patsient: Mul on kolm päeva kurk valus ja palavik. Arst: Kas teil on mõne ravimi vastu allergia? Patsient: Jah, penitsilliin annab lööbe. Arst: Kurk on punane, kopsud on puhtad. Kirjutan asitromütsiini 500 mg üks kord päevas.',
  ],
  [
    'lv',
    'Ārsts: Kas jūs nomoka? Pacients: Man jau trīs dienas sāp kakls un ir drudzis. Ārsts: Vai jums ir alerģija pret zālēm? Pacients: Jā, no penicilīna man ir izsitumi. Ārsts: Kakls ir sarkans, plaušas ir tīras. Izrakstīšu azitromicīnu 500 mg reizi dienā.',
  ],
  [
    'lt',
    'Gydytojas: Kuo skundžiatės? Pacientas: Jau tris dienas skauda gerklę ir turiu karščiavimą. Gydytojas: Ar esate alergiškas vaistams? Pacientas: Taip, nuo penicilino mane beria. Gydytojas: Gerklė raudona, plaučiai švarūs. Skiriu azitromiciną 500 mg kartą per dieną.',
  ],
  [
    'id',
    'Dokter: Apa keluhan Anda? Pasien: Saya sakit tenggorokan dan demam selama tiga hari. Dokter: Apakah Anda alergi obat? Pasien: Ya, penisilin membuat saya ruam. Dokter: Tenggorokan merah, paru-paru bersih. Saya resepkan azitromisin 500 mg sekali sehari.',
  ],
  [
    'ms',
    'Doktor: Apa masalah anda? Pesakit: Saya sakit tekak dan demam selama tiga hari. Doktor: Adakah anda alah kepada ubat? Pesakit: Ya, penisilin menyebabkan ruam. Doktor: Tekak merah, paru-paru bersih. Saya beri azitromisin 500 mg sekali sehari.',
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

it('believes the language that a few words were heard in, unless they are English', () => {
  expect(detectUnsupportedLanguage([{ text: 'Kurkku on kipeä.' }], 'fi')).toBe('fi');
  expect(detectUnsupportedLanguage([{ text: 'The throat is red and I have a fever.' }], 'fi')).toBeNull();
  expect(detectUnsupportedLanguage([{ text: 'Kurkku on kipeä.' }], 'en')).toBeNull();
  expect(detectUnsupportedLanguage([{ text: 'Kurkku on kipeä.' }], 'multi')).toBeNull();
});

it('knows that a language it has no words of is not English', () => {
  const icelandic =
    'Ég hef verið með hálsbólgu og hita í þrjá daga. Ertu með ofnæmi fyrir lyfjum? Já, ég fæ útbrot af penisillíni.';
  expect(detectUnsupportedLanguage([{ text: icelandic }])).toBe(unknownLanguage);
});

it('tells the lines of mixed speech apart, and takes names, drugs and short answers for English', () => {
  expect(isForeignLine({ text: 'Me duele mucho la garganta desde hace tres días.' })).toBe(true);
  expect(isForeignLine({ text: 'Горло болит уже три дня.' })).toBe(true);
  for (const text of ['Sí.', 'Maria de la Cruz.', 'Azithromycin 500 mg PO once a day.', 'No cough, no fever.'])
    expect(isForeignLine({ text })).toBe(false);
});

it.each(allVisits.map((visit) => [visit.title, visit.source] as const))(
  'leaves out no line of an English visit: %s',
  (_, source) => {
    expect(read(source).filter(isForeignLine)).toEqual([]);
  },
);
