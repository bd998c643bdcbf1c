import { createFileRoute } from '@tanstack/react-router';
import { readTemplatesSearch } from '../../features/templates/templates-search.ts';
import { TemplatesPage } from '../../features/templates/TemplatesPage.tsx';

export const Route = createFileRoute('/_app/template-maker')({
  validateSearch: readTemplatesSearch,
  component: Templates,
});

function Templates() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TemplatesPage search={search} onSearch={(next) => void navigate({ search: next })} />;
}
