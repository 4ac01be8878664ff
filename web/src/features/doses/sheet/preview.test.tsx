import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntryOf } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'

const entry = anEntryOf(12, 'Semaglutide', { currentDose: '0.5 mg', frequency: 'Weekly' })

const beside = 'You took 2.5 mg of Tirzepatide 2 days ago. It is a GLP-1 agonist too.'

/** Opens the sheet with a server that warns. Returns the requests it received. */
async function openWarned(reply: () => Response) {
  serveRegimen({ plan: [entry] })
  const requests: unknown[] = []
  server.use(
    http.post('/api/dosage-logs/preview-warnings', async ({ request }) => {
      requests.push(await request.json())
      return reply()
    }),
  )
  const sent = whenLogging(stored)
  return { ...(await openDoseSheet({ entryPoint: 'plan' })), requests, sent }
}

const warns = (warnings: object[], dismissed: string[] = []) => HttpResponse.json({ warnings, dismissed })

test('shows server-side warnings before the dose is logged', async () => {
  const { requests, sent } = await openWarned(() => warns([{ code: 'SAME_CLASS', message: beside }]))
  expect(await dialog().findByText(beside)).toBeVisible()
  expect(requests).toEqual([
    { userPeptideId: entry.id, dose: '0.5 mg', takenAt: expect.stringMatching(/Z$/), id: null },
  ])
  expect(sent).toEqual([])
  expect(dialog().getByRole('button', { name: 'Log Dose' })).toHaveAccessibleDescription(beside)
})

test('another dose fetches again and drops the earlier warnings', async () => {
  const cited = '9 mg is more than 10 times the 500 mcg that protocols cite. Check the unit.'
  const answers = [warns([{ code: 'ABOVE_CITED', message: cited }]), warns([])]
  const { user, requests } = await openWarned(() => answers.shift() ?? warns([]))
  expect(await dialog().findByText(cited)).toBeVisible()
  await user.clear(screen.getByLabelText('Dose'))
  await user.type(screen.getByLabelText('Dose'), '0.4')
  await waitFor(() => expect(dialog().queryByText(cited)).not.toBeInTheDocument())
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ dose: '0.4 mg' }))
})

test("the sheet doesn't repeat warnings dismissed in the plan", async () => {
  let dismissed: string[] = []
  const { user } = await openWarned(() => warns([], dismissed))
  await user.clear(screen.getByLabelText('Dose'))
  await user.type(screen.getByLabelText('Dose'), '1.2')
  const warning = await dialog().findByText(/is more than double/)
  dismissed = [warning.textContent ?? '']
  await user.type(screen.getByLabelText('Dose'), '{Backspace}')
  await user.type(screen.getByLabelText('Dose'), '2')
  await waitFor(() => expect(dialog().queryByText(/is more than double/)).not.toBeInTheDocument())
})

test('says when the server is unreachable', async () => {
  await openWarned(() => HttpResponse.error())
  expect(
    await dialog().findByText('We couldn’t check this against your other doses.', {}, { timeout: 8000 }),
  ).toBeVisible()
})
