import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../features/accounts/RegisterPage.tsx';

export const Route = createFileRoute('/_public/register')({ component: RegisterPage });
