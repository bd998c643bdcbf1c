import type { Locale } from '../red-flags/locale.ts';
import type { SignId } from '../red-flags/signs.ts';
import type { SlotId } from './slots.data.ts';

/** Texts by who answers: for oneself, or for somebody else. */
type Texts = Readonly<Record<Locale, { self: string; other: string }>>;
export type QuestionRow = {
  id: string;
  slots: readonly SlotId[];
  /** How much an open slot counts when the next question is chosen. */
  weight: number;
  text: Texts;
  /** When the chart already knows: a question that asks to confirm, with {known} for what it says. */
  confirm?: Texts;
  isOfFamily?: boolean;
};

const same = (en: string, es: string): Texts => ({ en: { self: en, other: en }, es: { self: es, other: es } });
const texts = (en: string, enOther: string, es: string, esOther: string): Texts => ({
  en: { self: en, other: enOther },
  es: { self: es, other: esOther },
});

export const introduction: Readonly<Record<Locale, string>> = {
  en: 'Hello. I am an AI helper, not a person. I ask up to 10 short questions. Our staff will read your answers. If you think this is an emergency, call for help now.',
  es: 'Hola. Soy un ayudante de IA, no una persona. Le haré hasta 10 preguntas cortas. Nuestro personal leerá sus respuestas. Si cree que es una emergencia, pida ayuda ahora.',
};
export const closing: Readonly<Record<Locale, string>> = {
  en: 'Thank you. That was the last question. Our staff will read your answers.',
  es: 'Gracias. Esa fue la última pregunta. Nuestro personal leerá sus respuestas.',
};
/** Before a list of signs. */
export const signQuestion: Texts = texts(
  'Do you have any of these: {signs}? Tell me which ones, and what else you have noticed.',
  'Is there any of these: {signs}? Tell me which ones, and what else you have noticed.',
  '¿Tiene algo de esto: {signs}? Dígame qué, y qué más ha notado.',
  '¿Tiene el paciente algo de esto: {signs}? Dígame qué, y qué más ha notado.',
);
export const listEnd: Readonly<Record<Locale, string>> = { en: ' or ', es: ' o ' };

export const openQuestion: QuestionRow = {
  id: 'complaint',
  slots: ['complaint'],
  weight: 100,
  text: texts(
    'What is the main reason for this visit? Tell me in your own words.',
    'What is the main reason for this visit? Tell me what you see, in your own words.',
    '¿Cuál es el motivo principal de la visita? Dígalo con sus palabras.',
    '¿Cuál es el motivo principal de la visita? Diga lo que ve, con sus palabras.',
  ),
};

