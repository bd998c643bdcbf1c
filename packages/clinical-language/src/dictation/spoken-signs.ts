/** A sign as it is said. `opens`: no space after it; `closes`: none before it; `ends`: a capital follows. */
export type Sign = { text: string; opens?: true; closes?: true; ends?: true };

/** How signs are said in one language. Names have up to three words, in small letters, without apostrophes. */
export type SpokenSigns = {
  signs: Readonly<Record<string, Sign>>;
  /** Words before or after which the name of a sign is a word: “the sigmoid colon”, “her last period”, «en coma profundo». */
  meantAsWord: Readonly<Record<string, { after?: RegExp; before?: RegExp }>>;
  /** The name of a sign that stands in numbers, and the number words beside which it is left as it was said. */
  decimal: { name: string; numbers: RegExp } | null;
  /** Before the name of a sign: the word itself is wanted. */
  literal: string;
  /** Before a word: it begins with a capital. */
  capital: RegExp | null;
};

const end = (text: string): Sign => ({ text, closes: true, ends: true });
const closing = (text: string): Sign => ({ text, closes: true });
const opening = (text: string): Sign => ({ text, opens: true });
const line: Sign = { text: '\n', opens: true, closes: true, ends: true };
const paragraph: Sign = { text: '\n\n', opens: true, closes: true, ends: true };
const hyphen: Sign = { text: '-', opens: true, closes: true };
const dash: Sign = { text: '–' };

const english: SpokenSigns = {
  signs: {
    period: end('.'),
    'full stop': end('.'),
    comma: closing(','),
    'question mark': end('?'),
    'exclamation mark': end('!'),
    'exclamation point': end('!'),
    colon: closing(':'),
    semicolon: closing(';'),
    'new line': line,
    newline: line,
    'new paragraph': paragraph,
    'open quote': opening('“'),
    'open quotes': opening('“'),
    'begin quote': opening('“'),
    'close quote': closing('”'),
    'close quotes': closing('”'),
    'end quote': closing('”'),
    unquote: closing('”'),
    'open parenthesis': opening('('),
    'open paren': opening('('),
    'open bracket': opening('('),
    'close parenthesis': closing(')'),
    'close paren': closing(')'),
    'close bracket': closing(')'),
    hyphen,
    dash,
  },
  meantAsWord: {
    period: {
      after:
        /^(?:a|the|her|his|my|your|their|this|that|last|next|first|menstrual|each|every|same|short|long|brief|missed|monthly|incubation|observation|waiting|neonatal|postpartum|perioperative|recovery|grace|heavy|of)$/,
      before: /^(?:of|cramps?|pains?|bleeding|was|lasted|lasts)$/,
    },
    colon: {
      after:
        /^(?:the|a|her|his|of|sigmoid|ascending|descending|transverse|entire|left|right|distal|proximal|spastic|and)$/,
      before:
        /^(?:cancer|carcinoma|polyps?|resection|surgery|screening|biopsy|mass|wall|mucosa|was|is|appears?|prep|obstruction|perforation)$/,
    },
  },
  decimal: null,
  literal: 'literal',
  capital: /^cap(?:ital)?$/,
};

const german: SpokenSigns = {
  signs: {
    punkt: end('.'),
    komma: closing(','),
    fragezeichen: end('?'),
    ausrufezeichen: end('!'),
    doppelpunkt: closing(':'),
    semikolon: closing(';'),
    strichpunkt: closing(';'),
    'neue zeile': line,
    'neuer absatz': paragraph,
    'klammer auf': opening('('),
    'klammer zu': closing(')'),
    'anführungszeichen auf': opening('„'),
    'anführungszeichen zu': closing('“'),
    bindestrich: hyphen,
    gedankenstrich: dash,
  },
  meantAsWord: {
    punkt: {
      after:
        /^(?:ein|einen|einem|einer|der|den|dem|des|dieser|diesen|diesem|jeder|jeden|jedem|kein|keinen|wunde|am|zum)$/,
      before: /^(?:der|des|am|für|\d+)$/,
    },
  },
  decimal: {
    name: 'komma',
    numbers:
      /^(?:\d+|null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|hundert))$/u,
  },
  literal: 'wörtlich',
  capital: null,
};

