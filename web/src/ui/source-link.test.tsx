import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SourceLink } from './source-link.tsx'

const label = { name: 'Zepbound label', url: 'https://uspl.lilly.com/zepbound/zepbound.html' }

test.each([
  ['2026-11-22', 'checked Nov 22, 2026'],
  [null, 'not checked yet'],
])('a source read on %s says so', (checked, said) => {
  render(<SourceLink source={{ ...label, checked }} />)
  expect(screen.getByRole('link', { name: 'Zepbound label' })).toHaveAttribute('href', label.url)
  expect(screen.getByText(said)).toBeVisible()
})