/** Questions of an intake, each with the slots that it fills. */
export const intakeQuestions: readonly QuestionRow[] = [
  {
    id: 'onset',
    slots: ['onset'],
    weight: 3.4,
    text: same(
      'When did it start? Was it all at once or slow? What was going on at the time?',
      '¿Cuándo empezó? ¿Fue de golpe o poco a poco? ¿Qué pasaba en ese momento?',
    ),
  },
  {
    id: 'place',
    slots: ['location', 'character', 'severity'],
    weight: 1.1,
    text: same(
      'Where is it, does it spread, and what does it feel like? How bad is it from 0 to 10?',
      '¿Dónde es, se extiende, y cómo se siente? ¿Qué tan fuerte es, de 0 a 10?',
    ),
  },
  {
    id: 'course',
    slots: ['timing', 'worse', 'better'],
    weight: 0.95,
    text: same(
      'Does it come and go? What makes it worse, and what makes it better?',
      '¿Va y viene? ¿Qué lo empeora y qué lo mejora?',
    ),
  },
  {
    id: 'cause',
    slots: ['cause'],
    weight: 1.6,
    text: texts(
      'Do you know of a cause? Was there an injury, bad food, a new pill, a trip, sex or a sick person near you?',
      'Is there a known cause? Was there an injury, bad food, a new pill, a trip, sex or a sick person near by?',
      '¿Piensa en una causa, como un golpe, comida, una medicina nueva, un viaje, sexo o contacto con un enfermo?',
      '¿Piensa en una causa, como un golpe, comida, una medicina nueva, un viaje, sexo o contacto con un enfermo?',
    ),
  },
  {
    id: 'history',
    slots: ['history'],
    weight: 2.6,
    text: texts(
      'Have you had this before? What other health problems or operations have you had?',
      'Has this been there before? What other health problems or operations were there?',
      '¿Le había pasado antes? ¿Qué otras enfermedades u operaciones ha tenido?',
      '¿Le había pasado antes? ¿Qué otras enfermedades u operaciones ha tenido el paciente?',
    ),
    confirm: texts(
      'Do our records have this right: {known}? Have you had this problem before?',
      'Do our records have this right: {known}? Has this problem been there before?',
      '¿Es correcto lo que dice nuestro registro: {known}? ¿Ya había tenido este problema?',
      '¿Es correcto lo que dice nuestro registro: {known}? ¿Ya había tenido este problema?',
    ),
  },
  {
    id: 'medicines',
    slots: ['medication', 'allergies'],
    weight: 1.35,
    text: texts(
      'What medicines do you take, and how much? Are you allergic to anything?',
      'What medicines does the patient take, and how much? Is there any allergy?',
      '¿Qué medicinas toma y cuánto? ¿Es alérgico a algo?',
      '¿Qué medicinas toma el paciente y cuánto? ¿Tiene alguna alergia?',
    ),
    confirm: texts(
      'Do our records have this right: {known}? What else do you take, and are you allergic to anything else?',
      'Do our records have this right: {known}? Is there any other medicine or allergy?',
      '¿Es correcto lo que dice nuestro registro: {known}? ¿Toma algo más o es alérgico a algo más?',
      '¿Es correcto lo que dice nuestro registro: {known}? ¿Hay otra medicina o alergia?',
    ),
  },
  {
    id: 'habits',
    slots: ['habits', 'family'],
    weight: 1.15,
    text: texts(
      'Do you smoke, drink alcohol or use drugs? What work do you do? What health problems run in your family?',
      'Is there smoking, alcohol or drug use? What health problems run in the family?',
      '¿Fuma, bebe alcohol o usa drogas? ¿En qué trabaja? ¿Qué enfermedades hay en su familia?',
      '¿Hay tabaco, alcohol o drogas? ¿Qué enfermedades hay en la familia?',
    ),
    confirm: texts(
      'Do our records have this right: {known}? Do you drink alcohol? What health problems run in your family?',
      'Do our records have this right: {known}? What health problems run in the family?',
      '¿Es correcto lo que dice nuestro registro: {known}? ¿Bebe alcohol? ¿Qué enfermedades hay en su familia?',
      '¿Es correcto lo que dice nuestro registro: {known}? ¿Qué enfermedades hay en la familia?',
    ),
  },
  {
    id: 'pregnancy',
    slots: ['pregnancy'],
    weight: 2.9,
    text: texts(
      'Could you be pregnant? When was your last period, and was it normal for you?',
      'Could she be pregnant? When was her last period, and was it normal?',
      '¿Podría estar embarazada? ¿Cuándo fue su última regla y fue normal?',
      '¿Podría estar embarazada? ¿Cuándo fue su última regla y fue normal?',
    ),
  },
  {
    id: 'other',
    slots: ['other'],
    weight: 1,
    text: same(
      'Is there anything else that you have noticed or want us to know?',
      '¿Hay algo más que haya notado o quiera que sepamos?',
    ),
  },
];

/** Questions of a follow-up, of each kind. */
export const followUpQuestions: readonly QuestionRow[] = [
  {
    id: 'since',
    slots: ['since'],
    weight: 3.6,
    text: texts(
      'How have you been since your last visit: better, worse or the same? What has changed?',
      'How has it been since the last visit: better, worse or the same? What has changed?',
      '¿Cómo ha estado desde su última visita: mejor, peor o igual? ¿Qué ha cambiado?',
      '¿Cómo ha estado el paciente desde la última visita: mejor, peor o igual? ¿Qué ha cambiado?',
    ),
  },
  {
    id: 'doses',
    slots: ['doses', 'side-effects'],
    weight: 1.5,
    text: texts(
      'Do you take your medicines each day? Do you miss doses, or do they cause problems?',
      'Are the medicines taken each day? Are doses missed, or do they cause problems?',
      '¿Toma sus medicinas cada día? ¿Se salta dosis o le causan problemas?',
      '¿Se toman las medicinas cada día? ¿Se salta dosis o le causan problemas?',
    ),
  },
];

export type FollowUp = {
  name: Readonly<Record<Locale, string>>;
  own: QuestionRow;
  asks: readonly (readonly SignId[])[];
};
const kind = (en: string, es: string, slot: SlotId, ownEn: string, ownEs: string, asks: SignId[][]): FollowUp => ({
  name: { en, es },
  own: { id: slot, slots: [slot], weight: 3, text: same(ownEn, ownEs) },
  asks,
});

