import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anEntry, aReminder } from '../../../test/regimen.ts'
import { serveRegimen } from '../../../test/regimen-server.ts'
import { days, dialog, field } from '../../../test/reminder-dialog.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { followText } from './follow-words.ts'
import { RemindersSection } from './reminders-section.tsx'

// 11 PM on Monday, March 9, in New York, where aUser lives.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['Weekly', 'Your plan now says weekly. Update this reminder?'],
  ['2x per week', 'Your plan now says 2x per week. Update this reminder?'],
  ['E3D', 'Your plan now says E3D. Update this reminder?'],
])('%s: %s', (planSays, text) => expect(followText(planSays)).toBe(text))

describe('a reminder that no longer fits its plan', () => {
  const user = aUser()
  /** Opens the reminders and answers with the request. Returns the requests it received. */
  function open(planSays: string | null) {
    const regimen = serveRegimen({ reminders: [aReminder({ planSays })] })
    const sent: unknown[] = []
    server.use(
      http.patch('/api/reminders/31', async ({ request }) => {
        sent.push(await request.json())
        regimen.reminders = [aReminder()]
        return HttpResponse.json(regimen.reminders[0])
      }),
    )
    const page = renderPage(
      <RemindersSection entries={[anEntry()]} user={user} onNew={() => {}} onLog={() => {}} />,
      { user },
    )
    return { ...page, sent }
  }
  const question = async () =>
    within(await screen.findByRole('group', { name: 'Frequency of BPC-157 Reminder' }))
  const isGone = () =>
    waitFor(() => expect(screen.queryByText(/^Your plan now says/)).not.toBeInTheDocument())

  test('asks nothing while it fits', async () => {
    open(null)
    await screen.findByRole('heading', { name: 'BPC-157 Reminder' })
    expect(screen.queryByText(/^Your plan now says/)).not.toBeInTheDocument()
  })

  test('follows with one press when there is nothing to choose', async () => {
    const page = open('Every other day')
    expect(
      (await question()).getByText('Your plan now says every other day. Update this reminder?'),
    ).toBeVisible()
    await page.user.click((await question()).getByRole('button', { name: 'Update' }))
    await isGone()
    expect(page.sent).toMatchObject([{ frequency: 'Every other day' }])
  })

  test('otherwise opens its dialog with the proposal', async () => {
    const page = open('Weekly')
    await page.user.click((await question()).getByRole('button', { name: 'Update' }))
    await screen.findByRole('dialog', { name: 'Edit BPC-157 Reminder' })
    await screen.findByLabelText('Frequency')
    expect(field('Frequency')).toHaveValue('Weekly')
    expect(days()).toEqual(['Monday'])
    await page.user.click(dialog().getByRole('checkbox', { name: 'Sunday' }))
    await page.user.click(dialog().getByRole('checkbox', { name: 'Monday' }))
    await page.user.click(dialog().getByRole('button', { name: 'Save' }))
    await isGone()
    expect(page.sent).toMatchObject([{ frequency: 'Weekly', days: '["Sunday"]' }])
  })

  test('for a frequency that no reminder has, opens the dialog with its present schedule', async () => {
    const page = open('Twice daily')
    await page.user.click((await question()).getByRole('button', { name: 'Update' }))
    await screen.findByRole('dialog', { name: 'Edit BPC-157 Reminder' })
    await screen.findByLabelText('Frequency')
    expect(field('Frequency')).toHaveValue('Daily')
  })

  test('stays with one tap, remembered for the plan’s frequency', async () => {
    const page = open('Weekly')
    await page.user.click((await question()).getByRole('button', { name: 'Keep as is' }))
    await isGone()
    expect(page.sent).toEqual([{ keepsDespite: 'Weekly' }])
  })
})
