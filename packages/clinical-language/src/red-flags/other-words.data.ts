import type { Locale } from './locale.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words of patterns that people often misspell and that matter: the only ones that a misspelt word can become. */
export const repairedWords: Readonly<Record<Locale, readonly string[]>> = {
  en: list(`
    chest breath breathe breathing breathless shortness suicide suicidal myself headache headaches migraine seizure seizures bleeding
    vomit vomiting vomited stomach abdomen swallow swallowing swelling swollen throat tongue numbness weakness dizzy faint fainted
    fainting unconscious pregnant pregnancy diarrhea fever feverish pressure slurred speech speak allergic reaction anaphylaxis poison
    overdose overdosed pills tablets heart attack stroke blood bloody sweating sweaty severe severely suddenly sudden confused confusion
    drowsy lethargic vision paralyzed inhaler diabetic diabetes insulin sugar oxygen convulsion convulsions crushing squeezing tightness
    shoulder wheezing suffocating choking collapsed bladder bowels urinate testicle unresponsive floppy drooling warfarin chemo
    hallucinating voices urine excruciating thunderclap purple mottled worthless hopeless emergency coughing phlegm palpitations
    jaundice infection surgery incision swallowed antifreeze bleach battery stiff nausea chills itching rash hives bruises droopy
    drooping crooked kidney testicles spreading blistering peeling temperature medication antibiotic peanuts shellfish shrimp
  `),
  es: list(`
    pecho respirar respiro brazo sangre sangrado sangrando vomito vomitando estomago barriga cabeza fiebre convulsion convulsiones
    desmayo desmaye presion infarto derrame garganta lengua hinchada hinchado labios pastillas morir matarme suicidio suicidarme
    embarazada orinar diarrea inhalador confundido confundida azucar diabetes escalofrios palpitaciones debilidad cuello rigido
    mandibula quemadura veneno picadura ronchas morados morado sudando pierna pantorrilla testiculo
  `),
};

/** Everyday words that are one slip away from a word of a pattern and mean something else. */
export const otherWords: Readonly<Record<Locale, readonly string[]>> = {
  en: list(`
    bread breads cheat chess crest cheese swear sweater blend blond threat threw thread paint saint staff sniff snuff brood bloom flood
    string swing prison board boards beard bowl towel clothes slots block blocks blank blame worth worse depth steep sheep chart crash
    brush heard hearing learn leave light night might right sight fight tight eight weigh height great treat trust truth third those these
    there their where which while white whole whose would could should about above again along among after other under until using usual
    party pasta paste patch peach pearl phone photo piano piece place plain plane plant plate point pound power press price pride prime
    print prize proof proud quick quiet quite radio raise range rapid reach ready refer relax reply river robot rough round route royal
    scale scene scope score sense serve seven shade shake shall shape share sharp sheet shelf shell shift shine shirt shock shoot shore
    short shown since sixth sixty skill sleep slice slide small smart smile smoke snack snake solid solve sorry sound south space spare
    spark speak speed spend spent spice sport stage stair stake stamp stand start state steam steel stick still stock stone stood store
    storm story strip stuck study stuff style sugar suite sunny super sweet table taken taste teach thank theme thick thing think threes
    throw tiger title toast today token topic total touch tough tower track trade train trial tribe trick truck truly twice uncle union
    unity upper upset urban usage valid value video visit vital vocal voice waste watch water wheel whale woman women world worry worst
    wound write wrong wrote young youth march april brown green black house mouse month mouth south nurse purse burst first thirst bring
    bridge center coast coach couch cough course court cover craft crazy cream crime cross crowd crown daily dance dated death debut delay
    dream dress dried drill drink drive eager early earth elect email empty enemy enjoy enter entry equal error event every exact exist
    extra faith false fault fiber field fifth fifty final floor focus force forth forty found frame frank fresh front fruit fully funny
    giant given glass globe going grace grade grain grand grant grass grave group grown guard guess guest guide happy harsh hello honey
    hotel hours human ideal image index inner input issue japan joint judge juice known label labor large laser later laugh layer lease
    least legal lemon level limit local logic loose lower lucky lunch lying magic major maker maple match maybe mayor meant media metal
    minor minus mixed model money moral motor mount movie music naked names naval needs never newly noise north noted novel occur ocean
    offer often older olive onion opera orbit order organ ought outer owner packing walking talking taking making baking waking working
    wording looking cooking booking soaking smoking stalking stocking tracking checking clicking picking kicking licking ticking
    insurance appointment prescription refill pharmacy schedule question answer reason season person lesson listen letter better butter
    matter mother father brother bother rather gather weather whether leather neither either feather center counter country county
    couple simple single signal final finals doctor doctors worker teacher friend friends market marked married carried curried worried
    buried hurried varied marble garden harden burden burger bigger finger ginger singer linger longer stronger younger hunger anger
    danger manger stranger change charge chance choice choose cheer cheers cherry cheery batter bitter titter litter twitter twister
    blister sister mister master faster foster poster roster boaster toaster coaster plaster cluster bluster muster mustard custard
    spring string strong strange stream street stress stretch strike sticks stroke stoke smoke spoke broke broken brake bread break
    breaks breakfast breast breasts breathtaking gum gums skiing skin skim swim swimming swelter sweltering rush rushes crush flush
    plush push bush hush mush brush dust rust must just bust gust lust clutch crutch crutches
    inspection reduction insertion resection refraction ingestion reception conclusion confession meditation meditations overjoyed
    emergence cushing confusing allergist infectious
    vision version passion mission session fashion station ration nation action auction suction section fiction fraction function
    junction tension pension mention attention intention pills polls pulls bills fills hills mills tills wills kills skills drills grills
    needle noodle poodle puddle paddle saddle middle riddle fiddle muddle cuddle huddle candle handle bundle hurdle
    stomach spinach beach bench branch bunch lunch punch hunch crunch french trench wrench drench quench stench clench
  `),
  es: list(`
    pasos pecas techo lecho hecho dicho mucho macho leche noche coche fecha flecha mecha ficha dicha lucha ducha fruta fuente puente
    suegra sagrado salgo sangria grado ganado sentado cansado casado pesado pasado parado tirado llamado tomado comido bebido dormir
    corto corta carta carto costo cuesta puesta fiesta siesta siento viento ciento cuento cuenta cuerpo cuerda perder poder pollo
    pelo peso piso paso pozo brazo abrazo trozo plazo vaso vino vida villa silla pilla pillo anillo cuchillo bolsillo
  `),
};
