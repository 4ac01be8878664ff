import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/catalogue'
import { aPersonalPeptide, personalPeptideBody } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const body = { ...personalPeptideBody(), competitorLinks: 'x' }

/** See {@link Samples}. */
export const samples: Samples = [
  sample(calls.addPersonalPeptide, () => ({ body: { ...body, clientId: randomUUID() } })),
  sample(calls.updatePersonalPeptide, async (test, member) => ({
    params: { id: (await aPersonalPeptide(test, member)).id },
    body,
  })),
  sample(calls.removePersonalPeptide, async (test, member) => ({
    params: { id: (await aPersonalPeptide(test, member)).id },
  })),
]
