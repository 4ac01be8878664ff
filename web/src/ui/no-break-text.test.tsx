import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoBreakText } from './no-break-text.tsx'

test('keeps words with a hyphen whole, and the text as it is', () => {
  const name = 'CJC-1295 without DAC (Mod GRF 1-29)'
  const { container } = render(<NoBreakText>{name}</NoBreakText>)
  expect(container).toHaveTextContent(name)
  expect([...container.children].map((whole) => whole.textContent)).toEqual(['CJC-1295', '1-29)'])
})
