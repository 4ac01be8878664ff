import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { PayDetails } from './pay-details.tsx'

test('payment details can be copied and have no nested card', async () => {
  const { user } = renderPage(<PayDetails rows={[{ label: 'Reference', value: 'K7M-4Q2-9D' }]} />)
  expect(screen.getByRole('list').className).not.toMatch(/\bborder\b/)
  await user.click(screen.getByRole('button', { name: 'Copy Reference' }))
  expect(await screen.findByText('Reference copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('K7M-4Q2-9D')
})
