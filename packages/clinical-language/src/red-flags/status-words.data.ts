import type { Locale } from './locale.ts';

type StatusWords = {
  /** Denies all that follows in its statement: "no", "never had". */
  deniesAll: RegExp;
  /** Denies what stands within a few words: "not". */
  deniesNear: RegExp;
  /** Looks like a denial and is none: "no relief", "not sure". */
  notDenial: RegExp;
  /** Begins another statement within a list. */
  restarts: RegExp;
  /** Long ago. */
  past: RegExp;
  /** Before what a person had at some time. */
  historyOf: RegExp;
  /** Now, though it also began or was there before. */
  present: RegExp;
  /** Not so, or not yet. */
  supposed: RegExp;
  /** Somebody else. */
  other: RegExp;
  /** The person who writes. */
  self: RegExp;
  /** Pronouns of a third person. */
  third: RegExp;
  /** A question about things in general. */
  general: RegExp;
  /** Who else says it of the patient: "my wife noticed". */
  reported: RegExp;
  /** Relatives of the patient, when somebody else answers: "her father". */
  ofPatient: RegExp;
  /** A child of whoever writes. */
  child: RegExp;
  /** Never the patient. */
  stranger: RegExp;
};

const numeral =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|several|many|few|couple|some|of)';
const relative =
  'mother|mom|mum|mama|father|dad|daddy|papa|brother|sister|son|daughter|wife|husband|partner|boyfriend|girlfriend|fiancee?|aunt|uncle|cousin|niece|nephew|grandmother|grandma|granny|nana|grandfather|grandpa|grandson|granddaughter|friend|neighbou?r|coworker|colleague|boss|roommate|kids?|child|children|parents?|family|relatives?|baby|infant|toddler|dog|cat|teacher|classmate|girl|boy|guy|someone|somebody|people|patient|twin|siblings?|in law|ex|spouse|stepmother|stepfather|stepson|stepdaughter|buddy|pet|tenant';
const pariente =
  'madre|mama|padre|papa|hermano|hermana|hijo|hija|hijos|esposa|esposo|marido|mujer|pareja|novio|novia|tia|tio|prima|primo|sobrina|sobrino|abuela|abuelo|nieto|nieta|amigo|amiga|vecino|vecina|companero|companera|jefe|jefa|suegra|suegro|cunada|cunado|perro|gato|familia|familiares|familiar|alguien|bebe|nino|nina|conocido|conocida';

