import { createFileRoute } from '@tanstack/react-router';
import { readFaxAddress } from '../../features/fax/fax-address.ts';
import { FaxPage } from '../../features/fax/FaxPage.tsx';

export const Route = createFileRoute('/_app/fax')({ validateSearch: readFaxAddress, component: Fax });

function Fax() {
  return <FaxPage {...Route.useSearch()} />;
}
