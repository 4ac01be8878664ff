import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoBreakText } from './no-break-text.tsx'

test('keeps hyphenated words together without changing the text', () => {
  const name = 'CJC-1295 without DAC (Mod GRF 1-29)'
  const { container } = render(<NoBreakText>{name}</NoBreakText>)
  expect(container).toHaveTextContent(name)
  expect([...container.children].map((whole) => whole.textContent)).toEqual(['CJC-1295', '1-29)'])
})
