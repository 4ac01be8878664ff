import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/imports/log-imports'
import { aSideEffect, type Member } from '../../testing/factories.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const AT = '2026-06-14T10:00:00.000Z'

const aSource = () => ({ id: randomUUID(), fileName: 'pepwell-data.zip' })

const water = () => ({
  ...{ id: 1, clientId: randomUUID(), createdAt: AT },
  ...{ amount: 250, unit: 'mL', milliliters: 250, logDate: '2026-06-14' },
})

const restored = () => ({ source: aSource(), account: randomUUID(), kind: 'water' as const, rows: [water()] })

/** A member's import that can be undone. */
async function anImport({ request }: TestApp, { cookie }: Member): Promise<{ id: string }> {
  const body = restored()
  await request('POST', '/api/log-imports/rows', { cookie, body })
  return { id: body.source.id }
}

export const samples: Samples = [
  sample(calls.restoreRows, () => ({ body: restored() }), { takesAny: { account: 'text' } }),
  sample(
    calls.restorePhoto,
    async () => ({
      body: {
        ...{ source: aSource(), account: randomUUID(), id: 1, weightLogId: 1 },
        ...{ takenOn: '2026-06-14', createdAt: AT, photo: await aPhotoUrl() },
      },
    }),
    { takesAny: { account: 'text' } },
  ),
  sample(
    calls.restoreAttachedPhoto,
    async (test, member) => ({
      body: {
        ...{ account: member.id, kind: 'sideEffects' as const, page: 1, createdAt: AT },
        ...{ entryId: (await aSideEffect(test, member)).id, photo: await aPhotoUrl() },
      },
    }),
    { takesAny: { account: 'text', entryId: 'number' } },
  ),
  sample(calls.undoLogImport, async (test, member) => ({
    params: await anImport(test, member),
    body: { edited: false },
  })),
]
