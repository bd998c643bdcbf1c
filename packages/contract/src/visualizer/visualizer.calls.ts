import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { Picture } from './picture.schemas.ts';
import type {
  ChartImport,
  ChartWishInput,
  DiagnosticAndDelta,
  ExtraInfo,
  KeptPicture,
  LongitudinalData,
  NewChartImportInput,
  PictureWishInput,
} from './visualizer.schemas.ts';

type ById = { id: string };

/** The same wish on an unchanged chart is paid once. */
export const viewPatient = call<{ params: ById; body: PictureWishInput }, Picture>(
  'POST',
  '/notes/{id}/ai-patient-viewer',
);
/** The picture becomes an entry of the chart, which no later picture reads. */
export const keepPicture = call<{ params: ById; body: PictureWishInput }, KeptPicture>(
  'POST',
  '/notes/{id}/ai-patient-viewer/keep',
);

export const longitudinalData = call<{ body: ChartWishInput }, LongitudinalData>(
  'POST',
  '/analytics/longitudinal-data',
);
export const diagnosticAndDelta = call<{ body: ChartWishInput }, DiagnosticAndDelta>(
  'POST',
  '/analytics/diagnostic-and-delta',
);
export const extraInfo = call<{ body: ChartWishInput }, ExtraInfo>('POST', '/analytics/extra-info');

export const listChartImports = call<{ params: ById }, ChartImport[]>('GET', '/notes/{id}/chart-imports');
export const importChart = call<{ params: ById; body: NewChartImportInput }, ChartImport>(
  'POST',
  '/notes/{id}/chart-imports',
);
export const deleteChartImport = call<{ params: { id: string; importId: string } }, Ok>(
  'DELETE',
  '/notes/{id}/chart-imports/{importId}',
);
