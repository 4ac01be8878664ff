import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../test/render.tsx'
import TrustedSource from './trusted-source.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))

test('announces the source with its eight features', () => {
  renderPage(<TrustedSource />)
  const source = section('Trusted Research Peptide Source')
  expect(source.getByText('Coming Soon')).toBeVisible()
  expect(source.getAllByRole('listitem')).toHaveLength(8)
  expect(source.getByText(/We don’t recommend a source yet/)).toBeVisible()
})

test('Visit navigates nowhere and logs it', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {})
  const { user, location } = renderPage(<TrustedSource />, { path: '/trusted-source' })
  await user.click(screen.getByRole('button', { name: 'Visit' }))
  expect(told).toHaveBeenCalledOnce()
  expect(location()).toBe('/trusted-source')
  expect(screen.queryByRole('link')).toBeNull()
})

test('both vitamin packages are announced', () => {
  renderPage(<TrustedSource />)
  const rows = section('Vitamins for GLP-1 Users').getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent('GLP Package 1Coming Soon')
  expect(rows[1]).toHaveTextContent('GLP Package 2Coming Soon')
})

test.each(['Research use only', 'No medical advice', 'Consult a licensed professional'])(
  'says: %s',
  (title) => {
    renderPage(<TrustedSource />)
    expect(screen.getByText(title)).toBeVisible()
  },
)
