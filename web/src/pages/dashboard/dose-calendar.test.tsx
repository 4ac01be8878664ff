import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { anEntry, anEntryOf, aReminder } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import DoseCalendar from './dose-calendar.tsx'

/** Saturday, March 14, in New York. */
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-14T16:00:00Z')))

const aDay = (day: string, ...peptides: [name: string, doses: number][]) => ({
  day,
  doses: peptides.reduce((sum, [, doses]) => sum + doses, 0),
  peptides: peptides.map(([name, doses]) => ({ name, doses })),
})

function open(...days: ReturnType<typeof aDay>[]) {
  serveRegimen({
    plan: [anEntryOf(12, 'CJC-1295', { hue: 2 }), anEntry()],
    reminders: [
      aReminder({ frequency: 'Weekly', days: '["Tuesday"]', nextAt: '2026-03-17T12:00:00.000Z' }),
      aReminder({ id: 32, isActive: false, nextAt: null }),
    ],
  })
  server.use(http.get('/api/dosage-logs/days', () => HttpResponse.json(days)))
  const user = aUser()
  return renderPage(<DoseCalendar user={user} />, { user })
}

test('a month shows each day’s doses in plan order, taken and upcoming', async () => {
  open(aDay('2026-03-10', ['CJC-1295', 1], ['BPC-157', 2]), aDay('2025-03-10', ['BPC-157', 1]))
  expect(await screen.findByText('1 day with a dose in the last year')).toBeVisible()
  const day = screen.getByRole('button', { name: 'Tue, Mar 10: BPC-157, 2 doses; CJC-1295' })
  expect([...day.querySelectorAll('[style]')].map((dot) => dot.getAttribute('style'))).toEqual([
    expect.stringContaining('--slot-1'),
    expect.stringContaining('--slot-2'),
  ])
  for (const name of ['Tue, Mar 17', 'Tue, Mar 24', 'Tue, Mar 31'])
    expect(screen.getByRole('button', { name: `${name}: BPC-157 to come` })).toBeVisible()
  expect(screen.getAllByRole('button', { name: /to come/ })).toHaveLength(3)
  expect(screen.getByRole('button', { name: /^Sat, Mar 14/ })).toHaveAttribute('aria-current', 'date')
})

test('more than four peptides on a day show as four dots and a plus', async () => {
  const names = ['A', 'B', 'C', 'D', 'E'].map((name): [string, number] => [name, 1])
  open(aDay('2026-03-10', ...names))
  const day = await screen.findByRole('button', { name: 'Tue, Mar 10: A; B; C; D; E' })
  expect(day.querySelectorAll('[style]')).toHaveLength(4)
  expect(day).toHaveTextContent('10+')
})

test('arrow keys move by day and week, across months, and stop at the end', async () => {
  const { user } = open(aDay('2026-02-28', ['BPC-157', 1]))
  await screen.findByText('1 day with a dose in the last year')
  screen.getByRole('button', { name: /^Sat, Mar 14/ }).focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('button', { name: 'Sat, Feb 28: BPC-157' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Sat, Feb 28: BPC-157')
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Sun, Mar 29: no dose' })).toHaveFocus()
})

test('the month’s name opens the year, which opens each month', async () => {
  const { user } = open(aDay('2026-03-10', ['BPC-157', 2], ['TB-500', 1]), aDay('2025-04-01', ['TB-500', 1]))
  await user.click(await screen.findByRole('button', { name: 'March 2026, show the year' }))
  expect(await screen.findByRole('button', { name: 'March 2026: 3 doses on 1 day' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'April 2025: 1 dose on 1 day' }))
  expect(screen.getByRole('table', { name: 'April 2025' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Tue, Apr 1: TB-500' })).toBeVisible()
})
