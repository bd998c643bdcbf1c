import type { Visit } from './visit.ts';

export const rash: Visit = {
  title: 'rash, WebVTT',
  sex: 'male',
  source: `WEBVTT

00:00:01.000 --> 00:00:03.000
<v Doctor>What's bothering you today?

00:00:03.500 --> 00:00:08.000
<v Patient>I have an itchy rash on both forearms since I worked in the garden on Sunday.

00:00:08.500 --> 00:00:10.000
<v Doctor>Is it spreading?

00:00:10.500 --> 00:00:13.000
<v Patient>Yes, it spread to my neck this morning.

00:00:13.500 --> 00:00:15.000
<v Doctor>Any trouble breathing or swelling of the face?

00:00:15.500 --> 00:00:19.000
<v Patient>No. I put calamine on it and it didn't help. I don't have any allergies to drugs.

00:00:19.500 --> 00:00:26.000
<v Doctor>There are linear red papules with small vesicles on both forearms. No signs of infection. No facial swelling.

00:00:26.500 --> 00:00:38.000
<v Doctor>This looks like poison ivy dermatitis. Use triamcinolone 0.1 percent cream twice a day for ten days. You can take cetirizine 10 milligrams at night for the itch. Don't scratch it. Wash the clothes you wore. Call if it gets near your eyes.`,
  facts: {
    cc: [/rash/],
    hpi: [
      /itchy rash on both forearms since he worked in (?:the|his) garden on Sunday/,
      /neck this morning/,
      /denies[^.]*trouble breathing/,
      /denies[^.]*swelling of the face/,
      /calamine/,
      /not help/,
    ],
    allergies: [/(?:no|denies)[^.]*(?:drug allergies|allergies to drugs)/],
    exam: [/linear red papules with small vesicles on both forearms/, /no signs of infection/, /no facial swelling/],
    assessment: [/poison ivy dermatitis/],
    plan: [
      /triamcinolone 0\.1% cream twice a day for 10 days/,
      /cetirizine 10 mg at night/,
      /(?:not|avoid) scratch/,
      /wash the clothes/,
    ],
    followup: [/call if it gets near (?:his|the) eyes/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*trouble breathing/, /allergic to/], cc: [/breathing/] },
};

export const mole: Visit = {
  title: 'a mole',
  sex: 'female',
  source: `Doctor: You're here about a mole?
Patient: Yes, there's one on my back that my wife says has been growing for six months. It bled last week.
Doctor: Does it itch?
Patient: Sometimes.
Doctor: Have you had skin cancer before?
Patient: No, but my father had melanoma. I burned a lot as a kid. I don't use sunscreen.
Doctor: Do you take any blood thinners?
Patient: No. I take omeprazole 20 milligrams a day for reflux.
Doctor: On the left upper back there is an asymmetric 8 millimeter brown macule with irregular borders. The other moles look benign. No enlarged lymph nodes.
Doctor: I'm concerned about an atypical nevus, we need to rule out melanoma. I'll do a shave biopsy today. Keep the site covered and use Vaseline daily. Use sunscreen SPF 30. I'll call you with the pathology in one week. Skin check again in six months.`,
  facts: {
    cc: [/mole/],
    hpi: [
      /back/,
      /growing for 6 months/,
      /bled last week/,
      /burned a lot as a kid/,
      /itch/,
      /(?:denies|no|not)[^.]*skin cancer/,
    ],
    fh: [/father had melanoma/],
    sh: [/(?:not|no)[^.]*sunscreen/],
    meds: [/omeprazole 20 mg[^.]*reflux/, /(?:denies|not)[^.]*blood thinners/],
    exam: [
      /left upper back[^.]*asymmetric 8 mm brown macule with irregular borders/,
      /benign/,
      /no enlarged lymph nodes/,
    ],
    assessment: [/atypical nevus/, /rule out melanoma/],
    plan: [/shave biopsy/, /vaseline daily/i, /SPF 30/i],
    followup: [/pathology in 1 week/, /6 months/],
  },
  never: { anywhere: [/\bI\b/, /right upper back/, /patient had melanoma/, /she had melanoma/] },
};

export const pregnancy: Visit = {
  title: 'pregnancy check',
  sex: 'female',
  source: `Midwife: Hi Sara, you are 28 weeks today. How are you feeling?
Patient: Tired, and I have heartburn at night. The baby moves a lot.
Midwife: Any bleeding, contractions or fluid leaking?
Patient: No bleeding, no leaking. A few tightenings when I walk, they stop when I rest.
Midwife: Headaches or vision changes?
Patient: No.
Midwife: Are you taking your prenatal vitamins and iron?
Patient: The vitamins yes. I stopped the iron because it made me constipated. This is my second pregnancy. The first was a cesarean in 2021.
Midwife: Blood pressure is 112 over 68. Weight is 72 kilos. Fundal height is 28 centimeters. Fetal heart rate is 144. No edema.
Midwife: Your glucose test was 128, so that's normal. Hemoglobin is 10.4.
Midwife: So you have a normal pregnancy at 28 weeks with mild anemia. Take the iron every other day with orange juice. Take Tums for the heartburn. You are Rh negative so we'll give you RhoGAM today, and the Tdap vaccine. Come back in two weeks. Call right away for bleeding, leaking fluid, or if the baby moves less.`,
  facts: {
    cc: [/pregnan|28 weeks|prenatal|tired|heartburn/],
    hpi: [
      /28 weeks/,
      /tired/,
      /heartburn at night/,
      /baby moves a lot/,
      /denies[^.]*bleeding/,
      /(?:denies|no)[^.]*leaking/,
      /tightenings when she walks/,
      /denies[^.]*headaches/,
      /denies[^.]*vision changes/,
    ],
    meds: [/vitamins/, /stopped the iron[^.]*constipated/],
    pmh: [/second pregnancy/, /cesarean in 2021/],
    vitals: [/112\/68/, /72 kilos|72 kg/],
    exam: [/fundal height[^.]*28 cm/, /fetal heart rate[^.]*144/, /no edema/],
    results: [/glucose[^.]*128/, /hemoglobin[^.]*10\.4/],
    assessment: [/normal pregnancy at 28 weeks/, /mild anemia/],
    plan: [/iron every other day with orange juice/, /tums for the heartburn/i, /rh negative/i, /rhogam today/, /tdap/],
    followup: [/2 weeks/, /bleeding, leaking fluid/, /baby moves less/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*bleeding/, /\byou\b/], cc: [/vision|bleeding/] },
};
