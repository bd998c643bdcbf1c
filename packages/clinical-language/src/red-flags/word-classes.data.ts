import type { Locale } from './locale.ts';

/**
 * Words that mean the same in a pattern, by name: "@pain". In an entry "+" joins words and "*" is any ending.
 * Spanish words stand without accents, as texts do when they are compared.
 */
export const wordClasses: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    pain: 'stab|stabs|pang|pangs|knifelike|pain|pains|pian|painful|ache|aches|aching|achy|hurt|hurts|hurting|sore|soreness|discomfort|agony|killing+me',
    bad: 'severe|severely|terrible|terribly|awful|horrible|horrific|excruciating|unbearable|worst|intense|extreme|extremely|massive|blinding|agonizing|agonising|crazy|killer|really+bad|so+bad|very+bad|bad|10+out+of+10|10/10|splitting|pounding|huge|worst+ever|brutal|insane',
    sudden:
      'sudden|suddenly|all+of+a+sudden|all+of+the+sudden|out+of+nowhere|out+of+the+blue|all+at+once|at+once|abrupt|abruptly|instant|instantly|instantaneous|in+seconds|within+seconds|in+a+second|in+a+flash|like+a+thunderclap|from+nowhere|like+a+switch',
    cannot:
      'can+not|could+not|unable+to|not+able+to|can+barely|can+hardly|can+scarcely|could+barely|could+hardly|barely+able+to|hard+to|hard+for+me+to|hard+for+him+to|hard+for+her+to|struggling+to|struggle+to|struggles+to|difficult+to|impossible+to|barely|hardly|no+longer+able+to|not|will+not|does+not|trouble|difficulty|difficulties|problems',
    chest: 'chest|breastbone|breast+bone|sternum|ribcage|rib+cage|heart',
    head: 'head|skull|headache|headaches|migraine',
    headache:
      'headache|headaches|headach|migraine|head+pain|pain+in+my+head|head+hurts|head+is+hurting|head+is+pounding|head+exploded|head+ache',
    belly: 'stomach|belly|abdomen|abdominal|tummy|gut|guts|stomache|bellyache|epigastric|tummy+ache',
    arm: 'arm|arms|hand|hands',
    limb: 'arm|arms|hand|hands|leg|legs|foot',
    leg: 'leg|calf|thigh|calves',
    face: 'face|facial|mouth|smile|cheek|eyelid+and+mouth',
    side: 'one+side|right+side|left+side|half|right+half|left+half|one+half|right+sided|left+sided|one+sided|1+side',
    swollen:
      'swollen|swolen|swelling|swelled|swells|swell|puffy|puffing|puffed|puffs|ballooned|ballooning|blowing+up|blew+up|bigger|getting+big|getting+so+big|huge|thick|thicker|fat|enlarged|enlarging',
    vomit:
      'vomit|vomits|vomited|vomiting|vomitting|throwing+up|throw+up|throws+up|threw+up|thrown+up|puke|puking|puked|pukes|been+sick|being+sick|heaving|barf|barfing|barfed|retching|upchuck*',
    blood: 'blood|bloody|bleeding|bleed|bleeds|bled',
    stool:
      'stool|stools|poop|poo|poops|bowel+movement|bowel+movements|feces|faeces|motions|diarrhea|diarrhoea|shit|rectum|bottom|back+passage|backside|anus|butt|toilet|toilet+bowl|rectal|bms|bm',
    pee: 'pee|peed|peeing|urinate|urinated|urinating|urine|pass+urine|pass+water|wee|weed+all|wet|bladder',
    much: 'a+lot|lots|lot|heavy|heavily|large|big|tons|loads|gushing|pouring|soaking|soaked|clots|clot|much|filled|full|profuse|profusely|massive|nonstop|non+stop|everywhere|continuous|puddle|handful*|cup|cups',
    fever:
      'fever|fevers|feverish|febrile|burning+up|high+temperature|high+temp|running+a+temperature|running+a+temp|temp+is+high|feels+hot|feel+hot|is+hot|very+hot',
    child: 'baby|infant|newborn|toddler|child|kid|son|daughter|little+one|boy|girl|grandson|granddaughter',
    weak: 'weak|weakness|limp|quit|drags|dragging|gives+out|giving+out|will+not+work|stopped+working|not+working|will+not+move|useless|numb|numbness|paralyzed|paralysed|paralysis|paralytic|dead|heavy|useless|gave+out|gone+dead|went+dead|floppy|tingling|tingly|no+feeling|no+strength',
    confused:
      'confused|confusion|disoriented|disorientated|disorientation|delirious|delirium|incoherent|not+making+sense|not+making+any+sense|making+no+sense|talking+nonsense|speaking+nonsense|talking+gibberish|altered+mental+status|mentally+altered|muddled|out+of+it|acting+strange|acting+strangely|acting+weird|does+not+know+where|do+not+know+where|does+not+know+what+day|does+not+recognize|not+recognizing|not+recognising|does+not+recognise|not+himself|not+herself|not+with+it',
    sleepy:
      'sleepy|drowsy|lethargic|somnolent|hard+to+wake|difficult+to+wake|sluggish|listless|drowsiness|groggy|unusually+sleepy|will+not+wake|floppy',
    pills:
      'pills|pill|tablets|tablet|tylenol|paracetamol|acetaminophen|ibuprofen|advil|aspirin|capsules|meds|medication|medications|medicine|medicines|sleeping+pills|antidepressants|opioids|oxy*|xanax|benadryl|painkillers|insulin|drugs|dose|doses|bottle',
    kill: 'kill|killing|killed|shoot|shooting|hang|hanging|drown|drowning|harm|harming|hurt|hurting|off|offing|cut|cutting|cuts|end|unalive',
    me: 'me|myself|my+self|himself|herself|themselves|themself|yourself',
    life: 'my+life|his+life|her+life|their+life|it+all|everything|things|my+own+life|his+own+life|her+own+life',
    inhaler:
      'inhaler|puffer|nebulizer|nebuliser|albuterol|ventolin|salbutamol|rescue+inhaler|reliever|blue+inhaler|bronchodilator|bronchodilators|rescue+bronchodilator|breathing+treatment|breathing+treatments|neb|nebs|inhalers',
    thinner:
      'blood+thinner|blood+thinners|warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|anticoagulant|anticoagulants|plavix|clopidogrel|edoxaban|heparin|lovenox',
  },
  es: {
    pain: 'dolor|dolores|duele|duelen|dolia|doliendo|molestia|molestias|adolorido|adolorida|punzada|punzadas|duela',
    bad: 'fuerte|fuertes|fuertisimo|terrible|horrible|intenso|intensa|insoportable|peor|muchisimo|mucho|severo|severa|tremendo|tremenda|no+aguanto|atroz|espantoso',
    sudden:
      'de+repente|repentino|repentina|repentinamente|subito|subita|de+golpe|de+pronto|en+segundos|brusco|brusca|de+la+nada|de+un+momento+a+otro',
    cannot:
      'no+puedo|no+puede|no+logro|no+logra|no+pude|no+pudo|apenas+puedo|apenas+puede|me+cuesta|le+cuesta|cuesta|dificultad+para|dificultad+al|no+consigo|no+consigue|no+podia|casi+no+puedo|casi+no+puede|no+he+podido|no+ha+podido|problemas+para|dificil',
    chest: 'pecho|torax|esternon|corazon',
    headache:
      'dolor+de+cabeza|duele+la+cabeza|duele+mucho+la+cabeza|duele+muchisimo+la+cabeza|cefalea|migrana|jaqueca|dolores+de+cabeza',
    belly: 'estomago|barriga|abdomen|vientre|panza|abdominal|tripa|guata|bajo+vientre',
    arm: 'brazo|brazos|mano|manos',
    limb: 'brazo|brazos|mano|manos|pierna|piernas|pie',
    leg: 'pierna|pantorrilla|muslo',
    face: 'cara|boca|rostro|sonrisa|facial|mejilla',
    side: 'un+lado|lado+derecho|lado+izquierdo|medio+cuerpo|mitad|medio+lado|media+cara|la+mitad',
    swollen:
      'hinchado|hinchada|hinchados|hinchadas|hinchazon|hincho|hincha|hinchando|hincharon|inflamado|inflamada|inflamo|inflamando|inflamados|inflamadas',
    vomit: 'vomito|vomitos|vomitando|vomite|vomita|vomitar|vomitado|devolviendo|devolver|arrojando|arroja|vomitaba',
    blood: 'sangre|sangrado|sangrando|sangra|sangrar|sangro|hemorragia|ensangrentad*',
    stool:
      'heces|popo|caca|deposiciones|excremento|evacuaciones|diarrea|recto|ano|inodoro|defecar|evacuar|materia+fecal',
    pee: 'orinar|orina|orino|orinado|orinando|pis|hacer+pis|pipi|mear',
    much: 'mucha|mucho|muchisima|muchisimo|abundante|coagulos|coagulo|empapando|empapo|a+chorros|chorro|bastante|gran+cantidad|lleno|llena',
    fever: 'fiebre|calentura|temperatura+alta|fiebres|febril',
    child: 'bebe|hijo|hija|nino|nina|recien+nacido',
    weak: 'debil|debilidad|dormido|dormida|durmio|durmieron|entumecido|entumecida|entumecimiento|adormecido|adormecida|paralizado|paralizada|paralizo|sin+fuerza|sin+fuerzas|hormigueo|no+siento|no+siente|flojo|floja|no+responde',
    confused:
      'confundido|confundida|confuso|confusa|confusion|desorientado|desorientada|delirando|delirio|incoherente|incoherencias|no+sabe+donde+esta|no+reconoce|no+sabe+que+dia|diciendo+cosas+sin+sentido|habla+sin+sentido|no+sabe+quien',
    sleepy:
      'somnoliento|somnolienta|adormilado|adormilada|muy+dormido|muy+dormida|dificil+de+despertar|no+despierta|letargico|letargica|aletargado|aletargada|decaido|decaida',
    pills:
      'pastillas|pastilla|tabletas|medicinas|medicamentos|paracetamol|frasco|pildoras|ibuprofeno|aspirinas|insulina|dosis|calmantes|somniferos|bote',
    me: 'me|matarme|hacerme',
    inhaler: 'inhalador|nebulizador|salbutamol|ventolin|bombita|puff|aerosol',
    thinner:
      'anticoagulante|anticoagulantes|warfarina|sintrom|acenocumarol|apixaban|rivaroxaban|eliquis|xarelto|clopidogrel',
  },
};
