/** A visit that never took place, for previews. Written so that every usual section has something to say. */
export const sampleVisit = `Doctor: Good morning, Daniel. What brings you in today?
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
Patient: Thank you, doctor.`;
