import type { VisitType } from '@clinical/contract/scribe/synthetic.schemas';

/**
 * A visit that never took place. `dialogue` is its transcript, one speaker's words a line; `specialty` is spelled as in the catalogue
 * of starter templates.
 */
export type SampleVisit = {
  key: string;
  title: string;
  specialty: string;
  visitType: VisitType;
  dialogue: string;
};

/** Made up by us, for previews and for trying templates. The first has something to say for every usual section. */
export const sampleVisits: readonly [SampleVisit, ...SampleVisit[]] = [
  {
    key: 'knee',
    title: 'Knee injury',
    specialty: 'Orthopedics',
    visitType: 'acute',
    dialogue: `Doctor: Good morning, Daniel. What brings you in today?
Patient: My left knee hurts. I twisted it on the stairs about two weeks ago and it has been swollen since then.
Doctor: On a scale from zero to ten, how bad is the pain?
Patient: About a six when I walk, and it wakes me up at night. Resting helps.
Doctor: Does the knee lock or give way?
Patient: No, it does not lock and it does not give way.
Doctor: Any fever or chills?
Patient: No fever and no chills.
Doctor: Any chest pain or shortness of breath?
Patient: No chest pain. No shortness of breath.
Doctor: What do you take for it?
Patient: I take ibuprofen four hundred milligrams twice a day. I also take lisinopril ten milligrams every morning for my blood pressure.
Doctor: Do you have any allergies?
Patient: I am allergic to penicillin, I get a rash.
Doctor: Any other illnesses or operations?
Patient: I have high blood pressure. I had my appendix taken out in 2009.
Doctor: What about your family?
Patient: My father had a heart attack at sixty.
Doctor: Do you smoke, and what do you do for work?
Patient: I quit smoking five years ago. I work as an electrician.
Doctor: Your blood pressure today is one twenty-eight over eighty-two and your pulse is seventy-two. Let me look at your knee. There is a moderate effusion of the left knee. There is tenderness over the medial joint line. The knee is stable. Your heart is regular without a murmur. Your lungs are clear.
Patient: Okay.
Doctor: I looked at the x-ray of your left knee and it shows no fracture.
Patient: That is good to hear.
Doctor: I think you have a tear of the medial meniscus. I am going to order an MRI of your left knee. Continue the ibuprofen with food. I will refer you to physical therapy. Your blood pressure is well controlled, so continue the lisinopril.
Patient: All right.
Doctor: Call us if the knee locks or if you have a fever. I will see you again in three weeks.
Patient: Thank you, doctor.`,
  },
  {
    key: 'diabetes',
    title: 'Diabetes follow-up',
    specialty: 'Primary care',
    visitType: 'follow-up',
    dialogue: `Doctor: Hello, Mrs. Lindqvist. You are here for your diabetes follow-up. How have you been?
Patient: Mostly well. My sugars in the morning are around one hundred and fifty. I feel more thirsty than before.
Doctor: Any numbness or tingling in the feet?
Patient: Some tingling in both feet at night, for about three months.
Doctor: Any low sugars, blurred vision or chest pain?
Patient: No low sugars. No blurred vision. No chest pain.
Doctor: Which medications are you taking?
Patient: Metformin one thousand milligrams twice a day and atorvastatin twenty milligrams at night. I stopped the glipizide because it made me dizzy.
Doctor: Any allergies?
Patient: Sulfa gives me hives.
Doctor: Are you walking, and do you smoke?
Patient: I walk half an hour three times a week. I have never smoked.
Doctor: Your blood pressure is one thirty-eight over eighty-six, your weight is eighty-four kilograms. Your A1c from last week is eight point one percent. Your creatinine is zero point nine. On your feet the skin is intact. Monofilament sensation is reduced on both soles. Your lungs are clear.
Patient: Is that bad?
Doctor: Your type 2 diabetes is not well controlled, and I think the tingling is diabetic neuropathy. I am going to start empagliflozin ten milligrams every morning. Continue the metformin. I will order an eye exam and a urine albumin. Check your feet every day.
Patient: I can do that.
Doctor: Come back in three months with a new A1c. Call us if you cannot keep fluids down.`,
  },
  {
    key: 'chest-pain',
    title: 'Chest pain',
    specialty: 'Emergency medicine',
    visitType: 'acute',
    dialogue: `Doctor: I am Doctor Amara. Tell me what happened.
Patient: I had a pressure in the middle of my chest about two hours ago while I carried boxes. It went into my left arm.
Doctor: How long did it last, and how strong was it?
Patient: Twenty minutes, seven out of ten. I was sweating and a little sick. It stopped when I sat down.
Doctor: Did you pass out, or have a fever or a cough?
Patient: I did not pass out. No fever, no cough.
Doctor: What illnesses do you have?
Patient: High blood pressure and high cholesterol. My brother had a stent at fifty-two.
Doctor: What do you take?
Patient: Amlodipine five milligrams and rosuvastatin ten milligrams. I am not allergic to anything.
Doctor: Do you smoke?
Patient: Half a pack a day for twenty years.
Doctor: Your blood pressure is one fifty-two over ninety, pulse eighty-eight, oxygen ninety-seven percent. Your heart is regular without a murmur. Your lungs are clear. There is no swelling in your legs. The ECG shows no ST elevation. The first troponin is normal.
Patient: So is it my heart?
Doctor: I am concerned about unstable angina. I am giving you three hundred and twenty-five milligrams of aspirin. We will repeat the troponin in three hours. I will admit you to cardiology for a stress test. Tell the nurse right away if the pain comes back.
Patient: Okay.`,
  },
  {
    key: 'anxiety',
    title: 'Therapy session',
    specialty: 'Psychiatry',
    visitType: 'follow-up',
    dialogue: `Doctor: How have things been since our last session?
Patient: I had two panic attacks at work. I sleep about five hours a night because I worry about my presentation.
Doctor: How is your mood and your appetite?
Patient: My mood is a bit low. My appetite is fine.
Doctor: Any thoughts of hurting yourself or anybody else?
Patient: No, never.
Doctor: Are you taking the sertraline?
Patient: Yes, fifty milligrams every morning. At first I felt sick, now it is fine. I drink no alcohol.
Doctor: Did you use the breathing exercise?
Patient: Twice. It helped with the second attack.
Doctor: You are well groomed and make good eye contact. Your speech is normal. Your affect is anxious. Your thinking is clear and your judgment is good. The GAD-7 today is fourteen.
Patient: It was seventeen last time.
Doctor: Your panic disorder is improving but not well controlled. I am going to increase the sertraline to one hundred milligrams. We practiced a worry record today. Write it every evening. I will see you again in two weeks. If the attacks get worse, call the clinic.`,
  },
  {
    key: 'well-child',
    title: 'Well visit at fifteen months',
    specialty: 'Pediatrics',
    visitType: 'well',
    dialogue: `Doctor: Good morning. How is Noor doing?
Mother: She is doing great. She walks by herself and says about five words.
Doctor: What does she eat and drink?
Mother: She eats what we eat. She drinks sixteen ounces of whole milk a day.
Doctor: How does she sleep?
Mother: Eleven hours at night with one nap.
Doctor: Any fever, cough or rash?
Mother: A runny nose last week, it is gone. No fever and no rash.
Doctor: Any allergies or medications?
Mother: No allergies that we know. She takes vitamin D drops.
Doctor: Who lives at home, and does anybody smoke?
Mother: Her father, me and her brother. Nobody smokes.
Doctor: She weighs ten point four kilograms and is seventy-eight centimeters long. Her ears are clear. Her heart is regular. Her lungs are clear. The belly is soft. Her gait is steady for her age.
Mother: Good.
Doctor: She is growing well and her development is on track. She will get her MMR and varicella vaccines today. Keep her in a rear-facing car seat. I will see her again at eighteen months. Call us for a fever over one hundred and two.`,
  },
  {
    key: 'skin',
    title: 'Mole check',
    specialty: 'Dermatology',
    visitType: 'new',
    dialogue: `Doctor: What can I do for you today?
Patient: My wife noticed a mole on my right shoulder. It has grown over the last four months and it itches.
Doctor: Has it bled?
Patient: No, it has not bled.
Doctor: Have you had skin cancer, or has anybody in your family?
Patient: My mother had melanoma. I had many sunburns as a child.
Doctor: Which medicines do you take, and any allergies?
Patient: Nothing regularly. Adhesive tape gives me a rash.
Doctor: What is your work?
Patient: I am a roofer. I do not use sunscreen.
Doctor: On the right posterior shoulder there is an eight millimeter brown macule with irregular borders and two colors. There are no other suspicious lesions. There are no enlarged lymph nodes in the armpits.
Patient: What do you think it is?
Doctor: I am concerned about an atypical nevus, and melanoma needs to be ruled out. I recommend an excisional biopsy with two millimeter margins. I explained the risks of bleeding, infection and scar, and you agree. We will do it today under local anesthesia. Use sunscreen with SPF fifty. I will call you with the pathology in one week.
Patient: All right.`,
  },
];
