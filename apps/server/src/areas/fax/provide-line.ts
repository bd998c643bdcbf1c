import { faxCarrier, faxPort } from '../../gateways/fax/port.ts';
import type { Installation } from '../../platform/area.ts';
import { provide, type Provision } from '../../platform/ports.ts';
import { installationLine } from './installation-line.ts';
import { createFaxReceiver, faxReceiver } from './receive-faxes.ts';

/** The fax line of the configuration, else the one between workspaces, and what takes in what comes over it. */
export const provideLine = (installation: Installation): Provision[] => [
  provide(faxPort, installation.use(faxCarrier).line ?? installationLine(installation)),
  provide(faxReceiver, createFaxReceiver(installation)),
];
