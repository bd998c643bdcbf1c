import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';

/** Every other address, inside the shell. */
export const Route = createFileRoute('/_app/$')({ component: NotFoundPage });
