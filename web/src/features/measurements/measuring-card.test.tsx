import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import type { MeasuringReminder } from './measurements.api.ts'
import { MeasuringCard } from './measuring-card.tsx'

/** Serves the reminders, and stores what is set. */
function serveReminders(reminders: MeasuringReminder[] = []) {
  const sent: unknown[] = []
  server.use(
    http.get('/api/measuring-reminders', () => HttpResponse.json(reminders)),
    http.put('/api/measuring-reminders', async ({ request }) => {
      const { subject, everyDays } = (await request.json()) as MeasuringReminder & { everyDays: 7 | null }
      sent.push({ subject, everyDays })
      const others = reminders.filter((reminder) => reminder.subject !== subject)
      reminders = everyDays === null ? others : [...others, { subject, everyDays, nextOn: '2026-03-17' }]
      return HttpResponse.json(reminders)
    }),
  )
  return sent
}

test('each subject says how often, and when next', async () => {
  serveReminders([{ subject: 'waist', everyDays: 14, nextOn: '2026-03-24' }])
  renderPage(<MeasuringCard />)
  const waist = await screen.findByRole('combobox', { name: 'Waist' })
  expect(waist).toHaveDisplayValue('Every 2 weeks')
  expect(waist).toHaveAccessibleDescription('Next on Mar 24')
  for (const name of ['Weight', 'Blood pressure', 'Lab tests'])
    expect(screen.getByRole('combobox', { name })).toHaveDisplayValue('Never')
})

test('a reminder is set and turned off', async () => {
  const sent = serveReminders()
  const { user } = renderPage(<MeasuringCard />)
  const weight = await screen.findByRole('combobox', { name: 'Weight' })
  await user.selectOptions(weight, 'Every week')
  expect(await screen.findByText('Next on Mar 17')).toBeVisible()
  await user.selectOptions(weight, 'Never')
  await expect
    .poll(() => sent)
    .toEqual([
      { subject: 'weight', everyDays: 7 },
      { subject: 'weight', everyDays: null },
    ])
  expect(weight).toHaveDisplayValue('Never')
})

test('a failure says so and offers a retry', async () => {
  server.use(http.get('/api/measuring-reminders', () => new HttpResponse(null, { status: 500 })))
  renderPage(<MeasuringCard />)
  expect(await screen.findByText('We couldn’t load your measurement reminders')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
