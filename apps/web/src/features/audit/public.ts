export { EmergencyBanner } from './EmergencyBanner.tsx';
export { EmergencyDoor } from './EmergencyDoor.tsx';
export { useOwnEmergency } from './use-own-emergency.ts';
export { WhoOpenedButton } from './WhoOpenedButton.tsx';
