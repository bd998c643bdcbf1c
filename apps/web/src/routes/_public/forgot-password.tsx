import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/accounts/ForgotPasswordPage.tsx';

export const Route = createFileRoute('/_public/forgot-password')({ component: ForgotPasswordPage });
