import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '../test/users.ts'
import { WelcomeOverlay } from './welcome-overlay.tsx'

const greeting = () => screen.queryByText('Welcome back, Ada')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shows the splash once per session, for at most two seconds', () => {
  const { unmount } = render(<WelcomeOverlay user={aUser()} />)
  expect(greeting()).toBeVisible()
  act(() => void vi.advanceTimersByTime(2000))
  expect(greeting()).toBeNull()
  unmount()
  render(<WelcomeOverlay user={aUser()} />)
  expect(greeting()).toBeNull()
})

test('shows it again for another user', () => {
  render(<WelcomeOverlay user={aUser()} />).unmount()
  render(<WelcomeOverlay user={aUser({ id: 'user_2', firstName: 'Bo' })} />)
  expect(screen.getByText('Welcome back, Bo')).toBeVisible()
})

test.each([
  ['a tap anywhere', () => fireEvent.pointerDown(document.body)],
  ['any key', () => fireEvent.keyDown(document.body, { key: 'x' })],
])('%s ends it', (_way, end) => {
  render(<WelcomeOverlay user={aUser()} />)
  end()
  expect(greeting()).toBeNull()
})

test('a tap passes through to the bar below, for as long as it shows', () => {
  render(<WelcomeOverlay user={aUser()} />)
  act(() => void vi.advanceTimersByTime(1000))
  expect(greeting()?.parentElement).toHaveClass('pointer-events-none')
  expect(greeting()).not.toHaveClass('pointer-events-auto')
})
