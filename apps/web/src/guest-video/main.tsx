import { createRoot } from 'react-dom/client';
import { setLocale } from '../lib/locale.ts';
import { linkOf } from '../patient/link-server.ts';
import { ownLocale } from '../patient/own-locale.ts';
import { GuestPage } from './GuestPage.tsx';
import '../ui/theme-patient.css';
import '../patient/patient.css';
import './guest-video.css';

setLocale(ownLocale(navigator.languages));
createRoot(document.getElementById('root')!).render(<GuestPage link={linkOf(location.hash)} />);
// another link in the same tab is another page
addEventListener('hashchange', () => location.reload());
