import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as browser from '../lib/browser.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const Broken = () => {
  throw new Error('Out of ink')
}

test('a page that breaks says so and offers to load it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(browser, 'reloadPage').mockImplementation(() => {})
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('the next page starts afresh', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary key="/a">
      <Broken />
    </ErrorBoundary>,
  )
  rerender(
    <ErrorBoundary key="/b">
      <p>Well again</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Well again')).toBeVisible()
})
