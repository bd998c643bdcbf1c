import type { SpecialtyVisit } from './specialty-visit.ts';

export const afterHernia: SpecialtyVisit = {
  title: 'two weeks after a hernia repair',
  starter: 'postoperative-visit',
  sex: 'male',
  source: `Doctor: Hello Mr. Novak, it's two weeks since your right inguinal hernia repair on October twelfth. How are you?
Patient: Pretty good. It's sore when I cough, about a three out of ten.
Doctor: What are you taking for the pain?
Patient: Just Tylenol now. I stopped the oxycodone after three days.
Doctor: Any fever or chills?
Patient: No.
Doctor: Any drainage from the wound?
Patient: A little clear fluid the first days, nothing since.
Doctor: Are you eating and moving your bowels?
Patient: Eating fine. I was constipated but the stool softener helped.
Doctor: Any trouble passing urine?
Patient: No.
Doctor: Are you walking?
Patient: Half an hour every day. 
Doctor: Any allergies?
Patient: Codeine makes me sick.
Doctor: Temperature is 98.2 and blood pressure 132 over 80.
Doctor: Let me look. The incision is clean and dry with the edges together. No redness and no drainage. There is mild swelling of the right groin, and no bulge when you cough.
Doctor: So you're healing well after the hernia repair. The swelling is a small seroma and it should go away by itself. No lifting over ten pounds for four more weeks. You can drive and go back to desk work on Monday. Stop the stool softener when you don't need it. Call if you have fever, spreading redness, pus or a new bulge. I'll see you in four weeks.`,
  facts: {
    operation: [/right inguinal hernia repair/, /october 12|october twelfth|2 weeks/],
    'interval-history': [
      /sore when he coughs/,
      /3\/10|3 out of 10/,
      /(?:denies|no)[^.]*fever/,
      /clear fluid/,
      /eating|eats/,
      /stool softener helped/,
      /(?:denies|no)[^.]*trouble passing urine/,
      /walking: half an hour daily/,
    ],
    medications: [/tylenol/, /stopped the oxycodone/],
    allergies: [/codeine/],
    vitals: [/98\.2/, /132\/80/],
    'wound-exam': [/incision[^.]*clean and dry/, /no redness/, /swelling of the right groin/, /no bulge/],
    'assessment-and-plan': [/seroma/, /lift[^.]*10 pounds[^.]*4 more weeks/, /desk work/],
    'follow-up': [/4 weeks/, /spreading redness/],
  },
  never: { anywhere: [/\bI\b/, /\byou\b/, /left/, /reports[^.]*fever/] },
};
