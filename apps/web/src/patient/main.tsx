import { createRoot } from 'react-dom/client';
import { setLocale } from '../lib/locale.ts';
import { linkOf } from './link-server.ts';
import { ownLocale } from './own-locale.ts';
import { PatientPage } from './PatientPage.tsx';
import '../ui/theme-patient.css';
import './patient.css';

setLocale(ownLocale(navigator.languages));
createRoot(document.getElementById('root')!).render(<PatientPage link={linkOf(location.hash)} />);
// another link in the same tab is another page
addEventListener('hashchange', () => location.reload());