export const statusWords: Readonly<Record<Locale, StatusWords>> = {
  en: {
    deniesAll:
      /(?<![^ ])(?:no|without|denies|denied|deny|denying|nor|neither|never (?:had|have|have had|felt|experienced|been|has|has had|got|gotten|noticed|thought|considered|wanted)|(?:free|negative|clear) (?:of|for)|not (?:had|have|having|has|any|feel|felt|feeling|get|getting|got|notice|noticed|noticing|seen|see|seeing|been|experienc\w+|present|currently|actively|at all)|none of|absence of|zero|lack of|stopped (?:having|getting)) /g,
    deniesNear: /(?<![^ ])(?:not|never|nobody|nothing|none|hardly any|is not|are not) /g,
    notDenial:
      /^(?:no|not|never|without|nothing|none|nobody|hardly any) (?:(?:idea|matter|longer|relief|clue|reason|one|energy|appetite|doubt|sleep|better|improvement|improving|help|helping|helped|sure|know|understand|stop\w*|going|go|gone|relieved|only|just|able|wonder|air|change|changed|position|signs? of (?:stopping|getting)|end|way|good|choice|cause|warning|trigger|feeling|control|break|let|quit|kidding|getting (?:better|any)|well|right|normal|much|easing|settled|settling|pleasant|because|due|as|so|even|until|responding|clearing|subsiding|joking|fun|great|enough|sleep\w*|eat\w*|used|strength|walk|stand|talk|see|like|care|remember|to mention|comfortable) |move |work |matter )/,
    restarts:
      /(?:^| )(?:because|so|since|when|until|then|now|after|which|also have|just|only|(?:,|and|or|with) (?:i|my|he|she|it|we|they|you|his|her|their|the|there|this|these|that|now|then|just|suddenly|also|today|last|feel|feeling|have|having|had|got|getting|severe|sudden|bad|terrible|a lot|still|really|very|am|is|started|woke|some|a|an|one|both|left|right|can|could)|, [a-z]+ (?:is|are|was|has|feels|hurts|keeps|started)) /,
    past: new RegExp(
      `(?<![^ ])(?:${numeral} (?:${numeral} )?(?:months?|years?|decades?) (?:ago|back|prior|earlier|before)|(?:months|years|ages|decades|long time|long) ago|last (?:year|summer|winter|spring|fall|autumn|month|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|(?:in|since|back in|around|from|of) (?:19|20)\\d\\d|as an? (?:kid|child|teenager|teen|baby|boy|girl|toddler|infant|newborn|young \\w+|adult|student)|when (?:i|he|she) (?:was|were) (?!\\w+ing)(?:an? |in |about |around |at |only )*(?:kid|child|little|young\\w*|teenager|teen|baby|small|school|college|pregnant|\\d+|twenties|thirties|twenty|thirty|ten|five|born|high|middle|grade)|used to|(?:previous|prior|past) (?:history|episode|surgery)|in the past(?! (?:\\d|few|couple|two|three|four|day|week|hour|several|month))|previously|in (?:high school|college|school|grade school|my twenties|my thirties|childhood|infancy|\\w+ grade)|childhood|at age \\d+|years? before|not (?:for|in) (?:years|months)|(?:old|previous) (?:stroke|heart attack)|was (?:diagnosed|hospitalized|treated) (?:with|for) |during my (?:first|last) pregnancy|once (?:had|in)|at the age of|turned out) `,
    ),
    historyOf: /(?<![^ ])(?<!(?:day|days|week|weeks|hour|hours|month|months|year|years) )history of (?:\S+ ){0,5}$/,
    present:
      /(?<![^ ])(?:now|today|tonight|again|right now|currently|still|this (?:morning|afternoon|evening|week|time|one)|just (?:started|had|now|like)|began|started|starting|since then (?:i|it|he|she)|(?:days?|weeks?|hours?) history|worse|new|yesterday|since (?:last|the|this)|hours? ago|minutes? ago|for the (?:last|past)|going on|ever since) /,
    supposed:
      /(?<![^ ])(?:if (?:i|he|she|it|you|we|they|my|the|there|this|that|her|his|someone|somebody|a|an|your|either|any)|what if|in case(?: of)?|(?:afraid|scared|fear|terrified|worried|nervous|anxious|frightened|concerned|worry|worrying|paranoid) (?:of|about|that)|risk (?:of|for)|unless|(?:should|would|could|can|might) (?:an?|the|i|it|this|that)|signs? (?:of|for|that)|symptoms? of|(?:tell|told|advised|instructed|warned|asked) (?:me|us|him|her)? ?(?:to|about|if|that)|watch(?:ing)? (?:out )?for|look(?:ing)? (?:out )?for|prevent(?:ing)?|avoid(?:ing)?|(?:read|saw|heard|wondering|article|video|show|movie|film|song|book|game|news|learn\w*|class|training|podcast|documentary) (?:that|about|if|on|where|how|with|called|is|was)?|checking? (?:for|if)|rule out|rules? out|ruled out|to see if|screen\w* for|in an emergency|joke|joking|kidding|false(?: alarms?)?(?: (?:with|from|for|about))?|could mean|can mean|laugh\w*(?: so hard)?(?: (?:until|till|that))?|almost gave|nearly gave|almost had|practically had) /g,
    other: new RegExp(`(?<![^ ])(?:${relative}) `, 'g'),
    self: /(?<![^ ])(?:i|me|my|mine|myself|we|our) /g,
    third: /(?<![^ ])(?:he|she|they|his|her|him|their|them) /g,
    general:
      /^(?:what|when|how|should|is it|can|could|would|will|does|do|is|are|why|which|where|who|may|tell me)(?: |$)/,
    reported: new RegExp(
      `(?<![^ ])(?:my|our) (?:\\w+ )?(?:${relative}) (?:\\w+ )?(?:says?|said|noticed|notices|thinks?|thought|told|tells|found|saw|sees|called|brought|wants|made|makes|asked|is worried|insists|insisted) `,
      'g',
    ),
    ofPatient: new RegExp(`(?<![^ ])(?:his|her|their|the patients?) (?:\\w+ )?(?:${relative}) `, 'g'),
    child:
      /(?<![^ ])(?:sons?|daughters?|kids?|child|children|baby|infant|toddler|newborn|twins?|grandson|granddaughter|little (?:one|boy|girl)|boy|girl|patient) /,
    stranger:
      /(?<![^ ])(?:friend|neighbou?r|coworker|colleague|boss|roommate|dog|cat|pet|teacher|classmate|buddy|tenant|people) /,
  },
  es: {
    deniesAll:
      /(?<![^ ])(?:sin|niega|niego|nego|nunca|jamas|tampoco|ni|ningun|ninguna|no (?:tengo|tiene|tenia|tenemos|he|ha|hay|hubo|tuve|tuvo|siento|siente|presento|presenta|he tenido|ha tenido|presentado|noto|nota|veo|con)|no hay|ausencia de) /g,
    deniesNear: /(?<![^ ])(?:no|nada|nadie) /g,
    notDenial:
      /^(?:no|sin|nunca|nada|ni|nadie) (?:(?:se|le|me|lo)? ?(?:mejora|mejoro|alivio|aliento|se quita|quita|sirve|ayuda|puedo|puede|para|paro|deja|dejo|aguanto|aguanta|solo|parar|cesar|razon|saber|sabe|entiendo|poder|fuerzas?|mucho|ganas|veo bien|duermo|descanso|control|motivo|querer|quiero vivir|quiero seguir|tengo (?:ganas|fuerzas?|motivos|razones|idea|alivio)|he (?:podido|parado|dormido|dejado)|ha (?:podido|parado|dejado|mejorado|orinado)|hay (?:alivio|mejoria)) )/,
    restarts:
      /(?:^| )(?:porque|asi que|desde|cuando|hasta|ahora|luego|despues|que|solo|(?:,|y|e|o|con) (?:yo|mi|me|el|ella|se|la|los|las|le|tengo|tiene|siento|estoy|esta|ahora|hoy|mucho|mucha|un|una|de repente|fuerte|tambien|hay)) /,
    past: /(?<![^ ])(?:hace (?:\w+ )?(?:\w+ )?(?:anos?|meses|mes|tiempo|decadas?)|(?:el )?(?:ano|mes|verano|invierno|otono) pasado|(?:la )?primavera pasada|de (?:nino|nina|joven|chico|chica|pequeno|pequena|bebe|adolescente)|cuando (?:era|estaba|tenia) (?:nino|nina|joven|chico|chica|pequen\w|\d+|adolescente|en la)|antes (?:tenia|tuve|sufria)|en (?:19|20)\d\d|solia|en el pasado|anteriormente|en la (?:infancia|escuela|prepa|universidad|secundaria)|a los \d+|murio|fallecio|en mi (?:primer|ultimo) embarazo) /,
    historyOf: /(?<![^ ])antecedentes? de (?:\S+ ){0,5}$/,
    present:
      /(?<![^ ])(?:ahora|hoy|esta (?:manana|tarde|noche|semana)|otra vez|de nuevo|todavia|sigo|sigue|empezo|empece|comenzo|ayer|desde hace|peor|nuevamente|horas|minutos) /,
    supposed:
      /(?<![^ ])(?:si (?:me|se|le|tengo|tuviera|siento|empiezo|empieza|tiene|hay|llego|llega|mi|el|la|algun|un|una)|por si|en caso(?: de)?|(?:miedo|temor|preocupa|preocupada?|preocupado|temo|asusta) (?:de|a|por|que|tener)|riesgo de|sintomas? de|senales? de|signos? de|que (?:hago|debo|hacer)|podria ser|puede (?:ser|causar|significar)|evitar|prevenir|(?:dijo|dijeron|indico|recomendo) que|lei|vi en|escuche|pelicula|cancion|libro|serie|broma|risa|reir|rei|carcajadas|falsa alarma|descartar|casi me da|casi me dio) /g,
    other: new RegExp(`(?<![^ ])(?:${pariente}) `, 'g'),
    self: /(?<![^ ])(?:yo|me|mi|mis|conmigo|tengo|siento|estoy|soy|he|tuve|tome|mis) /g,
    third:
      /(?<![^ ])(?:el|ella|su|sus|le) (?!dolor|pecho|brazo|estomago|cuello|lado|corazon|inhalador|peor|bebe|ojo|medico|doctor|hospital)/g,
    general: /^(?:que|cuando|como|debo|es|puede|puedo|cual|cuales|por que|donde|a donde|quien|seria)(?: |$)/,
    reported: new RegExp(
      `(?<![^ ])(?:mi|nuestra) (?:${pariente}) (?:\\w+ )?(?:dice|dijo|noto|nota|cree|piensa|vio|ve|trajo|llamo|quiere) `,
      'g',
    ),
    ofPatient: new RegExp(`(?<![^ ])su (?:${pariente}) `, 'g'),
    child: /(?<![^ ])(?:hijos?|hija|nino|nina|bebe|nieto|nieta|recien nacido|paciente) /,
    stranger: /(?<![^ ])(?:amig[oa]|vecin[oa]|companer[oa]|jef[ea]|perro|gato|conocid[oa]) /,
  },
};
