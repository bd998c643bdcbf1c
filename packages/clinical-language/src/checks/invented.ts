/** Sentences of weight that nobody says in the dialogues that the self-test uses. */
export const inventedSentences: readonly string[] = [
  'He was treated for malaria after a journey to Kenya.',
  'A tetanus vaccine was given in the left deltoid.',
  'Her kidney was donated to a cousin in 1998.',
  'Underwent a splenectomy after a skiing accident.',
  'Takes lithium 300 mg three times a day for bipolar disorder.',
  'Allergic to shellfish with anaphylaxis.',
  'Carotid ultrasound shows a stenosis of 70%.',
  'We will refer to vascular surgery for an aneurysm.',
  'Uncle died of pancreatic cancer at the age of 52.',
  'Works as a welder and is exposed to asbestos.',
  'Bone density scan shows osteoporosis of the hip.',
  'He has been hearing voices and has hallucinations.',
];
