import { createFileRoute } from '@tanstack/react-router';
import { PublicLayout } from '../shell/PublicLayout.tsx';

/** The pages before sign-in: no sidebar, no top bar. */
export const Route = createFileRoute('/_public')({ component: PublicLayout });
