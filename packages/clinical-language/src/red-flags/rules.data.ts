import type { Locale } from './locale.ts';

/**
 * `emergency`: call an ambulance. `crisis`: somebody may die by their own or another's hand. Both end an interview.
 * `urgent`: a person must read it on the same day; the interview goes on.
 */
export type Level = 'emergency' | 'crisis' | 'urgent';

export type Rule = {
  id: string;
  level: Level;
  name: Readonly<Record<Locale, string>>;
  /** A public page or guideline that says when to call for help. */
  source: string;
  /** One of these: signs joined by "+", either of several by "/", "!" for one that must be missing. */
  when: readonly string[];
  /** What has to raise it; each is a test. An age in years in brackets, "f", "m" or "p" (pregnant) first. */
  examples: Readonly<Record<Locale, readonly string[]>>;
};

const nhs = (page: string): string => `NHS, https://www.nhs.uk/conditions/${page}/`;
const cdc = (page: string): string => `CDC, https://www.cdc.gov/${page}`;

export const rules: readonly Rule[] = [
  {
    id: 'heart-attack',
    level: 'emergency',
    name: { en: 'Possible heart attack', es: 'Posible infarto' },
    source: nhs('heart-attack'),
    when: [
      'chest-pressure',
      'chest-pain + sweating/pain-spreads/breathless/breathless-severe/passed-out/vomiting/tearing',
      'chest-tight + pain-spreads/sweating/breathless',
      'pain-spreads + sweating/breathless',
      'heart-attack',
    ],
    examples: {
      en: [
        'My chest hurts and I am sweating.',
        'I have crushing pressure in my chest.',
        'I think I am having a heart attack.',
        'There is pain in my chest and it goes down my left arm.',
      ],
      es: [
        'Me duele el pecho y estoy sudando.',
        'Siento mucha presión en el pecho.',
        'Creo que me está dando un infarto.',
      ],
    },
  },
  {
    id: 'breathing',
    level: 'emergency',
    name: { en: 'Severe trouble breathing', es: 'Mucha dificultad para respirar' },
    source: nhs('shortness-of-breath'),
    when: [
      'breathless-severe',
      'blue-lips',
      'breathless + confused/hard-to-wake/blue-lips',
      'oxygen-low',
      'stridor + drooling/breathless',
    ],
    examples: {
      en: ["I can't breathe.", 'His lips are blue.', 'I am too breathless to talk.', 'My oxygen is 85.'],
      es: ['No puedo respirar.', 'Tiene los labios morados.', 'Mi oxígeno está en 85.'],
    },
  },
  {
    id: 'lung-clot',
    level: 'emergency',
    name: { en: 'Possible blood clot in the lung', es: 'Posible coágulo en el pulmón' },
    source: nhs('pulmonary-embolism'),
    when: [
      'breathless/chest-pain/pleuritic-pain + leg-swollen/long-rest',
      'breathless/chest-pain + coughing-blood',
      'pleuritic-pain + breathless',
      'coughing-blood',
    ],
    examples: {
      en: [
        'I am short of breath and my calf is swollen.',
        'I am coughing up blood.',
        'It hurts when I breathe in and I am short of breath since my flight.',
      ],
      es: ['Me falta el aire y tengo la pantorrilla hinchada.', 'Estoy tosiendo sangre.'],
    },
  },
  {
    id: 'asthma-attack',
    level: 'emergency',
    name: { en: 'Asthma or lung disease out of control', es: 'Asma o enfermedad pulmonar sin control' },
    source: nhs('asthma'),
    when: ['inhaler-fails', 'lung-disease + breathless + worsening'],
    examples: {
      en: ['My inhaler is not helping.', 'I have COPD and my shortness of breath is getting worse.'],
      es: ['El inhalador no me ayuda.', 'Tengo asma y me falta el aire cada vez más.'],
    },
  },
  {
    id: 'heart-rhythm',
    level: 'emergency',
    name: { en: 'Fast or uneven heartbeat with other signs', es: 'Latidos rápidos o irregulares con otros síntomas' },
    source: nhs('heart-palpitations'),
    when: ['palpitations/pulse-fast + chest-pain/passed-out/breathless', 'passed-out + on-exertion/chest-pain'],
    examples: {
      en: ['My heart is racing and I passed out.', 'My heart is pounding and my chest hurts.'],
      es: ['Tengo palpitaciones y me desmayé.'],
    },
  },
  {
    id: 'blackout',
    level: 'urgent',
    name: { en: 'Passed out', es: 'Pérdida del conocimiento' },
    source: 'NICE, CG109, https://www.nice.org.uk/guidance/cg109',
    when: ['passed-out'],
    examples: { en: ['I passed out this morning.'], es: ['Me desmayé esta mañana.'] },
  },
  {
    id: 'stroke',
    level: 'emergency',
    name: { en: 'Possible stroke', es: 'Posible derrame cerebral' },
    source: cdc('stroke/signs-symptoms/'),
    when: ['face-droop', 'one-side-weak', 'speech-trouble', 'vision-loss', 'balance-lost', 'headache + confused'],
    examples: {
      en: [
        'One side of my face droops.',
        'My left arm is weak.',
        'My speech is slurred.',
        'I suddenly went blind in one eye.',
        'I suddenly lost my balance.',
      ],
      es: [
        'Se me cayó un lado de la cara.',
        'No puedo mover el brazo derecho.',
        'Se me traba la lengua.',
        'De repente no veo por un ojo.',
      ],
    },
  },
  {
    id: 'confusion',
    level: 'emergency',
    name: { en: 'New confusion, or hard to wake', es: 'Confusión nueva, o difícil de despertar' },
    source: nhs('confusion'),
    when: ['confused', 'hard-to-wake'],
    examples: {
      en: ['He is confused since this morning.', "I can't wake her up.", 'She is very drowsy.'],
      es: ['Está confundido desde esta mañana.', 'No la puedo despertar.'],
    },
  },
  {
    id: 'sudden-headache',
    level: 'emergency',
    name: { en: 'Sudden, very bad headache', es: 'Dolor de cabeza fuerte y repentino' },
    source: nhs('subarachnoid-haemorrhage'),
    when: ['headache-sudden'],
    examples: {
      en: ['This is the worst headache of my life.', 'The headache came on suddenly, like a thunderclap.'],
      es: ['Es el peor dolor de cabeza de mi vida.', 'El dolor de cabeza empezó de golpe.'],
    },
  },
  {
    id: 'meningitis',
    level: 'emergency',
    name: { en: 'Possible meningitis', es: 'Posible meningitis' },
    source: nhs('meningitis'),
    when: [
      'fever + stiff-neck',
      'headache + stiff-neck + light-hurts/vomiting/rash',
      'fever + rash-not-fading',
      'fever + headache-bad',
      'fever + headache + light-hurts',
      'rash-not-fading + hard-to-wake/headache/confused',
      'fever + light-hurts',
    ],
    examples: {
      en: [
        'I have a fever and a stiff neck.',
        'She has a fever and purple spots.',
        'I have a severe headache and fever.',
      ],
      es: ['Tengo fiebre y el cuello rígido.', 'Tiene fiebre y manchas moradas.'],
    },
  },
  {
    id: 'seizure',
    level: 'emergency',
    name: { en: 'Seizure', es: 'Convulsión' },
    source: cdc('epilepsy/first-aid-for-seizures/'),
    when: ['seizure'],
    examples: {
      en: ['I had a seizure an hour ago.', 'Her eyes rolled back and she was shaking.'],
      es: ['Me dio una convulsión.'],
    },
  },
  {
    id: 'head-injury',
    level: 'emergency',
    name: { en: 'Head injury with warning signs', es: 'Golpe en la cabeza con señales de alarma' },
    source: nhs('head-injury-and-concussion'),
    when: [
      'head-injury + vomiting/keeps-vomiting/confused/hard-to-wake/passed-out/thinner/seizure/fluid-ear-nose/vision-spots/sleepy/speech-trouble/headache-bad',
    ],
    examples: {
      en: [
        'I hit my head and I keep throwing up.',
        'He fell on his head and he takes warfarin.',
        'I banged my head and passed out.',
      ],
      es: ['Me golpeé la cabeza y estoy vomitando.', 'Se pegó en la cabeza y toma anticoagulantes.'],
    },
  },
  {
    id: 'spinal-nerves',
    level: 'emergency',
    name: { en: 'Pressed nerves of the lower back', es: 'Nervios de la espalda comprimidos' },
    source: nhs('slipped-disc'),
    when: ['saddle-numb', 'back-pain + bladder-bowel-loss/legs-weak/cannot-pee', 'bladder-bowel-loss + legs-weak'],
    examples: {
      en: [
        'I am numb between my legs.',
        'My back hurts and I lost control of my bladder.',
        'Both legs are weak and my back hurts.',
      ],
      es: ['Tengo entumecida la entrepierna.', 'Me duele la espalda y no controlo la orina.'],
    },
  },
  {
    id: 'anaphylaxis',
    level: 'emergency',
    name: { en: 'Severe allergic reaction', es: 'Reacción alérgica grave' },
    source: nhs('anaphylaxis'),
    when: [
      'throat-closing',
      'hives + trouble-swallowing/breathless/breathless-severe/wheeze/fainted/throat-closing/vomiting/face-swelling',
      'face-swelling + breathless/wheeze/hives/trouble-swallowing/stridor',
      'allergen-met + breathless/breathless-severe/wheeze',
    ],
    examples: {
      en: [
        'My throat is closing up.',
        'I have hives and I am wheezing.',
        'My tongue is swollen.',
        'A bee stung me and I am short of breath.',
      ],
      es: ['Se me está cerrando la garganta.', 'Tengo ronchas y me falta el aire.', 'Tengo la lengua hinchada.'],
    },
  },
  {
    id: 'sepsis',
    level: 'emergency',
    name: { en: 'Possible sepsis', es: 'Posible sepsis' },
    source: nhs('sepsis'),
    when: [
      'fever/chills/infection/wound-infected + confused/hard-to-wake/skin-mottled/no-urine/feels-dying/breathless-severe/breathes-fast',
      'skin-mottled + no-urine/feels-dying/breathes-fast/confused',
    ],
    examples: {
      en: ['I have a fever and my skin is mottled.', "I have chills and I haven't peed all day."],
      es: ['Tengo fiebre y la piel moteada.', 'Tengo escalofríos y no he orinado.'],
    },
  },
  {
    id: 'stomach-bleeding',
    level: 'emergency',
    name: { en: 'Bleeding in the gut', es: 'Sangrado en el estómago o intestino' },
    source: nhs('bleeding-from-the-bottom-rectal-bleeding'),
    when: [
      'vomiting-blood',
      'black-stool + !iron-or-bismuth',
      'heavy-rectal-bleed',
      'bloody-stool + fainted/sweating/thinner/belly-pain-bad/palpitations',
    ],
    examples: {
      en: ['I am vomiting blood.', 'My stool is black and tarry.', 'There is a lot of blood in my stool.'],
      es: ['Estoy vomitando sangre.', 'Mis heces son negras como alquitrán.', 'Hay mucha sangre en el popó.'],
    },
  },
  {
    id: 'bloody-diarrhea-child',
    level: 'emergency',
    name: { en: 'Bloody diarrhea in a child', es: 'Diarrea con sangre en un niño' },
    source: cdc('ecoli/signs-symptoms/'),
    when: ['bloody-stool + is:child'],
    examples: { en: ['(4) There is blood in his diarrhea.'], es: ['(4) Tiene diarrea con sangre.'] },
  },
  {
    id: 'acute-belly',
    level: 'emergency',
    name: { en: 'Severe or sudden belly pain', es: 'Dolor de barriga fuerte o repentino' },
    source: nhs('stomach-ache'),
    when: [
      'belly-hard + pain/belly-pain/vomiting/fever',
      'belly-pain-bad',
      'tearing + belly-pain/back-pain/chest-pain',
      'belly-pain + passed-out/vomiting-blood',
      'belly-pain + fever + keeps-vomiting',
    ],
    examples: {
      en: [
        'I have sudden severe stomach pain.',
        'My belly is hard as a board and it hurts.',
        'A tearing pain in my belly.',
      ],
      es: ['Tengo un dolor de estómago muy fuerte de repente.', 'Tengo la barriga dura y me duele.'],
    },
  },
  {
    id: 'jaundice-unwell',
    level: 'urgent',
    name: { en: 'Yellow skin with fever or pain', es: 'Piel amarilla con fiebre o dolor' },
    source: nhs('jaundice'),
    when: ['jaundice + fever/belly-pain/vomiting', 'jaundice'],
    examples: { en: ['My eyes are yellow and I have a fever.'], es: ['Tengo los ojos amarillos y fiebre.'] },
  },
  {
    id: 'ectopic',
    level: 'emergency',
    name: { en: 'Possible pregnancy outside the womb', es: 'Posible embarazo fuera del útero' },
    source: nhs('ectopic-pregnancy'),
    when: [
      'pregnancy-possible + belly-pain/belly-pain-bad/fainted/pain-spreads/shoulder-pain',
      'is:pregnant + belly-pain-bad/passed-out/shoulder-pain',
      'is:pregnant + belly-pain + vaginal-bleeding/fainted',
    ],
    examples: {
      en: ['(f) My period is late and I have belly pain.', '(p) I have severe belly pain.'],
      es: ['(f) Tengo un retraso de la regla y me duele el vientre.'],
    },
  },
  {
    id: 'pregnancy-danger',
    level: 'emergency',
    name: { en: 'Danger sign in pregnancy', es: 'Señal de peligro en el embarazo' },
    source: cdc('hearher/maternal-warning-signs/'),
    when: [
      'is:pregnant + bleeding-heavy-pads/vaginal-bleeding/baby-still/headache-bad/vision-spots/upper-belly-pain/waters-broke/seizure/hands-face-swell/pressure-high/fever',
      'is:pregnant + headache + hands-face-swell/vision-spots',
    ],
    examples: {
      en: [
        '(p) I am bleeding a lot.',
        "(p) The baby hasn't moved today.",
        '(p) I have a bad headache and see spots.',
        '(p) My water broke.',
      ],
      es: ['(p) Estoy sangrando mucho.', '(p) El bebé no se mueve.', '(p) Se me rompió la fuente.'],
    },
  },
  {
    id: 'heavy-bleeding',
    level: 'emergency',
    name: { en: 'Very heavy vaginal bleeding', es: 'Sangrado vaginal muy abundante' },
    source: cdc('hearher/maternal-warning-signs/'),
    when: [
      'bleeding-heavy-pads + is:female',
      'postpartum + bleeding-heavy-pads/fever/headache-bad/breathless/vision-spots/seizure',
    ],
    examples: {
      en: ['(f) I am soaking a pad every hour.', '(f) I had my baby last week and I have a severe headache.'],
      es: ['(f) Empapo una toalla cada hora.'],
    },
  },
  {
    id: 'testicle',
    level: 'emergency',
    name: { en: 'Sudden pain in a testicle, or a lasting erection', es: 'Dolor de testículo o erección prolongada' },
    source: nhs('testicle-pain'),
    when: ['testicle-pain', 'long-erection'],
    examples: {
      en: ['I have sudden pain in my testicle.', 'I have had an erection for five hours.'],
      es: ['Me duele mucho un testículo.'],
    },
  },
  {
    id: 'eye-emergency',
    level: 'emergency',
    name: { en: 'Eye emergency', es: 'Urgencia del ojo' },
    source: nhs('eye-injuries'),
    when: ['chemical-eye', 'eye-pain/red-eye + halos/vomiting', 'eye-pain + vision-loss'],
    examples: {
      en: ['I got bleach in my eye.', 'My eye hurts and I see halos around lights.'],
      es: ['Me cayó cloro en el ojo.'],
    },
  },
  {
    id: 'suicide',
    level: 'crisis',
    name: { en: 'Thoughts of suicide or self-harm', es: 'Ideas de suicidio o de hacerse daño' },
    source: '988 Suicide and Crisis Lifeline, https://988lifeline.org/help-yourself/',
    when: ['suicidal', 'phq-item-9', 'too-many-pills + on-purpose'],
    examples: {
      en: [
        'I want to kill myself.',
        "I don't want to live anymore.",
        'Everyone would be better off without me.',
        'I have been cutting myself.',
      ],
      es: ['Quiero matarme.', 'Ya no quiero vivir.', 'Pienso en quitarme la vida.'],
    },
  },
  {
    id: 'harm-to-others',
    level: 'crisis',
    name: {
      en: 'Thoughts of hurting someone, or commanding voices',
      es: 'Ideas de hacer daño a alguien, o voces que ordenan',
    },
    source: 'SAMHSA, https://www.samhsa.gov/find-support/in-crisis',
    when: ['harm-others'],
    examples: {
      en: ['I want to kill my boss.', 'The voices tell me to hurt people.'],
      es: ['Quiero matar a alguien.', 'Las voces me dicen que haga daño.'],
    },
  },
  {
    id: 'violence',
    level: 'crisis',
    name: { en: 'Not safe from somebody', es: 'En peligro por otra persona' },
    source: 'National Domestic Violence Hotline, https://www.thehotline.org/',
    when: ['unsafe'],
    examples: { en: ['My husband hits me.', 'I am afraid to go home.'], es: ['Mi esposo me golpea.'] },
  },
  {
    id: 'poisoning',
    level: 'emergency',
    name: { en: 'Poisoning or overdose', es: 'Envenenamiento o sobredosis' },
    source: nhs('poisoning'),
    when: ['poison-taken', 'too-many-pills + !as-prescribed'],
    examples: {
      en: [
        'I took a whole bottle of Tylenol.',
        'My daughter swallowed a battery.',
        'He drank bleach.',
        'The carbon monoxide alarm went off.',
      ],
      es: ['Me tomé un frasco de pastillas.', 'Mi hijo se tragó una pila.', 'Bebió cloro.'],
    },
  },
  {
    id: 'bleeding',
    level: 'emergency',
    name: { en: 'Bleeding that does not stop', es: 'Sangrado que no para' },
    source:
      'American Red Cross, https://www.redcross.org/take-a-class/resources/learn-first-aid/bleeding-life-threatening-external',
    when: ['bleeding-wont-stop', 'cut-off-part', 'deep-wound + thinner', 'nosebleed + thinner + bleeding-wont-stop'],
    examples: {
      en: [
        "The bleeding won't stop.",
        'I cut my finger off.',
        'The bone is sticking out.',
        'My nosebleed has lasted an hour.',
      ],
      es: ['La herida no deja de sangrar.', 'El hueso está salido.'],
    },
  },
  {
    id: 'burn',
    level: 'emergency',
    name: { en: 'Serious burn or electric shock', es: 'Quemadura grave o descarga eléctrica' },
    source: nhs('burns-and-scalds'),
    when: ['bad-burn', 'electrocuted'],
    examples: {
      en: ['Boiling water burned my whole arm and face.', 'I got an electric shock.'],
      es: ['Me quemé la cara con aceite.', 'Me dio una descarga eléctrica.'],
    },
  },
  {
    id: 'diabetes-high',
    level: 'emergency',
    name: { en: 'Very high blood sugar', es: 'Azúcar muy alta' },
    source: nhs('diabetic-ketoacidosis'),
    when: [
      'sugar-high + vomiting/fruity-breath/belly-pain/breathes-fast/confused/hard-to-wake/breathless/thirst',
      'diabetes + fruity-breath/keeps-vomiting',
      'diabetes + thirst + vomiting',
      'fruity-breath + vomiting/thirst',
    ],
    examples: {
      en: ['My sugar is 480 and I am throwing up.', 'I am diabetic and my breath smells fruity.'],
      es: ['Mi azúcar está en 480 y estoy vomitando.'],
    },
  },
  {
    id: 'sugar-high',
    level: 'urgent',
    name: { en: 'High blood sugar', es: 'Azúcar alta' },
    source: nhs('high-blood-sugar-hyperglycaemia'),
    when: ['sugar-high'],
    examples: { en: ['My sugar has been 350 all week.'], es: ['Mi azúcar está en 350.'] },
  },
  {
    id: 'diabetes-low',
    level: 'emergency',
    name: { en: 'Very low blood sugar', es: 'Azúcar muy baja' },
    source: nhs('low-blood-sugar-hypoglycaemia'),
    when: ['sugar-low', 'diabetes + confused/hard-to-wake/passed-out'],
    examples: { en: ['My blood sugar is 42.'], es: ['Mi azúcar está en 40.'] },
  },
  {
    id: 'blood-pressure',
    level: 'emergency',
    name: { en: 'Very high blood pressure with other signs', es: 'Presión muy alta con otros síntomas' },
    source:
      'American Heart Association, https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/when-to-call-911-for-high-blood-pressure',
    when: [
      'pressure-high + headache/chest-pain/breathless/vision-spots/vision-loss/confused/numb-tingling/weakness/back-pain/nosebleed',
    ],
    examples: {
      en: ['My blood pressure is 210/125 and my head hurts.'],
      es: ['Mi presión es 210 sobre 125 y me duele la cabeza.'],
    },
  },
  {
    id: 'blood-pressure-alone',
    level: 'urgent',
    name: { en: 'Very high blood pressure', es: 'Presión muy alta' },
    source:
      'American Heart Association, https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/when-to-call-911-for-high-blood-pressure',
    when: ['pressure-high'],
    examples: { en: ['My blood pressure was 190 over 110 today.'], es: ['Hoy mi presión fue 190 sobre 110.'] },
  },
  {
    id: 'baby-fever',
    level: 'emergency',
    name: { en: 'Fever in a baby under 3 months', es: 'Fiebre en un bebé de menos de 3 meses' },
    source: nhs('fever-in-children'),
    when: ['is:infant + fever'],
    examples: { en: ['(0.1) She has a fever.'], es: ['(0.1) Tiene fiebre.'] },
  },
  {
    id: 'child-danger',
    level: 'emergency',
    name: { en: 'Danger sign in a child', es: 'Señal de peligro en un niño' },
    source: 'WHO, Integrated Management of Childhood Illness, https://www.who.int/publications/i/item/9789241506823',
    when: [
      'is:child + limp-child/fontanelle-bulging/seizure/blue-lips/stridor/no-urine',
      'is:child + not-feeding + fever/vomiting/hard-to-wake/diarrhea/is:infant',
      'is:infant + not-feeding/hard-to-wake/breathes-fast/never-stops-crying/keeps-vomiting',
      'is:child + breathes-fast + fever/cough/breathless',
      'is:child + drooling + fever/sore-throat/breathless/trouble-swallowing/stridor',
      'fontanelle-bulging',
    ],
    examples: {
      en: [
        '(0.2) He will not feed.',
        '(2) She is limp.',
        '(1) No wet diaper since last night.',
        '(0.5) The soft spot on her head is bulging.',
      ],
      es: ['(0.2) No quiere el pecho.', '(2) Está flácida.', '(1) No ha mojado el pañal.'],
    },
  },
  {
    id: 'airway',
    level: 'emergency',
    name: { en: 'Cannot swallow or open the mouth', es: 'No puede tragar o abrir la boca' },
    source: nhs('quinsy'),
    when: ['cannot-swallow', 'lockjaw'],
    examples: {
      en: ["I can't swallow my own saliva.", 'My jaw is locked and I have spasms.'],
      es: ['No puedo tragar saliva.', 'Tengo la mandíbula trabada.'],
    },
  },
  {
    id: 'cannot-pee',
    level: 'emergency',
    name: { en: 'Cannot pass urine', es: 'No puede orinar' },
    source: nhs('urinary-retention'),
    when: ['cannot-pee'],
    examples: { en: ["I can't pee at all."], es: ['No puedo orinar.'] },
  },
  {
    id: 'fever-low-immunity',
    level: 'emergency',
    name: { en: 'Fever with a weak immune system', es: 'Fiebre con defensas bajas' },
    source: cdc('cancer-preventing-infections/'),
    when: ['low-immunity + fever/chills'],
    examples: { en: ['I am on chemo and I have a fever.'], es: ['Estoy en quimioterapia y tengo fiebre.'] },
  },
  {
    id: 'malaria',
    level: 'emergency',
    name: { en: 'Fever after travel to a country with malaria', es: 'Fiebre tras viajar a un país con malaria' },
    source: nhs('malaria'),
    when: ['malaria-travel + fever/chills'],
    examples: { en: ['I have a fever since I came back from Ghana.'], es: ['Tengo fiebre desde que volví de Ghana.'] },
  },
  {
    id: 'cold-limb',
    level: 'emergency',
    name: { en: 'Limb without blood flow', es: 'Extremidad sin circulación' },
    source: nhs('peripheral-arterial-disease-pad'),
    when: ['cold-limb'],
    examples: { en: ['My leg is suddenly cold and white.'], es: ['Tengo la pierna fría y pálida.'] },
  },
  {
    id: 'leg-clot',
    level: 'urgent',
    name: { en: 'Possible blood clot in the leg', es: 'Posible coágulo en la pierna' },
    source: nhs('deep-vein-thrombosis-dvt'),
    when: ['leg-swollen'],
    examples: { en: ['One calf is swollen and sore.'], es: ['Tengo una pantorrilla hinchada y con dolor.'] },
  },
  {
    id: 'joint-infection',
    level: 'emergency',
    name: { en: 'Hot swollen joint with fever', es: 'Articulación caliente con fiebre' },
    source: nhs('septic-arthritis'),
    when: ['hot-joint + fever/chills'],
    examples: {
      en: ['My knee is hot and swollen and I have a fever.'],
      es: ['Tengo la rodilla caliente e hinchada y fiebre.'],
    },
  },
  {
    id: 'fracture',
    level: 'emergency',
    name: { en: 'Possible broken hip or leg', es: 'Posible fractura de cadera o pierna' },
    source: nhs('hip-fracture'),
    when: ['cannot-bear-weight'],
    examples: { en: ["He fell and can't put weight on his leg."], es: ['Se cayó y no puede apoyar la pierna.'] },
  },
  {
    id: 'skin-infection',
    level: 'emergency',
    name: { en: 'Skin infection that spreads fast', es: 'Infección de la piel que avanza rápido' },
    source: nhs('necrotising-fasciitis'),
    when: ['redness-spreading + fever/chills/feels-dying/confused/worsening', 'redness-spreading'],
    examples: {
      en: ['The redness is spreading up my leg and I have chills.'],
      es: ['El enrojecimiento avanza rápido y tengo fiebre.'],
    },
  },
  {
    id: 'skin-reaction',
    level: 'emergency',
    name: { en: 'Skin that blisters and peels', es: 'Piel que se ampolla y se cae' },
    source: nhs('stevens-johnson-syndrome'),
    when: ['skin-peeling + new-drug/fever'],
    examples: {
      en: ['My skin is peeling and I started a new medicine.'],
      es: ['Se me pela la piel y empecé una medicina nueva.'],
    },
  },
  {
    id: 'venom',
    level: 'emergency',
    name: { en: 'Snake bite or venom', es: 'Mordedura de serpiente o veneno' },
    source: nhs('snake-bites'),
    when: ['bite-venom'],
    examples: { en: ['A snake bit me.'], es: ['Me mordió una víbora.'] },
  },
  {
    id: 'rabies',
    level: 'urgent',
    name: { en: 'Bite of an animal that may have rabies', es: 'Mordedura de un animal que puede tener rabia' },
    source: cdc('rabies/prevention/'),
    when: ['bat-bite'],
    examples: { en: ['A bat bit me.'], es: ['Me mordió un murciélago.'] },
  },
  {
    id: 'alcohol-withdrawal',
    level: 'emergency',
    name: { en: 'Alcohol withdrawal', es: 'Abstinencia de alcohol' },
    source: 'MedlinePlus, https://medlineplus.gov/ency/article/000764.htm',
    when: ['alcohol-stopped + shaky/hallucinations/seizure/confused/sweating/chills'],
    examples: {
      en: ['I stopped drinking two days ago and I am shaking.'],
      es: ['Dejé de beber hace dos días y estoy temblando.'],
    },
  },
  {
    id: 'hallucinations',
    level: 'urgent',
    name: { en: 'Seeing or hearing what is not there', es: 'Ver u oír lo que no existe' },
    source: nhs('psychosis'),
    when: ['hallucinations'],
    examples: { en: ['I hear voices.'], es: ['Oigo voces.'] },
  },
  {
    id: 'wound',
    level: 'emergency',
    name: { en: 'Wound after an operation with warning signs', es: 'Herida de operación con señales de alarma' },
    source: 'MedlinePlus, https://medlineplus.gov/ency/patientinstructions/000738.htm',
    when: ['wound-opened', 'wound-infected + fever/chills'],
    examples: {
      en: ['My wound has opened up.', 'There is pus in my incision and I have a fever.'],
      es: ['Se me abrió la herida.', 'La herida tiene pus y tengo fiebre.'],
    },
  },
  {
    id: 'dehydration',
    level: 'urgent',
    name: { en: 'Cannot keep fluids down', es: 'No retiene líquidos' },
    source: nhs('dehydration'),
    when: ['keeps-vomiting + no-urine/fainted/dizzy', 'no-urine + fainted/dizzy/diarrhea/vomiting'],
    examples: { en: ["I can't keep anything down and I feel dizzy."], es: ['No paro de vomitar y estoy mareado.'] },
  },
  {
    id: 'dying',
    level: 'emergency',
    name: { en: 'Feels near death', es: 'Siente que se muere' },
    source: nhs('anaphylaxis'),
    when: ['dying'],
    examples: { en: ['I think I am dying.'], es: ['Creo que me estoy muriendo.'] },
  },
  {
    id: 'heat-water',
    level: 'emergency',
    name: { en: 'Heatstroke or near drowning', es: 'Golpe de calor o casi ahogamiento' },
    source: nhs('heat-exhaustion-heatstroke'),
    when: ['heat-stroke', 'drowned'],
    examples: { en: ['I have been in the sun and collapsed.'], es: ['Tengo un golpe de calor.'] },
  },
  {
    id: 'older-pneumonia',
    level: 'urgent',
    name: { en: 'Fever and phlegm at 65 or older', es: 'Fiebre y flema a los 65 años o más' },
    source: nhs('pneumonia'),
    when: ['is:65 + fever + phlegm/breathless', 'fever + phlegm + breathless'],
    examples: { en: ['(70) I have a fever and cough up green phlegm.'], es: ['(70) Tengo fiebre y flema verde.'] },
  },
];
