import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import LoginPage from '../../../pages/login.tsx'
import { renderPage } from '../../../test/render.tsx'

vi.mock('@pepwell/contract/accounts/accounts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('says that there is no network when validation fails to load, and can be submitted again', async () => {
  const { user } = renderPage(<LoginPage />, { path: '/login' })
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')
  await user.type(screen.getByLabelText('Password'), 'open sesame')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Network error during login')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('open sesame')
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})
