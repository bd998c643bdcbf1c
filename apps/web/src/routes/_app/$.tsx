import { createFileRoute } from '@tanstack/react-router';
import { NoSuchPage } from '../../shell/NoSuchPage.tsx';

/** Every other address, inside the shell: an area that is not built yet, or nothing at all. */
export const Route = createFileRoute('/_app/$')({ component: NoSuchPage });
