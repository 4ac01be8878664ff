import { randomUUID } from 'node:crypto'
import * as photos from '@pepwell/contract/weight/progress-photos'
import * as calls from '@pepwell/contract/weight/weight'
import { aWeightLog, type Member } from '../../testing/factories.ts'
import { aPhoto } from '../../testing/photos.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const ofAPhoto = async (test: TestApp, member: Member) => ({
  params: { id: (await aPhoto(test, member)).id },
  query: {},
})

/** A version is compared with the photo's. */
const takesAny = { v: 'text' } as const

export const samples: Samples = [
  sample(calls.logWeight, () => ({
    body: {
      weight: 180,
      unit: 'lbs' as const,
      notes: 'x',
      photoUrl: 'https://pictures.example/me.jpg',
      weighInDate: '2026-06-15',
      clientId: randomUUID(),
    },
  })),
  sample(calls.importWeighIns, () => ({
    body: {
      source: { id: randomUUID(), fileName: 'weights.csv' },
      weighIns: [
        {
          ...{ weight: 91.35, unit: 'kg' as const, notes: 'x' },
          ...{ weighInDate: '2026-06-14', clientId: randomUUID() },
        },
      ],
    },
  })),
  sample(calls.updateWeightLog, async (test, member) => ({
    params: { id: (await aWeightLog(test, member)).id },
    body: { weight: 80.5, unit: 'kg' as const, notes: 'x', weighInDate: '2026-06-14' },
  })),
  sample(calls.removeWeightLog, async (test, member) => ({
    params: { id: (await aWeightLog(test, member)).id },
  })),
  sample(photos.photoImage, ofAPhoto, { takesAny }),
  sample(photos.photoThumbnail, ofAPhoto, { takesAny }),
  sample(photos.removePhoto, ofAPhoto),
]
