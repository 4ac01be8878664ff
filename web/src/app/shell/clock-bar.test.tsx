import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deviceNow } from '../../lib/time/clock.ts'
import { renderPage } from '../../test/render.tsx'
import { serverClockAt } from '../../test/server-clock.ts'
import { ClockBar } from './clock-bar.tsx'

const MINUTE = 60_000

test.each([
  ['12 minutes fast', -12 * MINUTE],
  ['3 hours slow', 180 * MINUTE],
  ['400 days fast', -400 * 24 * 60 * MINUTE],
])('warns about a clock that is %s until dismissed', async (words, error) => {
  const page = renderPage(<ClockBar />)
  act(() => serverClockAt(deviceNow() + error))
  expect(screen.getByText(`Your device is ${words}, so we use the correct time.`)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Dismiss' }))
  page.unmount()
  renderPage(<ClockBar />)
  expect(screen.queryByText(/^Your device/)).not.toBeInTheDocument()
})

test("doesn't warn below two minutes", () => {
  renderPage(<ClockBar />)
  act(() => serverClockAt(deviceNow() - 1.5 * MINUTE))
  expect(screen.queryByText(/^Your device/)).not.toBeInTheDocument()
})