const french: SpokenSigns = {
  signs: {
    point: end('.'),
    virgule: closing(','),
    'point dinterrogation': end('?'),
    'point dexclamation': end('!'),
    'deux points': closing(':'),
    'point virgule': closing(';'),
    'à la ligne': line,
    'nouvelle ligne': line,
    'nouveau paragraphe': paragraph,
    'ouvrir parenthèse': opening('('),
    'ouvrez la parenthèse': opening('('),
    'fermer parenthèse': closing(')'),
    'fermez la parenthèse': closing(')'),
    'ouvrir guillemets': opening('“'),
    'ouvrez les guillemets': opening('“'),
    'fermer guillemets': closing('”'),
    'fermez les guillemets': closing('”'),
    'trait dunion': hyphen,
    tiret: dash,
  },
  meantAsWord: {
    point: {
      after: /^(?:un|le|du|au|ce|chaque|aucun|quel|premier|dernier|mal|de|en|à|sur)$/,
      before: /^(?:de|du|des|douloureux|sensible|mort|chaud|culminant|final|faible|fort|où|d\p{L}+)$/u,
    },
    'deux points': { after: /^(?:les|de|ces|en|aux|sur)$/, before: /^(?:de|du|des|d\p{L}+|douloureux|sensibles)$/u },
  },
  decimal: {
    name: 'virgule',
    numbers:
      /^(?:\d+|zéro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent)$/,
  },
  literal: 'littéral',
  capital: /^majuscule$/,
};

const spanish: SpokenSigns = {
  signs: {
    punto: end('.'),
    coma: closing(','),
    'punto y coma': closing(';'),
    'dos puntos': closing(':'),
    'punto y seguido': end('.'),
    'punto y aparte': { text: '.\n', opens: true, closes: true, ends: true },
    'nueva línea': line,
    'nuevo párrafo': paragraph,
    'abrir paréntesis': opening('('),
    'cerrar paréntesis': closing(')'),
    'abrir comillas': opening('“'),
    'cerrar comillas': closing('”'),
    'abrir interrogación': opening('¿'),
    'cerrar interrogación': end('?'),
    'abrir exclamación': opening('¡'),
    'cerrar exclamación': end('!'),
    guion: hyphen,
    guión: hyphen,
  },
  meantAsWord: {
    punto: {
      after: /^(?:un|el|del|al|este|ese|cada|ningún|primer|último|a|en|de)$/,
      before: /^(?:de|del|doloroso|gatillo|débil|fuerte|álgido|final)$/,
    },
    coma: {
      after: /^(?:en|el|un|del|al|de|posible|inicia)$/,
      before:
        /^(?:profundo|superficial|diabético|inducido|farmacológico|vigil|hepático|urémico|mixedematoso|hiperosmolar|barbitúrico|etílico|irreversible)$/,
    },
    'dos puntos': { after: /^(?:los|de|con|en|estos|esos)$/, before: /^(?:de|del|dolorosos|más|menos)$/ },
  },
  decimal: {
    name: 'coma',
    numbers:
      /^(?:\d+|cero|una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|cien)$/,
  },
  literal: 'literal',
  capital: /^mayúscula$/,
};

const italian: SpokenSigns = {
  signs: {
    punto: end('.'),
    virgola: closing(','),
    'punto e virgola': closing(';'),
    'due punti': closing(':'),
    'punto interrogativo': end('?'),
    'punto esclamativo': end('!'),
    'a capo': line,
    'nuova riga': line,
    'nuovo paragrafo': paragraph,
    'apri parentesi': opening('('),
    'chiudi parentesi': closing(')'),
    'apri virgolette': opening('“'),
    'chiudi virgolette': closing('”'),
    trattino: hyphen,
  },
  meantAsWord: {
    punto: {
      after: /^(?:un|il|del|al|dal|nel|sul|questo|quel|ogni|nessun|primo|ultimo|di|in|a)$/,
      before: /^(?:di|del|della|dolente|doloroso|debole|forte|cruciale|fermo)$/,
    },
    'due punti': { after: /^(?:i|di|con|in|questi|dei|su)$/, before: /^(?:di|del|della|dolenti|dolorosi|in)$/ },
  },
  decimal: {
    name: 'virgola',
    numbers:
      /^(?:\d+|zero|una?|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|cento)$/,
  },
  literal: 'letterale',
  capital: /^maiuscol[ao]$/,
};

