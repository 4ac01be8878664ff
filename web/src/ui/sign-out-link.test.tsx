import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as browser from '../lib/browser/browser.ts'
import { aDevice } from '../test/device.ts'
import { signOutByLink } from './sign-out-link.ts'
import { Toaster } from './toaster.tsx'

function aLink() {
  const navigateTo = vi.spyOn(browser, 'navigateTo').mockImplementation(() => {})
  const leave = vi.fn()
  render(
    <>
      <a href="/api/logout" onClick={(event) => signOutByLink(event, { leave })}>
        Log out
      </a>
      <Toaster />
    </>,
  )
  return { leave, navigateTo, follow: () => userEvent.click(screen.getByRole('link', { name: 'Log out' })) }
}

test('online, the browser goes to the sign-out URL', async () => {
  aDevice()
  const { leave, navigateTo, follow } = aLink()
  await follow()
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith(expect.stringMatching(/\/api\/logout$/)))
  expect(leave).toHaveBeenCalledOnce()
})

test('offline, no one is signed out and nothing is deleted', async () => {
  aDevice().lose()
  const { leave, navigateTo, follow } = aLink()
  await follow()
  expect(await screen.findByText('Logging out needs a connection')).toBeVisible()
  expect(leave).not.toHaveBeenCalled()
  expect(navigateTo).not.toHaveBeenCalled()
})
