import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/side-effects/side-effects'
import { aPersonalEntry, aSideEffect } from '../../testing/factories.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const typed = {
  name: 'Heartburn',
  severity: 3,
  startedAt: '2026-06-14T12:00:00Z',
  endedAt: '2026-06-14T13:00:00Z',
  note: 'x',
}

export const samples: Samples = [
  sample(calls.logSideEffect, async (test, member) => ({
    body: { ...typed, userPeptideId: (await aPersonalEntry(test, member)).id, clientId: randomUUID() },
  })),
  sample(calls.updateSideEffect, async (test, member) => ({
    params: { id: (await aSideEffect(test, member)).id },
    body: { ...typed, userPeptideId: (await aPersonalEntry(test, member)).id },
  })),
  sample(
    calls.sideEffectPhoto,
    async (test, member) => ({
      params: { id: (await aSideEffect(test, member, { photo: await aPhotoUrl() })).id },
      query: {},
    }),
    { takesAny: { v: 'text' } },
  ),
  sample(calls.removeSideEffect, async (test, member) => ({
    params: { id: (await aSideEffect(test, member)).id },
  })),
]
