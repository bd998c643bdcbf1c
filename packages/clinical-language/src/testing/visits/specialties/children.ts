import type { SpecialtyVisit } from './specialty-visit.ts';

export const infantCheck: SpecialtyVisit = {
  title: 'check at four months',
  starter: 'pediatric-well-visit',
  sex: 'male',
  source: `Doctor: Hi, you're here with Oliver for his four month check?
Mother: Yes, he's four months old now. I'm his mom.
Doctor: Any concerns today?
Mother: He has a dry patch on his cheek and he spits up a little after feeds.
Doctor: Any illnesses since last time?
Mother: He had a cold two weeks ago, no fever.
Doctor: What is he eating?
Mother: Breast milk every three hours and one bottle of formula at night, about four ounces. He gets vitamin D drops.
Doctor: How many wet diapers?
Mother: Six or seven a day. He poops once a day, soft and yellow.
Doctor: Where does he sleep?
Mother: On his back in a crib in our room. He wakes twice at night.
Doctor: Does he roll over?
Mother: He rolls from tummy to back, he smiles and laughs and grabs his toys.
Doctor: Who is at home?
Mother: Me, my husband and his sister. Nobody smokes. He rides in a rear-facing car seat.
Doctor: He was born at 39 weeks?
Mother: Yes, a vaginal birth, seven pounds two ounces, no problems.
Doctor: Any allergies?
Mother: None that we know of.
Doctor: His weight is 14 pounds 8 ounces, that's the 50th percentile. Length is 25 inches, 60th percentile, and head circumference is 16.5 inches, the 55th.
Doctor: The fontanelle is soft and flat. Heart is regular without a murmur. Hips are stable. There is a dry red patch on the left cheek.
Doctor: So he's growing and developing well. The patch is mild eczema. Use a thick moisturizer twice a day and hydrocortisone 1 percent on the red spot for five days. The spitting up is normal reflux, keep him upright for twenty minutes after feeds.
Doctor: Today he gets his second DTaP, polio, Hib, pneumococcal and rotavirus vaccines. 
Mother: Okay, that's fine.
Doctor: Don't give solid food before six months, and never leave him alone on the changing table. Call if he has a fever over 100.4 or won't eat. See you at six months.`,
  facts: {
    'interval-history': [
      /mother/,
      /dry patch on his cheek/,
      /spits up/,
      /cold 2 weeks ago/,
      /no fever|denies[^.]*fever/,
    ],
    'birth-history': [/39 weeks/, /vaginal birth/, /7 pounds 2 ounces/],
    nutrition: [/breast milk every 3 hours/, /formula[^.]*4 ounces/, /vitamin d/],
    elimination: [/6 (?:or|to) 7/, /(?:soft and yellow|once a day)/],
    sleep: [/on his back in a crib/, /wakes twice/],
    development: [/rolls from tummy to back/, /smiles/],
    'social-history': [/nobody smokes|no one smokes/, /rear-facing car seat/],
    allergies: [/none|no known/],
    vitals: [/14 pounds 8 ounces/, /50th percentile/, /25 inches/, /60th/, /16\.5 inches/, /55th/],
    'physical-exam': [/fontanelle[^.]*soft and flat/, /murmur/, /hips[^.]*stable/, /dry red patch on the left cheek/],
    immunizations: [/DTaP/, /rotavirus/],
    'assessment-and-plan': [/eczema/, /moisturizer twice/, /hydrocortisone 1%[^.]*5 days/, /upright/],
    'anticipatory-guidance': [/solid food/, /changing table/],
    'follow-up': [/6 months/, /100\.4/],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /reports[^.]*fever/, /she (?:rolls|smiles|wakes|has|is)/],
  },
};

export const sickChild: SpecialtyVisit = {
  title: 'a child with a cough',
  starter: 'general-visit',
  sex: 'female',
  source: `Doctor: Hi, I'm Dr. Lee. Who do we have here?
Father: This is Emma, she's three. I'm her dad.
Doctor: What's going on with her?
Father: She's had a barky cough since last night and a fever of 101.8.
Doctor: Any trouble breathing?
Father: She made a noisy sound when she breathed in, but only when she cried.
Doctor: Is she drinking?
Father: She drinks juice but she won't eat. She peed this morning.
Doctor: Any vomiting or diarrhea?
Father: No.
Doctor: Are her shots up to date?
Father: Yes, all of them.
Doctor: Is anyone else sick?
Father: Her brother has a cold. I have asthma, does that matter?
Doctor: It can run in families. Any allergies?
Father: She got a rash from amoxicillin.
Doctor: Temperature is 100.9. Oxygen is 98 percent. She weighs 14 kilos. There's no stridor at rest. Lungs are clear. Ears are normal.
Doctor: This is croup, a mild one. I'll give her a dose of dexamethasone 8 milligrams by mouth now. Give her acetaminophen 160 milligrams every six hours for the fever. Keep her calm, and cool air helps. If she has noisy breathing at rest, drools or turns blue, call 911. If she's not better in three days, come back.`,
  facts: {
    'chief-complaint': [/cough/],
    'past-medical-history': [/shots[^.]*up to date/],
    'history-of-present-illness': [
      /father/,
      /barky cough since last night/,
      /101\.8/,
      /noisy sound/,
      /juice/,
      /denies[^.]*vomiting|no vomiting/,
      /brother has a cold/,
    ],
    allergies: [/amoxicillin/, /rash/],
    vitals: [/100\.9/, /98%/, /14 k/],
    'physical-exam': [/no stridor at rest/, /lungs[^.]*clear/],
    'assessment-and-plan': [/croup/, /dexamethasone 8 mg/, /acetaminophen 160 mg every 6 hours/],
    'follow-up': [/911/, /3 days/],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /she has asthma/, /patient has asthma/, /\bhe (?:drinks|has)/],
  },
};
