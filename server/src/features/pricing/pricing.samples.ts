import { listVendorPrices } from '@pepwell/contract/pricing'
import { type Samples, sample } from '../../testing/samples.ts'

/** See {@link Samples}. */
export const samples: Samples = [
  sample(listVendorPrices, () => ({ params: { peptideId: '1' } }), { isNobodys: true }),
]
