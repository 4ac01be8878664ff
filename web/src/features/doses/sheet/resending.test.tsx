import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dialog, openDoseSheet } from '../../../test/dose-sheet.tsx'
import { storeButLoseResponse } from '../../../test/lost-response.ts'
import { aDose, anEntry } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { passDoubleTap } from '../../../test/time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
  serveRegimen({ plan: [anEntry()] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe.each(['dashboard', 'plan'] as const)('a dose from %s without a response', (entryPoint) => {
  async function sendUnanswered() {
    const stored = storeButLoseResponse('/api/dosage-logs', (body) => ({
      ...aDose({ id: 501, ...body }),
      warnings: [],
    }))
    const page = await openDoseSheet({ entryPoint })
    const { user } = page
    const feel = () => user.click(dialog().getByRole('button', { name: 'Good' }))
    const send = () => user.click(dialog().getByRole('button', { name: 'Log Dose' }))
    await feel()
    await send()
    await dialog().findByText(/^Failed to log/)
    await passDoubleTap()
    return { ...page, stored, feel, send }
  }

  test('is stored as corrected when corrected and resent', async () => {
    const { stored, user, send } = await sendUnanswered()
    await user.clear(dialog().getByLabelText('Dose'))
    await user.type(dialog().getByLabelText('Dose'), '300')
    await send()
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(screen.getByText(/300 mcg/)).toBeVisible()
    expect(stored.map(({ dose }) => dose)).toEqual(['250 mcg', '300 mcg'])
  })

  test('is stored once when resent unchanged a minute later', async () => {
    const { stored, send } = await sendUnanswered()
    vi.setSystemTime(Date.parse('2026-03-10T03:01:00Z'))
    await send()
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(stored.map(({ takenAt }) => takenAt)).toEqual(['2026-03-10T03:00:00.000Z'])
  })

  test('is another dose after reopening', async () => {
    const { stored, user, open, feel, send } = await sendUnanswered()
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await open()
    await feel()
    await send()
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(stored).toHaveLength(2)
  })
})
