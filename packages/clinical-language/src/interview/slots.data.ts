import type { InterviewSlot as SlotId } from '@clinical/contract/pre-chats/interviews.schemas';
import type { Locale } from '../red-flags/locale.ts';

export type { SlotId };

/** What an interview wants to know, in the order in which staff read it. */
export const slotIds = [
  'complaint',
  'onset',
  'location',
  'character',
  'severity',
  'timing',
  'worse',
  'better',
  'cause',
  'signs',
  'since',
  'readings',
  'doses',
  'side-effects',
  'wound',
  'activity',
  'history',
  'medication',
  'allergies',
  'family',
  'habits',
  'pregnancy',
  'other',
] as const satisfies readonly SlotId[];

type Slot = {
  name: Readonly<Record<Locale, string>>;
  /** Words by which a free answer tells it without being asked. Spanish ones stand without accents. */
  told?: Readonly<Record<Locale, RegExp>>;
};

const time = {
  en: /\b(?:since|ago|yesterday|today|tonight|this (?:morning|week|afternoon|evening)|last (?:night|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|for (?:the (?:last|past) )?(?:about |over |around |almost )?(?:\d+|an?|one|two|three|four|five|six|seven|several|a few|a couple(?: of)?) (?:minutes?|hours?|days?|weeks?|months?|years?)|\d+[- ](?:minutes?|hours?|days?|weeks?|months?|years?)|started|began|came on|all of a sudden|suddenly|gradually)\b/,
  es: /\b(?:desde|hace|ayer|hoy|anoche|esta (?:manana|semana|tarde|noche)|empezo|comenzo|de repente|poco a poco|la semana pasada|(?:por|durante) (?:\w+ )?(?:dias|semanas|meses|horas|anos))\b/,
};

export const slots: Readonly<Record<SlotId, Slot>> = {
  complaint: { name: { en: 'Reason for the visit', es: 'Motivo de la visita' } },
  onset: { name: { en: 'Onset and duration', es: 'Inicio y duración' }, told: time },
  location: {
    name: { en: 'Place', es: 'Lugar' },
    told: {
      en: /\b(?:left|right|both|upper|lower|middle|front|back|side|behind|under|above|around|spreads?|radiates?|all over)\b|\b(?:goes|moves|shoots) (?:to|into|down|up|through)\b/,
      es: /\b(?:izquierd[oa]|derech[oa]|ambos|arriba|abajo|medio|lado|detras|debajo|alrededor|se (?:va|pasa|corre|extiende)|todo el cuerpo)\b/,
    },
  },
  character: {
    name: { en: 'What it feels like', es: 'Cómo se siente' },
    told: {
      en: /\b(?:sharp|dull|aching|achy|throbbing|burning|stabbing|cramp\w*|pressure|tight\w*|stinging|shooting|pounding|squeezing|heavy|gnawing|itchy|sore|tingling)\b/,
      es: /\b(?:punzante|agudo|sordo|ardor|quemazon|opresivo|presion|colico|palpita|latido|pesado|punzadas|calambre)\b/,
    },
  },
  severity: {
    name: { en: 'How bad it is', es: 'Intensidad' },
    told: {
      en: /\b(?:\d{1,2} ?(?:\/|out of) ?10|mild|moderate|severe|terrible|awful|unbearable|excruciating|very bad|really bad|worst|slight|not (?:that|so|too) bad)\b/,
      es: /\b(?:\d{1,2} ?(?:\/|de) ?10|leve|moderado|fuerte|terrible|insoportable|intenso|peor)\b/,
    },
  },
  timing: {
    name: { en: 'Course', es: 'Evolución' },
    told: {
      en: /\b(?:comes? and goes?|on and off|off and on|constant(?:ly)?|all the time|every (?:day|night|morning|hour|few)|at night|in the mornings?|intermittent|episodes?|getting (?:worse|better)|always)\b/,
      es: /\b(?:va y viene|todo el tiempo|constante|cada (?:dia|noche|hora)|por la noche|por las mananas|a ratos|empeora\w*|mejora\w*|siempre)\b/,
    },
  },
  worse: {
    name: { en: 'Worse with', es: 'Empeora con' },
    told: {
      en: /\b(?:worse (?:when|with|after|at|if|in)|hurts (?:more )?when|makes? it worse|brings? it on|triggered by)\b/,
      es: /\b(?:peor (?:cuando|al|con|en)|empeora (?:cuando|al|con)|duele (?:mas )?(?:cuando|al))\b/,
    },
  },
  better: {
    name: { en: 'Better with', es: 'Mejora con' },
    told: {
      en: /\b(?:better (?:when|with|after|if)|helps|helped|relie(?:f|ved|ves)|makes? it better|goes away (?:when|with|after))\b/,
      es: /\b(?:mejora (?:cuando|al|con)|alivia|se quita (?:cuando|con|al)|me ayuda)\b/,
    },
  },
  cause: {
    name: { en: 'What may have caused it', es: 'Posible causa' },
    told: {
      en: /\b(?:after (?:i|eating|lifting|falling|a|the|playing|running|working)|fell|twisted|lifted|injured|accident|hit my|because of)\b/,
      es: /\b(?:despues de|me cai|me torci|cargue|accidente|golpe|por culpa de)\b/,
    },
  },
  signs: { name: { en: 'Other signs', es: 'Otros síntomas' } },
  since: { name: { en: 'Since the last visit', es: 'Desde la última visita' } },
  readings: {
    name: { en: 'Home readings', es: 'Mediciones en casa' },
    told: {
      en: /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b|\bsugar\w* (?:is|was|are|of)\b/,
      es: /\b\d{2,3} ?(?:\/|sobre) ?\d{2,3}\b/,
    },
  },
  doses: {
    name: { en: 'Doses taken', es: 'Dosis tomadas' },
    told: {
      en: /\b(?:miss(?:ed)?|skip(?:ped)?|forg[eo]t) (?:a |my |some |the )?(?:dose|pill|med)/,
      es: /\b(?:olvid\w+|salt\w+) (?:la|una|mi|las)? ?(?:dosis|pastilla)/,
    },
  },
  'side-effects': {
    name: { en: 'Side effects', es: 'Efectos secundarios' },
    told: { en: /\bside effects?\b/, es: /\befectos? (?:secundarios?|adversos?)\b/ },
  },
  wound: { name: { en: 'Wound', es: 'Herida' } },
  activity: { name: { en: 'Activity and eating', es: 'Actividad y comida' } },
  history: {
    name: { en: 'Health problems and operations', es: 'Enfermedades y operaciones' },
    told: {
      en: /\b(?:history of|diagnosed with|i have (?:diabetes|asthma|copd|high blood pressure|hypertension|cancer|epilepsy|heart)|had surgery|similar (?:episodes?|pain)|had this before|used to have)\b/,
      es: /\b(?:antecedentes de|me diagnosticaron|tengo (?:diabetes|asma|hipertension|presion alta|cancer)|me operaron|ya me habia pasado)\b/,
    },
  },
  medication: {
    name: { en: 'Medicines', es: 'Medicinas' },
    told: {
      en: /\bi(?:'m| am)? (?:take|taking|on) (?!it|a (?:trip|walk|nap|break)|care|my time)/,
      es: /\b(?:tomo|estoy tomando) (?!agua|leche|cafe)/,
    },
  },
  allergies: {
    name: { en: 'Allergies', es: 'Alergias' },
    told: { en: /\ballerg(?:ic to|y to|ies)\b/, es: /\balergic[oa] a|alergia a\b/ },
  },
  family: {
    name: { en: 'Family', es: 'Familia' },
    told: {
      en: /\b(?:my|her|his) (?:mother|father|mom|dad|brother|sister|grand\w+|aunt|uncle) (?:had|has|died)|runs in (?:the|my) family|family history/,
      es: /\bmi (?:madre|padre|mama|papa|hermano|hermana|abuel[oa]) (?:tuvo|tiene|murio)|antecedentes familiares\b/,
    },
  },
  habits: {
    name: { en: 'Tobacco and alcohol', es: 'Tabaco y alcohol' },
    told: {
      en: /\b(?:smok(?:e|er|ing)|cigarettes|packs? a day|drink alcohol|alcohol|beers?|wine)\b/,
      es: /\b(?:fum[oa]|fumador\w*|cigarr\w+|alcohol|cerveza|vino)\b/,
    },
  },
  pregnancy: {
    name: { en: 'Pregnancy', es: 'Embarazo' },
    told: { en: /\b(?:pregnan\w+|last period|lmp)\b/, es: /\b(?:embaraz\w+|ultima regla)\b/ },
  },
  other: { name: { en: 'Also told', es: 'También dijo' } },
};