const portuguese: SpokenSigns = {
  signs: {
    ponto: end('.'),
    'ponto final': end('.'),
    vírgula: closing(','),
    'ponto e vírgula': closing(';'),
    'dois pontos': closing(':'),
    'ponto de interrogação': end('?'),
    'ponto de exclamação': end('!'),
    'nova linha': line,
    'novo parágrafo': paragraph,
    'abrir parênteses': opening('('),
    'fechar parênteses': closing(')'),
    'abrir aspas': opening('“'),
    'fechar aspas': closing('”'),
    hífen: hyphen,
    travessão: dash,
  },
  meantAsWord: {
    ponto: {
      after: /^(?:um|o|do|ao|no|este|esse|cada|nenhum|primeiro|último|a|de)$/,
      before: /^(?:de|do|da|doloroso|gatilho|fraco|forte)$/,
    },
    'dois pontos': { after: /^(?:os|de|com|em|estes|esses)$/, before: /^(?:de|do|da|dolorosos|a)$/ },
  },
  decimal: {
    name: 'vírgula',
    numbers:
      /^(?:\d+|zero|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem)$/,
  },
  literal: 'literal',
  capital: /^maiúscula$/,
};

const dutch: SpokenSigns = {
  signs: {
    punt: end('.'),
    komma: closing(','),
    puntkomma: closing(';'),
    'dubbele punt': closing(':'),
    vraagteken: end('?'),
    uitroepteken: end('!'),
    'nieuwe regel': line,
    'nieuwe alinea': paragraph,
    'haakje openen': opening('('),
    'haakje sluiten': closing(')'),
    'aanhalingsteken openen': opening('“'),
    'aanhalingsteken sluiten': closing('”'),
    koppelteken: hyphen,
    gedachtestreepje: dash,
  },
  meantAsWord: {
    punt: {
      after: /^(?:een|het|de|dit|dat|elk|ieder|geen|eerste|laatste|op|per)$/,
      before: /^(?:van|voor|is|was|\d+)$/,
    },
  },
  decimal: {
    name: 'komma',
    numbers:
      /^(?:\d+|nul|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\p{L}*(?:tien|tig|honderd))$/u,
  },
  literal: 'letterlijk',
  capital: /^hoofdletter$/,
};

const polish: SpokenSigns = {
  signs: {
    kropka: end('.'),
    przecinek: closing(','),
    średnik: closing(';'),
    dwukropek: closing(':'),
    pytajnik: end('?'),
    'znak zapytania': end('?'),
    wykrzyknik: end('!'),
    'nowa linia': line,
    'nowy akapit': paragraph,
    'otwórz nawias': opening('('),
    'zamknij nawias': closing(')'),
    'otwórz cudzysłów': opening('„'),
    'zamknij cudzysłów': closing('”'),
    łącznik: hyphen,
    myślnik: dash,
  },
  meantAsWord: {},
  decimal: {
    name: 'przecinek',
    numbers:
      /^(?:\d+|zero|jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|\p{L}+(?:naście|dzieścia|dziesiąt)|sto)$/u,
  },
  literal: 'dosłownie',
  capital: null,
};

const byLanguage: Readonly<Record<string, SpokenSigns>> = {
  en: english,
  multi: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
};

/**
 * How signs are said in a language of the picker (`de-CH`); null where that is not known: there each word is a word.
 * @param language a value of the transcription languages
 */
export const spokenSignsOf = (language: string): SpokenSigns | null => byLanguage[language.split('-')[0]!] ?? null;
