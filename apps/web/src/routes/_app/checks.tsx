import { createFileRoute } from '@tanstack/react-router';
import { SelfTestPage } from '../../features/checks/SelfTestPage.tsx';

export const Route = createFileRoute('/_app/checks')({ component: SelfTestPage });
