import type { Locale } from '../red-flags/locale.ts';

export type InstrumentId = 'phq-2' | 'phq-9' | 'gad-7';
type Band = { from: number; name: Readonly<Record<Locale, string>> };
export type Instrument = {
  /** Pfizer permits copying without permission; the words of the items are fixed. */
  name: string;
  stem: Readonly<Record<Locale, string>>;
  items: Readonly<Record<Locale, readonly string[]>>;
  bands: readonly Band[];
  /** From this score on a person has to look further. */
  positiveFrom: number;
};

export const choices: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
  en: ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
  es: ['Ningún día', 'Varios días', 'Más de la mitad de los días', 'Casi todos los días'],
};

const stem = {
  en: 'Over the last 2 weeks, how often have you been bothered by this:',
  es: 'Durante las últimas 2 semanas, ¿con qué frecuencia le ha molestado esto?:',
};
const depression = {
  en: [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed, or the opposite: being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead, or of hurting yourself in some way',
  ],
  es: [
    'Poco interés o placer en hacer cosas',
    'Se ha sentido decaído(a), deprimido(a) o sin esperanzas',
    'Dificultad para quedarse o permanecer dormido(a), o ha dormido demasiado',
    'Se ha sentido cansado(a) o con poca energía',
    'Sin apetito o ha comido en exceso',
    'Se ha sentido mal con usted mismo(a), o que es un fracaso o que ha quedado mal con usted mismo(a) o con su familia',
    'Dificultad para concentrarse en cosas, tales como leer el periódico o ver la televisión',
    'Se ha movido o hablado tan lento que otras personas podrían haberlo notado, o lo contrario: muy inquieto(a) o agitado(a), moviéndose mucho más de lo normal',
    'Pensamientos de que estaría mejor muerto(a) o de lastimarse de alguna manera',
  ],
};

export const instruments: Readonly<Record<InstrumentId, Instrument>> = {
  'phq-2': {
    name: 'PHQ-2',
    stem,
    items: { en: depression.en.slice(0, 2), es: depression.es.slice(0, 2) },
    bands: [
      { from: 0, name: { en: 'negative screen', es: 'tamizaje negativo' } },
      { from: 3, name: { en: 'positive screen', es: 'tamizaje positivo' } },
    ],
    positiveFrom: 3,
  },
  'phq-9': {
    name: 'PHQ-9',
    stem,
    items: depression,
    bands: [
      { from: 0, name: { en: 'minimal', es: 'mínima' } },
      { from: 5, name: { en: 'mild', es: 'leve' } },
      { from: 10, name: { en: 'moderate', es: 'moderada' } },
      { from: 15, name: { en: 'moderately severe', es: 'moderadamente grave' } },
      { from: 20, name: { en: 'severe', es: 'grave' } },
    ],
    positiveFrom: 10,
  },
  'gad-7': {
    name: 'GAD-7',
    stem,
    items: {
      en: [
        'Feeling nervous, anxious, or on edge',
        'Not being able to stop or control worrying',
        'Worrying too much about different things',
        'Trouble relaxing',
        'Being so restless that it is hard to sit still',
        'Becoming easily annoyed or irritable',
        'Feeling afraid, as if something awful might happen',
      ],
      es: [
        'Se ha sentido nervioso(a), ansioso(a) o muy alterado(a)',
        'No ha podido dejar de preocuparse o controlar la preocupación',
        'Se ha preocupado excesivamente por diferentes cosas',
        'Ha tenido dificultad para relajarse',
        'Se ha sentido tan intranquilo(a) que no podía estarse quieto(a)',
        'Se ha irritado o enojado con facilidad',
        'Ha sentido miedo, como si algo terrible fuera a pasar',
      ],
    },
    bands: [
      { from: 0, name: { en: 'minimal', es: 'mínima' } },
      { from: 5, name: { en: 'mild', es: 'leve' } },
      { from: 10, name: { en: 'moderate', es: 'moderada' } },
      { from: 15, name: { en: 'severe', es: 'grave' } },
    ],
    positiveFrom: 10,
  },
};
