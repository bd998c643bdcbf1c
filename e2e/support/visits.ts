/** Dialogues of our own, for typing in. */
export const coughVisit = `Doctor: Good morning, what brings you in today?
Patient: I have had a cough for two weeks and it keeps me up at night.
Doctor: Any fever or chest pain?
Patient: No fever. No chest pain.
Doctor: Your lungs are clear on both sides. I will start you on benzonatate 100 mg three times a day.
Patient: Okay, thank you.`;

/** Long enough that a model server that writes a section at a time shows several steps. */
export const kneeVisit = `Doctor: Hello, how is the knee today?
Patient: It has been swollen since I fell on the stairs last Friday.
Doctor: Can you put weight on it?
Patient: I can walk, but it hurts when I climb stairs.
Doctor: Any numbness in the foot?
Patient: No numbness.
Doctor: Do you take anything for the pain?
Patient: I take ibuprofen 400 mg twice a day and it helps.
Doctor: Any allergies to medicines?
Patient: I am allergic to penicillin.
Doctor: There is a small effusion of the right knee, and the ligaments are stable. We will get an X-ray, and I want you to rest and ice it. Come back in two weeks.
Patient: All right, I will.`;
