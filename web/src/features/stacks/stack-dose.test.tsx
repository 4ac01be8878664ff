import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StackDose } from './stack-dose.tsx'

test.each([
  ['15 mg weekly', ['15 mg']],
  ['250 mcg, then 1.5 mg', ['250 mcg', '1.5 mg']],
  ['as needed', []],
])('%s keeps each number with its unit, unchanged', (text, whole) => {
  const { container } = render(<StackDose text={text} />)
  expect([...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent)).toEqual(whole)
  expect(container).toHaveTextContent(text)
})
