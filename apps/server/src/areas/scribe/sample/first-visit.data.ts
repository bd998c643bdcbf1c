/** The visit of the sample patient that every new account has. Invented by us; nobody in it exists. */
export const firstVisit = {
  /** `title` of the chart: whoever sees the name sees what it is. */
  patient: { title: 'Rosa Lind (sample)', dateOfBirth: '1984-05-09', sex: 'female' },
  dialogue: `Doctor: Hello, Rosa. What brings you in today?
Patient: I have had headaches for about three weeks, mostly on the right side.
Doctor: How often do they come?
Patient: Twice a week, and each one lasts about six hours.
Doctor: Do you have nausea or vomiting with them?
Patient: Some nausea, but no vomiting. Bright light makes it worse.
Doctor: Any weakness, numbness or trouble seeing?
Patient: No weakness and no numbness. My vision is fine.
Doctor: What do you take for them?
Patient: I take ibuprofen four hundred milligrams when one starts. It helps a little.
Doctor: Do you have any allergies?
Patient: I am allergic to penicillin, I get a rash.
Doctor: What about your family?
Patient: My mother has migraines.
Doctor: Do you smoke, and what do you do for work?
Patient: I do not smoke. I work as a bus driver.
Doctor: Your blood pressure today is one eighteen over seventy-four and your pulse is sixty-eight. Your neck is supple. Your pupils are equal. Strength is normal in both arms and both legs.
Patient: Good.
Doctor: I think you have migraine without aura. I am going to start sumatriptan fifty milligrams at the beginning of a headache. Keep a headache diary. I will see you again in six weeks.
Patient: All right.
Doctor: Go to the emergency department if you get a sudden severe headache or new weakness.
Patient: I will. Thank you.`,
} as const;
