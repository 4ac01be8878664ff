import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEntry, anEntryOf, aReminder } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import MyPlan from '../my-plan.tsx'

const shown = vi.fn()

beforeEach(() => {
  Element.prototype.scrollIntoView = function () {
    shown(this.id)
  }
})

const open = () => renderPage(<MyPlan />, { path: '/reminders', user: aUser() })

test.each([
  ['Plan', '/reminders', 'Active Peptides'],
  ['Reminders', '/reminders?tab=reminders', 'Active Reminders'],
  ['Calculator', '/reminders?tab=calculator', 'Dosage Calculator'],
  ['History', '/reminders?tab=history', 'Dose history'],
])('%s is a tab at %s', async (name, address, heading) => {
  serveRegimen({ plan: [anEntry()] })
  const { user, location } = open()
  const tabs = within(screen.getByRole('navigation', { name: 'My Plan' }))
  await user.click(tabs.getByRole('link', { name }))
  expect(location()).toBe(address)
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(name)
  // A lazy tab may render its heading again as its data arrives.
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible())
  if (name !== 'Plan')
    expect(screen.queryByRole('heading', { name: 'Active Peptides' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New Reminder' })).toBeVisible()
})

test('a peptide and its reminders share a card', async () => {
  serveRegimen({
    plan: [anEntryOf(12, 'TB-500'), anEntry()],
    reminders: [
      aReminder({ days: '["Monday"]' }),
      aReminder({ id: 32, time: '21:15', isActive: false, nextAt: null }),
    ],
  })
  const { user } = open()
  const own = within(await screen.findByRole('list', { name: 'Reminders for BPC-157' }))
  expect(own.getByText(/^9:15\sPM, Daily, paused$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remind me about TB-500' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Reminder' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(own.getByRole('link', { name: /^8:00\sAM, Mon$/ }))
  expect(await screen.findByRole('heading', { name: 'BPC-157 Reminder' })).toBeVisible()
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith('reminder-31'))
})
