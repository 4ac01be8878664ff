import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollAnchor } from './use-scroll-anchor.ts'

const ROW = 40
const HEIGHT = 400

/** Rows of 40 pixels in a 400-pixel box, because jsdom has no layout. */
beforeEach(() => {
  const index = (row: Element) => [...(row.parentElement?.children ?? [])].indexOf(row) * ROW
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = this.closest('[data-testid=box]')
    const top = this === box || !box ? 0 : index(this) - box.scrollTop
    return { top } as DOMRect
  })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.querySelectorAll('p').length * ROW
  })
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
})

afterEach(() => vi.restoreAllMocks())

function Box({ from, to, start }: { from: number; to: number; start?: number }) {
  const { box, content, isAtEnd, note, goToEnd } = useScrollAnchor()
  return (
    <>
      <div ref={box} data-testid="box" onScroll={note}>
        <div ref={content}>
          {Array.from({ length: to - from }, (_, n) => from + n).map((n) => (
            <p key={n} data-row="" data-start={n === start ? '' : undefined}>
              {n}
            </p>
          ))}
        </div>
      </div>
      <button type="button" onClick={goToEnd}>
        {isAtEnd ? 'at the end' : 'further up'}
      </button>
    </>
  )
}

const scrolled = () => screen.getByTestId('box').scrollTop
const scroll = (top: number) => {
  screen.getByTestId('box').scrollTop = top
  fireEvent.scroll(screen.getByTestId('box'))
}
/** A row's distance from the top edge. */
const heightOf = (text: string) => screen.getByText(text).getBoundingClientRect().top

test('starts at the end and follows new messages', () => {
  const { rerender } = render(<Box from={0} to={50} />)
  expect(scrolled()).toBe(50 * ROW)
  rerender(<Box from={0} to={52} />)
  expect(scrolled()).toBe(52 * ROW)
})

test('starts at new messages', () => {
  render(<Box from={0} to={50} start={20} />)
  expect(heightOf('20')).toBe(72)
})

test('keeps the position when messages arrive before and after it', () => {
  const { rerender } = render(<Box from={50} to={100} />)
  scroll(90)
  const before = heightOf('55')
  rerender(<Box from={50} to={103} />)
  expect(heightOf('55')).toBe(before)
  rerender(<Box from={0} to={103} />)
  expect(heightOf('55')).toBe(before)
  expect(screen.getByRole('button')).toHaveTextContent('further up')
})

test('a press scrolls to the end', () => {
  render(<Box from={0} to={50} />)
  scroll(10)
  act(() => screen.getByRole('button', { name: 'further up' }).click())
  expect(scrolled()).toBe(50 * ROW)
})
