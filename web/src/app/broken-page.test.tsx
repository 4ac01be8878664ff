import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as browser from '../lib/browser/browser.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { BrokenPage } from './broken-page.tsx'

const Broken = () => {
  throw new Error('Out of ink')
}

test('shows an error and offers to reload when a page breaks', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(browser, 'reloadPage').mockImplementation(() => {})
  render(
    <ErrorBoundary fallback={<BrokenPage />}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('the next page works again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary key="/a" fallback={<BrokenPage />}>
      <Broken />
    </ErrorBoundary>,
  )
  rerender(
    <ErrorBoundary key="/b" fallback={<BrokenPage />}>
      <p>Well again</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Well again')).toBeVisible()
})
