import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { aDose, anEntry } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import { aVial } from '../../../test/vials.ts'
import '../sheet/sheet-form.tsx'
import '../sheet/vial-row.tsx'
import { EditDoseSheet } from './edit-dose-sheet.tsx'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-10T14:00:00Z')))

const logged = aDose({ userPeptideId: 11, dose: '2.5 mg', volume: 0.5, takenAt: '2026-03-09T14:00:00.000Z' })

async function openEdit() {
  serveRegimen({
    plan: [anEntry({ currentDose: '2.5 mg' })],
    vials: [aVial({ id: 2, mixedOn: '2026-03-05' }), aVial()],
  })
  const sent: Record<string, unknown>[] = []
  server.use(
    http.patch('/api/dosage-logs/:id', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ ...logged, warnings: [], vial: null, draws: [] })
    }),
  )
  const { user } = await openDialogAlone((props) => (
    <EditDoseSheet {...props} editing={logged} timeZone="America/New_York" />
  ))
  const dialog = within(screen.getByRole('dialog'))
  const vial = within(await dialog.findByRole('region', { name: 'Vial' }))
  const save = async () => {
    await user.click(dialog.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    return sent[0]
  }
  return { user, vial, save }
}

test('a dose stays with its vial unless another is chosen', async () => {
  const { vial, save } = await openEdit()
  expect(vial.getByText('Same vial as logged')).toBeVisible()
  expect(vial.queryByRole('group', { name: 'Still this vial?' })).not.toBeInTheDocument()
  const sent = await save()
  expect(sent).not.toHaveProperty('vialId')
  expect(sent).not.toHaveProperty('vialIds')
})

test.each([
  [/mixed Mar 5/, 2],
  ['No vial', null],
])('another vial can be chosen: %s', async (name, vialId) => {
  const { user, vial, save } = await openEdit()
  await user.click(vial.getByRole('button', { name: 'Change vial' }))
  for (const choice of vial.getAllByRole('radio')) expect(choice).not.toBeChecked()
  await user.click(vial.getByRole('radio', { name }))
  expect(vial.queryByText('Same vial as logged')).not.toBeInTheDocument()
  expect(await save()).toMatchObject({ dose: '2.5 mg', vialId })
})
