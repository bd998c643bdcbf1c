/** The process of `warm-reader.ts`: carries out one order after the other. */
import { carryOut, type ReadingOrder } from '../src/gateways/documents/reading-orders.ts';

process.on('message', (order: ReadingOrder) => void carryOut(order));
process.once('disconnect', () => process.exit());