export const followUps = {
  'blood-pressure': kind(
    'Blood pressure',
    'Presión arterial',
    'readings',
    'What were the last blood pressure readings at home?',
    '¿Cuáles fueron las últimas presiones en casa?',
    [
      ['chest-pain', 'breathless', 'headache-bad', 'vision-spots', 'one-side-weak'],
      ['dizzy', 'leg-swelling-both', 'palpitations', 'cough'],
      ['passed-out', 'nosebleed', 'tired'],
    ],
  ),
  diabetes: kind(
    'Diabetes',
    'Diabetes',
    'readings',
    'What were the last blood sugar readings? Were there any lows?',
    '¿Cuáles fueron los últimos niveles de azúcar? ¿Hubo bajas?',
    [
      ['vomiting', 'fruity-breath', 'confused', 'chest-pain', 'passed-out'],
      ['thirst', 'frequent-urine', 'weight-loss', 'vision-spots', 'numb-tingling'],
      ['wound-infected', 'redness-spreading', 'burning-urine'],
    ],
  ),
  asthma: kind(
    'Asthma or COPD',
    'Asma o EPOC',
    'activity',
    'How often is the rescue inhaler used, and does it help? Does it wake you at night?',
    '¿Cada cuánto usa el inhalador de rescate y le ayuda? ¿Lo despierta de noche?',
    [
      ['breathless-severe', 'inhaler-fails', 'chest-pain', 'coughing-blood', 'blue-lips'],
      ['wheeze', 'cough', 'phlegm', 'fever'],
      ['runny-nose', 'leg-swelling-both', 'weight-loss'],
    ],
  ),
  'heart-failure': kind(
    'Heart failure',
    'Insuficiencia cardíaca',
    'readings',
    'What is the weight today, and has it gone up this week?',
    '¿Cuánto pesa hoy y ha subido esta semana?',
    [
      ['breathless', 'chest-pain', 'passed-out', 'palpitations', 'confused'],
      ['orthopnea', 'leg-swelling-both', 'weight-gain', 'cough'],
      ['dizzy', 'tired', 'bloating', 'appetite-loss'],
    ],
  ),
  mood: kind(
    'Mood or worry',
    'Ánimo o ansiedad',
    'activity',
    'How do sleep, work and time with others go?',
    '¿Cómo van el sueño, el trabajo y el tiempo con otros?',
    [
      ['suicidal', 'harm-others', 'hallucinations', 'unsafe'],
      ['sleep-trouble', 'appetite-loss', 'tired', 'anxious', 'memory-trouble'],
      ['palpitations', 'weight-gain', 'alcohol-stopped'],
    ],
  ),
  pain: kind(
    'Lasting pain',
    'Dolor crónico',
    'severity',
    'How bad is the pain now from 0 to 10, and what does it keep you from doing?',
    '¿Qué tan fuerte es el dolor ahora, de 0 a 10, y qué no puede hacer por él?',
    [
      ['saddle-numb', 'bladder-bowel-loss', 'legs-weak', 'fever', 'suicidal'],
      ['numb-tingling', 'weakness', 'weight-loss', 'sleep-trouble'],
      ['constipation', 'low-mood', 'injury'],
    ],
  ),
  'medicine-change': kind(
    'A new or changed medicine',
    'Una medicina nueva o cambiada',
    'side-effects',
    'Does the new medicine help, and has it caused any problem?',
    '¿La medicina nueva le ayuda y le ha causado algún problema?',
    [
      ['throat-closing', 'breathless', 'hives', 'skin-peeling', 'suicidal'],
      ['dizzy', 'vomiting', 'rash', 'diarrhea', 'sleepy'],
      ['headache', 'palpitations', 'bloody-stool'],
    ],
  ),
  'after-hospital': kind(
    'After a hospital stay',
    'Después del hospital',
    'activity',
    'Since the hospital, how well can you eat, walk and wash?',
    '¿Cómo van la comida, el caminar y el cuidado personal desde el hospital?',
    [
      ['breathless', 'chest-pain', 'fever', 'confused', 'leg-swollen'],
      ['vomiting', 'dizzy', 'weakness', 'wound-infected', 'no-urine'],
      ['cough', 'constipation', 'appetite-loss', 'sleep-trouble'],
    ],
  ),
  'post-op': kind(
    'After an operation',
    'Después de una operación',
    'wound',
    'What does the wound look like: is it clean, red, hot, open or wet?',
    '¿Cómo se ve la herida: limpia, roja, caliente, abierta o húmeda?',
    [
      ['fever', 'breathless', 'chest-pain', 'leg-swollen', 'bleeding-wont-stop'],
      ['wound-infected', 'wound-opened', 'vomiting', 'cannot-pee', 'belly-pain-bad'],
      ['constipation', 'numb-tingling', 'dizzy', 'rash'],
    ],
  ),
} as const satisfies Record<string, FollowUp>;
export type FollowUpId = keyof typeof followUps;

/** What is asked after an operation, beside its wound. */
export const postOpQuestions: readonly QuestionRow[] = [
  {
    id: 'pain',
    slots: ['severity', 'location'],
    weight: 1.7,
    text: same(
      'How bad is the pain from 0 to 10, where is it, and do the pain pills help?',
      '¿Qué tan fuerte es el dolor de 0 a 10, dónde está, y le ayudan las pastillas?',
    ),
  },
  {
    id: 'eating',
    slots: ['activity'],
    weight: 2.6,
    text: same(
      'How are eating, walking and going to the bathroom?',
      '¿Cómo van la comida, el caminar y el ir al baño?',
    ),
  },
];
