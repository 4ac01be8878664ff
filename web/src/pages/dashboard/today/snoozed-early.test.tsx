import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import Today from './today.tsx'

// 8:12 AM in New York.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T12:12:00Z') })
})

afterEach(() => void vi.useRealTimers())

const DUE = '2026-03-10T12:00:00.000Z'
const over = aReminder({ nextAt: '2026-03-11T12:00:00.000Z' })

const open = () => {
  const user = aUser()
  return renderPage(<Today user={user} onLog={vi.fn()} />, { user })
}

const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

describe('before the server reports it as due', () => {
  const SOON = '2026-03-10T12:20:00.000Z'

  /** Snoozes for 15 minutes. @returns the requests */
  async function putOff(reminder: typeof over) {
    const regimen = serveRegimen({ plan: [anEntry()], reminders: [reminder] })
    const dueAt = '2026-03-10T12:27:00.000Z'
    const sent: unknown[] = []
    server.use(
      http.post('/api/reminders/31/snooze', async ({ request }) => {
        sent.push(await request.json())
        regimen.reminders = [{ ...reminder, snoozedUntil: dueAt }]
        return HttpResponse.json({ dueAt })
      }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Later: BPC-157' }))
    await user.click(await screen.findByRole('menuitem', { name: 'In 15 minutes' }))
    await waitFor(() => expect(lines()[0]).toMatch(/We’ll remind you again at 8:27 AM/))
    return sent
  }

  test.each([
    ['soon', { ...over, time: '08:20', nextAt: SOON }],
    ['due', { ...over, dueSince: DUE }],
  ])('%s is snoozed by its day', async (_when, reminder) => {
    expect(await putOff(reminder)).toEqual([{ occursOn: '2026-03-10', minutes: 15 }])
    expect(screen.queryByRole('button', { name: 'Later: BPC-157' })).not.toBeInTheDocument()
  })

  test('a dose snoozed early is next again afterward, also if it became due meanwhile', async () => {
    await putOff({ ...over, time: '08:20', nextAt: SOON })
    const comesTo = (now: string) => {
      vi.setSystemTime(Date.parse(now))
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    comesTo('2026-03-10T12:21:00Z')
    expect(await screen.findByText(', due')).toBeInTheDocument()
    expect(lines()[0]).toMatch(/We’ll remind you again at 8:27 AM/)
    comesTo('2026-03-10T12:27:01Z')
    expect(await screen.findByText('Shot is due!')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Later: BPC-157' })).toBeVisible()
  })
})
