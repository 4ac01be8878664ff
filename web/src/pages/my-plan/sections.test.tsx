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

test('links lead to the parts of the page, and nothing is added to the history', async () => {
  serveRegimen({ plan: [anEntry()] })
  const { user, location } = open()
  const links = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const [name, id] of [
    ['Plan', 'plan'],
    ['Reminders', 'reminders'],
    ['Calculator', 'dosage-calculator'],
    ['History', 'history'],
  ] as const) {
    await user.click(links.getByRole('link', { name }))
    expect(shown).toHaveBeenLastCalledWith(id)
    expect(document.getElementById(id)).toHaveFocus()
  }
  expect(location()).toBe('/reminders')
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
  const own = within(await screen.findByRole('list', { name: 'Reminders of BPC-157' }))
  expect(own.getByText(/^9:15\sPM, Daily, paused$/)).toBeVisible()
  await screen.findByRole('heading', { name: 'BPC-157 Reminder' })
  await user.click(own.getByRole('link', { name: /^8:00\sAM, Mon$/ }))
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith('reminder-31'))
  await user.click(screen.getByRole('button', { name: 'Remind me of TB-500' }))
  expect(await screen.findByRole('dialog', { name: 'New Reminder' })).toBeVisible()
})
