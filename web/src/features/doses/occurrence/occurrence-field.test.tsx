import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntry, anEntryOf } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'

// Tuesday, ten in the morning in New York: as far from ten in the evening before as from the one to come.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T14:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const yesterday = { reminderId: 31, occursOn: '2026-03-09', at: '2026-03-10T02:00:00.000Z' }
const tonight = { reminderId: 31, occursOn: '2026-03-10', at: '2026-03-11T02:00:00.000Z' }
const settles = { reminderId: 31, occursOn: '2026-03-09' }
const question = 'For yesterday evening or for tonight?'
const asking = () => dialog().findByRole('group', { name: question })
const choice = (name: RegExp) => dialog().getByRole('radio', { name })

describe.each(['dashboard', 'plan'] as const)('from %s, a dose between two occurrences', (entryPoint) => {
  async function open(choices: Parameters<typeof openDoseSheet>[0] | object = {}) {
    const page = await openDoseSheet({ entryPoint, ...choices })
    await page.user.click(dialog().getByRole('button', { name: 'Good' }))
    return { ...page, send: () => page.user.click(dialog().getByRole('button', { name: /^Log D/ })) }
  }

  test('asks which one it is for before sending, and sends that', async () => {
    serveRegimen({ plan: [anEntry()], occurrences: [tonight, yesterday] })
    const sent = whenLogging(stored)
    const { user, send } = await open()
    expect(await asking()).toBeVisible()
    await send()
    expect(await screen.findByText('Please choose a reminder')).toHaveRole('alert')
    expect(choice(/^Yesterday evening/)).toHaveFocus()
    expect(sent).toEqual([])
    await user.click(choice(/^Tonight/))
    await user.click(choice(/^Yesterday evening\s*10:00\sPM$/))
    await passDoubleTap()
    await send()
    await waitFor(() => expect(sent).toMatchObject([{ settles }]))
  })

  test('asks nothing when it’s clear, and lets the server decide', async () => {
    serveRegimen({ plan: [anEntry()], occurrences: [yesterday] })
    const sent = whenLogging(stored)
    const { send } = await open()
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('settles')
  })

  test('asks nothing when opened from a reminder', async () => {
    serveRegimen({ plan: [anEntry()], occurrences: [tonight, yesterday] })
    const sent = whenLogging(stored)
    const { send } = await open({ entryId: 11, settles })
    await send()
    await waitFor(() => expect(sent).toMatchObject([{ settles }]))
    expect(screen.queryByText(question)).not.toBeInTheDocument()
  })

  test("is logged even if the question couldn't load", async () => {
    serveRegimen({ plan: [anEntry()] })
    server.use(http.get('/api/dosage-logs/occurrences', () => refusal(500, 'INTERNAL', 'Oops')))
    const sent = whenLogging(stored)
    const { send } = await open()
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('retried after a lost response is the same dose, even if the server asks nothing anymore', async () => {
    const regimen = serveRegimen({ plan: [anEntry()], occurrences: [tonight, yesterday] })
    const sent = whenLogging(() => HttpResponse.error(), stored)
    const { user, send, client } = await open()
    await asking()
    await user.click(choice(/^Tonight/))
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    regimen.occurrences = [yesterday]
    await client.refetchQueries()
    await passDoubleTap()
    await send()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  })
})

test('another peptide or time asks again', async () => {
  serveRegimen({ plan: [anEntry(), anEntryOf(12, 'TB-500')] })
  const requests: string[] = []
  server.use(
    http.get('/api/dosage-logs/occurrences', ({ request }) => {
      const { searchParams } = new URL(request.url)
      requests.push(`${searchParams.get('userPeptideId')} ${searchParams.get('takenAt')}`)
      return HttpResponse.json(searchParams.get('userPeptideId') === '12' ? [tonight, yesterday] : [tonight])
    }),
  )
  const { user } = await openDoseSheet({ entryPoint: 'dashboard', entryId: 11 })
  expect(screen.queryByText(question)).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'TB-500' }))
  await asking()
  await user.click(choice(/^Tonight/))
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:50' } })
  await waitFor(() => expect(requests.at(-1)).toBe('12 2026-03-10T13:50:00.000Z'))
  await asking()
  await waitFor(() => expect(choice(/^Tonight/)).not.toBeChecked())
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } })
  expect(requests).toHaveLength(3)
})
