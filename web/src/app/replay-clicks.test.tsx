import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { boundaryHydrated } from '../lib/rendering/hydration.ts'
import { enableFields, ReplayClicks } from './replay-clicks.tsx'

const script = readFileSync(join(import.meta.dirname, '../../public/before-app.js'), 'utf8')

afterEach(() => {
  document.body.innerHTML = ''
})

/** A server-rendered page with the inline script. */
function serverRendered(html: string): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML = `<div id="root" data-server-rendered>${html}</div>`
  const current = Object.assign(document.createElement('script'), { textContent: '' })
  current.setAttribute('data-then', '/assets/app.js')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current)
  new Function(script)()
  return document.getElementById('root') as HTMLElement
}

/** Starts the app on the page, whose elements stay. */
async function startApp(root: HTMLElement) {
  render(<ReplayClicks />, { container: document.body.appendChild(document.createElement('div')) })
  await waitFor(() => expect(root).not.toHaveAttribute('data-server-rendered'))
  await new Promise((resolve) => setTimeout(resolve))
}

/** A listener on the button with this text. */
function listenTo(name: string) {
  const onPress = vi.fn()
  screen.getByRole('button', { name }).addEventListener('click', onPress)
  return onPress
}

test('a click before the app loads is replayed once it has', async () => {
  const root = serverRendered(
    '<button aria-label="Taken: BPC-157"><svg></svg></button><button>Later</button>',
  )
  const [onTaken, onLater] = [listenTo('Taken: BPC-157'), listenTo('Later')]
  fireEvent.click(root.querySelector('svg') as Element)
  expect(onTaken).not.toHaveBeenCalled()
  await startApp(root)
  expect(onTaken).toHaveBeenCalledOnce()
  expect(onLater).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(onLater).toHaveBeenCalledOnce()
})

test('a file chosen before its part has hydrated is handled once, without opening the picker', async () => {
  const root = serverRendered(
    '<main><input type="file" aria-label="File" /><i hidden data-hydrating></i></main>',
  )
  const field = screen.getByLabelText('File')
  fireEvent.change(field)
  const onChange = vi.fn()
  field.addEventListener('change', onChange)
  const onClick = vi.fn()
  document.body.addEventListener('click', (event) => onClick(event.defaultPrevented), { once: true })
  await startApp(root)
  onChange.mockClear()
  boundaryHydrated(root.querySelector('[data-hydrating]') as Element)
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onClick).toHaveBeenCalledExactlyOnceWith(true)
  fireEvent.change(field)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(field).not.toHaveAttribute('data-replay')
})

test('a click on a part that has not hydrated is replayed once it has, and other parts take theirs', async () => {
  const root = serverRendered(
    '<main><div><button>More</button></div><i hidden data-hydrating></i></main><button>Menu</button>',
  )
  const [onMore, onMenu] = [listenTo('More'), listenTo('Menu')]
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await startApp(root)
  expect(onMore).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(onMenu).toHaveBeenCalledOnce()
  boundaryHydrated(root.querySelector('[data-hydrating]') as Element)
  await waitFor(() => expect(onMore).toHaveBeenCalledOnce())
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('a tab clicked before the app loads opens on mousedown', async () => {
  const root = serverRendered('<button role="tab">Users</button><button role="tab">Inventory</button>')
  const tab = screen.getByRole('tab', { name: 'Inventory' })
  const onDown = vi.fn()
  tab.addEventListener('mousedown', onDown)
  fireEvent.click(tab)
  await startApp(root)
  expect(onDown).toHaveBeenCalledOnce()
})

test('nothing is replayed without a click', async () => {
  const root = serverRendered('<button>More</button>')
  const onPress = listenTo('More')
  await startApp(root)
  expect(onPress).not.toHaveBeenCalled()
})

test('a form that wasn’t ready for input isn’t submitted later', async () => {
  const root = serverRendered(
    '<form><input name="email" data-inert-until-hydrated readonly><button type="submit">Send</button></form>',
  )
  const onSend = vi.fn()
  root.querySelector('form')?.addEventListener('submit', onSend)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await startApp(root)
  expect(onSend).not.toHaveBeenCalled()
})

test('a form is not submitted before the app loads', () => {
  const root = serverRendered('<form><input name="search"></form>')
  expect(fireEvent.submit(root.querySelector('form') as Element)).toBe(false)
})

test('of two buttons with the same name, the clicked one is replayed', async () => {
  const root = serverRendered('<button>More</button><button>More</button>')
  const [, second] = screen.getAllByRole('button', { name: 'More' })
  const onPress = vi.fn()
  fireEvent.click(second as Element)
  second?.addEventListener('click', onPress)
  await startApp(root)
  expect(onPress).toHaveBeenCalledOnce()
})

test('a click moves to the same button of a page that the app renders again', async () => {
  const root = serverRendered('<button>Menu</button><button>Add to Cart</button><button>Add to Cart</button>')
  for (const button of screen.getAllByRole('button', { name: 'Add to Cart' })) fireEvent.click(button)
  root.innerHTML = '<button>Inbox</button><button>Add to Cart</button><button>Add to Cart</button>'
  const [first, second] = screen.getAllByRole('button', { name: 'Add to Cart' })
  const [onFirst, onSecond] = [vi.fn(), vi.fn()]
  first?.addEventListener('click', onFirst)
  second?.addEventListener('click', onSecond)
  await startApp(root)
  expect(onSecond).toHaveBeenCalledOnce()
  expect(onFirst).not.toHaveBeenCalled()
})

test('fields are inert until hydrated, and then a checked box is checked', () => {
  const root = serverRendered(
    '<input type="checkbox" data-inert-until-hydrated readonly><select data-inert-until-hydrated disabled></select><input readonly>',
  )
  const box = screen.getByRole('checkbox')
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  delete root.dataset.serverRendered
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  enableFields(root)
  expect(box).toBeChecked()
  expect(root.querySelector('select')).toBeEnabled()
  expect(root.querySelectorAll('[readonly]')).toHaveLength(1)
})
