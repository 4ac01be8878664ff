import type { VialMovement } from '@pepwell/contract/vials/vial-movements'
import type { Vial } from '@pepwell/contract/vials/vials'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

/** A vial of 10 mg in 2 mL, in use, for plan entry 11 with doses of 2.5 mg. */
export const aVial = (changes: Partial<Vial> = {}): Vial => ({
  ...{ id: 1, userPeptideId: 11, kind: 'vial', state: 'in-use', amount: 10, unit: 'mg', components: [] },
  ...{ waterMl: 2, mixedOn: '2026-03-01', discardOn: '2026-03-29', expiresOn: null, lot: null },
  ...{ deadSpaceMl: 0, clicksPerMl: null, syringe: null, cost: null, currency: null, source: null },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', editedAt: null },
  left: { amount: 5, unit: 'mg', volumeMl: 1 },
  dose: { amount: 2.5, unit: 'mg', volumeMl: 0.5, drawnMl: 0.5 },
  ...{ dosesLeft: 2, usableDoses: 2, lastDoseOn: '2026-03-15', runsOutOn: '2026-03-22' },
  ...{
    coveredUntil: '2026-03-22',
    usableUntil: '2026-03-22',
    loss: null,
    costPerDose: null,
    costPerMonth: null,
  },
  ...{ warnings: [], buyAgain: null, orderItemId: null, recallReason: null },
  ...changes,
})

export const aMovement = (changes: Partial<VialMovement> = {}): VialMovement => ({
  ...{ id: 1, kind: 'draw', amount: 2.5, volumeMl: 0.5, doseId: 101, dose: '2.5 mg', note: null },
  at: '2026-03-08T12:00:00.000Z',
  ...changes,
})

/** A request: method, address, body. */
export interface SentVial {
  method: string
  path: string
  body: Record<string, unknown>
}

/** Answers every vial call with a vial and returns the requests. @param ledger latest first, in pages */
export function serveVialWrites(ledger: readonly VialMovement[] = []): SentVial[] {
  const sent: SentVial[] = []
  const record = async ({ request }: { request: Request }) => {
    const text = await request.text()
    const { pathname } = new URL(request.url)
    sent.push({ method: request.method, path: pathname, body: text ? JSON.parse(text) : {} })
  }
  server.use(
    http.post('/api/vials', async (info) => {
      await record(info)
      return HttpResponse.json(aVial({ id: 9 }), { status: 201 })
    }),
    http.patch('/api/vials/:id', async (info) => {
      await record(info)
      return HttpResponse.json(aVial())
    }),
    http.delete('/api/vials/:id', async (info) => {
      await record(info)
      return HttpResponse.json({ message: 'Vial deleted' })
    }),
    http.get('/api/vials/:id/movements', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const after = ledger.findIndex(({ id }) => String(id) === searchParams.get('after'))
      return HttpResponse.json(ledger.slice(after + 1, after + 1 + Number(searchParams.get('limit'))))
    }),
    http.post('/api/vials/:id/movements', async (info) => {
      await record(info)
      return HttpResponse.json(aVial(), { status: 201 })
    }),
  )
  return sent
}
