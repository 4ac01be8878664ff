import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EarlyPress } from './early-press.tsx'

const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page that the server drew, with the script that looks after it until the app is there. */
function drawn(html: string): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML = `<div id="root" data-drawn>${html}</div>`
  const current = Object.assign(document.createElement('script'), { textContent: '' })
  current.setAttribute('data-then', '/assets/app.js')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current)
  new Function(script)()
  return document.getElementById('root') as HTMLElement
}

/** The app draws the same, and takes over. */
function takeOver(root: HTMLElement, names: readonly string[]) {
  const onPress = vi.fn()
  root.innerHTML = ''
  const buttons = Object.entries(names).map(([place, name]) => (
    <button key={place} type="button" aria-label={name} onClick={() => onPress(name)} />
  ))
  render(
    <>
      {buttons}
      <EarlyPress root={root} />
    </>,
    { container: root },
  )
  return onPress
}

test('what was pressed before the app was there is done once it is', () => {
  const root = drawn('<button aria-label="Taken: BPC-157"><svg></svg></button><button>Later</button>')
  fireEvent.click(root.querySelector('svg') as Element)
  const onPress = takeOver(root, ['Taken: BPC-157', 'Later'])
  expect(onPress.mock.calls).toEqual([['Taken: BPC-157']])
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(onPress.mock.lastCall).toEqual(['Later'])
})

test('nothing is pressed where nothing was, or where two are called the same', () => {
  expect(takeOver(drawn('<button>More</button>'), ['More'])).not.toHaveBeenCalled()
  const root = drawn('<button>More</button>')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(takeOver(root, ['More', 'More'])).not.toHaveBeenCalled()
})

test('a form that is sent too early stays', () => {
  const root = drawn('<form><input name="search"></form>')
  expect(fireEvent.submit(root.querySelector('form') as Element)).toBe(false)
})
