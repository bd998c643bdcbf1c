import type { Locale } from './locale.ts';

/** Numbers of a country: an ambulance, and a line for people in crisis where one is open to all by day and night. */
type Numbers = { emergency: string; crisis?: string };

/** By ISO 3166 code. A clinic has to compare the numbers of its country with the services before it relies on them. */
export const numbersOfCountries: Readonly<Record<string, Numbers>> = {
  US: { emergency: '911', crisis: '988' },
  PR: { emergency: '911', crisis: '988' },
  CA: { emergency: '911', crisis: '988' },
  GB: { emergency: '999', crisis: '116 123' },
  IE: { emergency: '112', crisis: '116 123' },
  AU: { emergency: '000', crisis: '13 11 14' },
  NZ: { emergency: '111', crisis: '1737' },
  ES: { emergency: '112', crisis: '024' },
  FR: { emergency: '112', crisis: '3114' },
  DE: { emergency: '112', crisis: '0800 111 0 111' },
  MX: { emergency: '911', crisis: '800 911 2000' },
  CL: { emergency: '131', crisis: '*4141' },
  AR: { emergency: '911' },
  CO: { emergency: '123' },
  PE: { emergency: '106' },
  IN: { emergency: '112', crisis: '14416' },
};

export const emergencyTexts: Readonly<
  Record<Locale, { emergency: string; crisis: string; line: string; urgent: string; anyNumber: string; stop: string }>
> = {
  en: {
    emergency:
      'What you wrote may be an emergency. Call {number} now. Do not drive yourself. If you can, have someone stay with you.',
    crisis: 'You are not alone, and help is here now. If you or someone else is in danger, call {number} now.',
    line: 'You can talk to a trained person at any hour: call {line}.',
    urgent: 'What you wrote should be seen today. Our staff will read it. If you feel worse, call {number}.',
    anyNumber: 'your local emergency number',
    stop: 'We stop the questions here. Our staff has been told.',
  },
  es: {
    emergency:
      'Lo que escribió puede ser una emergencia. Llame al {number} ahora. No maneje usted. Si puede, pida a alguien que se quede con usted.',
    crisis: 'No está solo y hay ayuda ahora. Si usted u otra persona está en peligro, llame al {number} ahora.',
    line: 'Puede hablar con una persona preparada a cualquier hora: llame al {line}.',
    urgent: 'Lo que escribió se debe revisar hoy. Nuestro personal lo leerá. Si se siente peor, llame al {number}.',
    anyNumber: 'número de emergencias de su zona',
    stop: 'Aquí paramos las preguntas. Ya avisamos a nuestro personal.',
  },
};
