import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { parseTranscript } from '../parse-transcript.ts';
import { assignRoles } from '../speaker-roles.ts';

/** Dialogues written for the tests. */
export const kneeVisit = `Doctor: Hi Daniel, good to see you. How was the drive?
Patient: Not bad, a bit of traffic.
Doctor: So Daniel is a 46-year-old male who presents today with left knee pain. Tell me what happened.
Patient: Um, so I twisted my left knee on the stairs about two weeks ago, and it has been swollen since then.
Doctor: Any numbness or tingling in the foot?
Patient: No.
Doctor: Any fever or chills?
Patient: No, nothing like that.
Doctor: Have you had any trouble sleeping?
Patient: Yes, the pain wakes me up at night.
Doctor: What are you taking for it?
Patient: I take ibuprofen four hundred milligrams twice a day and it helps a little.
Doctor: Do you have any allergies?
Patient: I'm allergic to penicillin, I get a rash.
Doctor: Okay, let me take a look at your knee. There is swelling of the left knee. You have tenderness over the medial joint line. Your heart is regular without a murmur.
Patient: Okay.
Doctor: I reviewed the x-ray of your left knee and it shows no fracture.
Patient: That's good.
Doctor: So for your left knee pain, I think this is a medial meniscus tear. I am going to order an MRI of your left knee. I want you to continue ibuprofen four hundred milligrams twice a day. I will refer you to physical therapy. Let's see you back in three weeks.
Patient: Sounds good, thank you.`;

/** The same kind of visit as raw speech text: no punctuation, no capitals. */
export const rawVisit = `[doctor] hi maria how are you today
[patient] i'm okay thanks
[doctor] so i see you are here for a cough tell me about that
[patient] yeah i've been coughing for about ten days now and it gets worse at night
[doctor] okay do you have any shortness of breath
[patient] no
[doctor] any chest pain
[patient] no chest pain
[doctor] and have you been taking anything for it
[patient] i've been taking robitussin but it doesn't really help
[doctor] alright let me listen to your lungs your lungs are clear on both sides and your throat is a little red
[patient] okay
[doctor] so i think you have an acute bronchitis i'm gonna prescribe you an albuterol inhaler two puffs every six hours as needed and i want you to drink plenty of fluids
[patient] okay sounds good`;

/** Parsed, with roles. */
export const read = (source: string): Utterance[] => assignRoles(parseTranscript(source).utterances);
