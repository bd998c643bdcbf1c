export { useToday } from './use-today.ts';
