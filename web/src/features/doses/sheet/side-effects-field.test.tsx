import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import './side-effects-field.tsx'

test('side effects that are chosen with a dose are logged with it, for the same time', async () => {
  serveRegimen({ plan: [anEntry({ id: 7 })] })
  const doses = whenLogging(stored)
  const createdAt = '2026-03-10T12:00:00.000Z'
  const usual = { endedAt: null, note: null, createdAt, editedAt: null, help: null, photo: null }
  const effects: Record<string, unknown>[] = []
  server.use(
    http.post('/api/side-effects', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      effects.push(body)
      return HttpResponse.json({ ...usual, ...body, id: effects.length }, { status: 201 })
    }),
  )
  const { user } = await openDoseSheet({ entryPoint: 'dashboard' })
  await user.click(await screen.findByRole('button', { name: 'Add a side effect' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Side effect' }), 'Nausea')
  await user.click(screen.getByRole('radio', { name: 'Moderate' }))
  await user.click(screen.getByRole('button', { name: 'Add a side effect' }))
  expect(screen.queryByRole('option', { name: 'Nausea' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Side effect' }), 'Severe belly pain')
  await user.click(screen.getByRole('radio', { name: 'Severe' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Get help first')
  await user.click(screen.getByRole('button', { name: 'Good' }))
  await user.click(dialog().getByRole('button', { name: /^Log/ }))
  await waitFor(() => expect(effects).toHaveLength(2))
  expect(doses[0]).not.toHaveProperty('sideEffects')
  const { takenAt } = doses[0] as { takenAt: string }
  expect(effects).toMatchObject([
    { name: 'Nausea', severity: 2, userPeptideId: 7, startedAt: takenAt },
    { name: 'Severe belly pain', severity: 3, userPeptideId: 7, startedAt: takenAt },
  ])
})

test('a side effect can be taken out again, and nothing is logged without one', async () => {
  serveRegimen({ plan: [anEntry()] })
  const doses = whenLogging(stored)
  const { user } = await openDoseSheet({ entryPoint: 'dashboard' })
  await user.click(await screen.findByRole('button', { name: 'Add a side effect' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Side effect' }), 'Headache')
  await user.click(screen.getByRole('radio', { name: 'Mild' }))
  await user.click(screen.getByRole('button', { name: 'Remove Headache' }))
  expect(screen.queryByText('Headache, mild')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Good' }))
  await user.click(dialog().getByRole('button', { name: /^Log/ }))
  await waitFor(() => expect(doses).toHaveLength(1))
})
