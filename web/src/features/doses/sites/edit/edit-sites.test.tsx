import { type EditedSite, MAX_CUSTOM_SITES, standardList } from '@pepwell/domain/doses/site-lists'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../../test/dose-sheet.tsx'
import { openDialogAlone } from '../../../../test/open-dialog.tsx'
import { anEntry } from '../../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../../test/regimen-server.ts'
import { server } from '../../../../test/server.ts'
import { aUser } from '../../../../test/users.ts'
import EditSitesDialog from './edit-sites-dialog.tsx'

const flank = { site: '5b2f5d5e-6f0c-4b6e-9d59-0f3f3f3f3f3f', name: 'Left flank', region: null }

/** Stores lists like the server. @returns the lists it received */
function whenSaving(answer = () => HttpResponse.json({ message: 'Sites saved' })) {
  const saved: EditedSite[][] = []
  server.use(
    http.put('/api/injection-sites', async ({ request }) => {
      saved.push(((await request.json()) as { sites: EditedSite[] }).sites)
      return answer()
    }),
  )
  return saved
}

async function open() {
  const page = await openDialogAlone(EditSitesDialog, aUser())
  await screen.findByRole('dialog', { name: 'Edit sites' })
  await screen.findByLabelText('Name of Left hip')
  return page
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const [first, second] = standardList

test('reorders by keyboard, renames, hides and adds sites, and saves one list', async () => {
  serveRegimen()
  const saved = whenSaving()
  const { user } = await open()
  expect(screen.getByText('We suggest the site that rested longest.')).toBeVisible()
  expect(button(`Move ${first?.name} up`)).toBeDisabled()
  button('Move Right thigh up').focus()
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}')
  expect(screen.getByText('Right thigh, place 1 of 12')).toBeInTheDocument()
  expect(button('Move Right thigh down')).toHaveFocus()
  expect(screen.getByText('We suggest the next site in your order.')).toBeVisible()
  await user.clear(screen.getByLabelText('Name of Left hip'))
  await user.type(screen.getByLabelText('Name of Left hip'), 'L hip')
  await user.click(button('Suggest Right hip'))
  await user.type(screen.getByLabelText('Name of the new site'), 'Left calf{Enter}')
  await user.click(button('Save'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.slice(0, 3).map(({ site }) => site)).toEqual(['Right thigh', first?.site, second?.site])
  expect(saved[0]?.find(({ site }) => site === 'Left hip')).toMatchObject({ name: 'L hip' })
  expect(saved[0]?.filter(({ neverSuggest }) => neverSuggest).map(({ site }) => site)).toEqual(['Right hip'])
  expect(saved[0]?.at(-1)).toMatchObject({ name: 'Left calf', region: null })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('marks duplicate and missing names without sending', async () => {
  serveRegimen()
  const saved = whenSaving()
  const { user } = await open()
  const hip = screen.getByLabelText('Name of Left hip')
  await user.clear(hip)
  expect(hip).toHaveAccessibleDescription('Please name the site')
  await user.type(hip, 'right HIP')
  await user.click(button('Save'))
  expect(hip).toHaveAccessibleDescription('Another site has this name. Please choose a different one.')
  expect(saved).toEqual([])
})

test('Escape and failures keep a new order', async () => {
  serveRegimen()
  whenSaving(() => refusal(500, 'INTERNAL', 'x') as never)
  const { user } = await open()
  await user.click(button(`Move ${first?.name} down`))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(button('Save'))
  expect(await screen.findByText('We couldn’t save your sites. Please try again.')).toBeVisible()
  expect(screen.getAllByLabelText(/^Name of (?!the new)/)[0]).toHaveValue(second?.name)
})

test('stops at the limit, and can remove added sites', async () => {
  const own = Array.from({ length: MAX_CUSTOM_SITES }, (_, n) => ({
    ...{ site: `${flank.site.slice(0, -2)}${10 + n}`, name: `Spot ${n}`, region: null },
  }))
  serveRegimen({ sites: own })
  const { user } = await open()
  expect(screen.getByText(`You’ve added ${MAX_CUSTOM_SITES} sites. Remove one to add another.`)).toBeVisible()
  await user.click(button('Remove Spot 3'))
  expect(screen.getByLabelText('Name of the new site')).toBeVisible()
})

test('resets the list after a question', async () => {
  serveRegimen({ sites: [flank] })
  let resets = 0
  server.use(
    http.delete('/api/injection-sites', () => {
      resets += 1
      return HttpResponse.json({ message: 'Sites reset' })
    }),
  )
  const { user } = await open()
  await user.click(button('Reset to default sites'))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset sites' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(resets).toBe(1)
})

test('reloads the list after a failure', async () => {
  serveRegimen()
  server.use(http.get('/api/injection-sites', () => refusal(500, 'INTERNAL', 'x'), { once: true }))
  const { user } = await openDialogAlone(EditSitesDialog, aUser())
  expect(await screen.findByText('We couldn’t load your sites')).toBeVisible()
  await user.click(button('Try again'))
  expect(await screen.findByLabelText('Name of Left hip')).toBeVisible()
})

test('the dose sheet offers sites by your own names, records the name, and links to the list', async () => {
  serveRegimen({
    plan: [anEntry()],
    sites: [flank, { site: 'Left thigh', name: 'Left leg' }, { site: 'Right thigh', neverSuggest: true }],
  })
  const sent = whenLogging(stored)
  const { user } = await openDoseSheet({ entryPoint: 'plan' })
  expect(await screen.findByRole('radio', { name: /^Left leg, never used/ })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Right thigh, never used, never suggested' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^Left flank, never used/ }))
  await user.click(dialog().getByRole('button', { name: 'Edit sites' }))
  const editing = within(await screen.findByRole('dialog', { name: 'Edit sites' }))
  await user.type(await editing.findByLabelText('Name of Left thigh'), '{Control>}{Enter}{/Control}')
  await user.click(editing.getByRole('button', { name: 'Cancel' }))
  expect(sent).toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Log/ }))
  await waitFor(() => expect(sent).toMatchObject([{ injectionSite: 'Left flank' }]))
})
