import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anEntry, aPeptide } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import Peptides from '../peptides.tsx'

const weekly = aPeptide({ id: 1, frequency: 'Weekly', recommendedDose: '2 mg weekly in trials.' })

let sent: unknown[]

function whenAdding(answer: () => Response) {
  server.use(
    http.post('/api/user-peptides', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
}

// 11 PM on March 9 in New York, where aUser lives.
beforeEach(() => {
  sent = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

async function openDialog() {
  const regimen = serveRegimen({ peptides: [weekly] })
  const page = renderPage(<Peptides />, { path: '/peptides', user: aUser() })
  await page.user.click(await screen.findByRole('button', { name: 'Add to plan: BPC-157' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add BPC-157 to your plan' }))
  // Loaded when the dialog opens.
  await dialog.findByLabelText('Current dose')
  const add = () => page.user.click(dialog.getByRole('button', { name: 'Add to plan' }))
  return { ...page, regimen, dialog, add }
}

test('adding sends the input, names the plan’s owner, and moves it there', async () => {
  whenAdding(() => HttpResponse.json(anEntry(), { status: 201 }))
  const { user, regimen, dialog, add } = await openDialog()
  expect(dialog.getByLabelText('Current dose')).toHaveAccessibleDescription(/2 mg weekly in trials\./)
  await user.type(dialog.getByLabelText('Current dose'), ' 0.5 mg ')
  await user.type(dialog.getByLabelText(/^Notes/), 'Sundays')
  regimen.plan = [anEntry()]
  await add()
  expect(await screen.findByText('BPC-157 added to your plan successfully!')).toBeVisible()
  expect(sent).toEqual([
    {
      peptideId: 1,
      currentDose: '0.5 mg',
      frequency: 'Weekly',
      notes: 'Sundays',
      status: 'active',
      startDate: '2026-03-09',
      endDate: null,
      when: { time: '22:00', alsoAt: [], days: ['Monday'] },
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Your Current Protocol' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Available Peptides' })).toHaveFocus())
})
