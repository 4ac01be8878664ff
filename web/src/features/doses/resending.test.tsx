import { listPlan } from '@pepwell/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryOf } from '../../lib/use-call.ts'
import { storeButLoseTheAnswer } from '../../test/lost-answer.ts'
import { aDose, anEntry } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { passDoubleTap } from '../../test/time.ts'
import { recentDosesQuery } from './doses.api.ts'
import { LogDoseDialog } from './log-dose-dialog.tsx'
import { QuickLogDialog } from './quick-log-dialog.tsx'
// The dialog fetches its form; here that shall not cost a test its patience.
import './full-dose-form.tsx'

const dialogs = {
  "the dashboard's form": { Dialog: LogDoseDialog, title: 'Log Dose' },
  "the plan page's form": { Dialog: QuickLogDialog, title: 'Log BPC-157' },
}

function Opened({ Dialog }: { Dialog: typeof LogDoseDialog }) {
  const [open, setOpen] = useState(true)
  const [plan, doses] = [useQuery(queryOf(listPlan)), useQuery(recentDosesQuery)]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} plan={plan} doses={doses} timeZone="America/New_York" />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
  serveRegimen({ plan: [anEntry()] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe.each(Object.entries(dialogs))('%s, sent but never answered', (_name, { Dialog, title }) => {
  async function sendUnanswered() {
    const stored = storeButLoseTheAnswer('/api/dosage-logs', (body) => aDose({ id: 501, ...body }))
    const { user } = renderPage(<Opened Dialog={Dialog} />)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await dialog.findByLabelText('Dose')
    const good = dialog.queryByRole('button', { name: 'Good' })
    if (good) await user.click(good)
    const send = () => user.click(dialog.getByRole('button', { name: 'Log Dose' }))
    await send()
    await dialog.findByText(/^Failed to log/)
    await passDoubleTap()
    return { stored, user, dialog, send }
  }

  test('corrected and sent again is stored as corrected', async () => {
    const { stored, user, dialog, send } = await sendUnanswered()
    await user.clear(dialog.getByLabelText('Dose'))
    await user.type(dialog.getByLabelText('Dose'), '300 mcg')
    await send()
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(screen.getByText(/300 mcg/)).toBeVisible()
    expect(stored.map(({ dose }) => dose)).toEqual(['250 mcg', '300 mcg'])
  })

  test('unchanged and sent again a minute later is stored once', async () => {
    const { stored, send } = await sendUnanswered()
    vi.setSystemTime(Date.parse('2026-03-10T03:01:00Z'))
    await send()
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(stored.map(({ takenAt }) => takenAt)).toEqual(['2026-03-10T03:00:00.000Z'])
  })

  test('closed and opened again is another dose', async () => {
    const { stored, user, dialog } = await sendUnanswered()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const again = within(await screen.findByRole('dialog', { name: title }))
    const good = again.queryByRole('button', { name: 'Good' })
    if (good) await user.click(good)
    await user.click(again.getByRole('button', { name: 'Log Dose' }))
    expect(await screen.findByText('Dose logged successfully')).toBeVisible()
    expect(stored).toHaveLength(2)
  })
})
