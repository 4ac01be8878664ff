import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { EarlyPress, openFields } from './early-press.tsx'

const script = readFileSync(join(import.meta.dirname, '../../public/before-app.js'), 'utf8')

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

/** The app is there, and takes over. */
async function takeOver(root: HTMLElement, names: readonly string[]) {
  const onPress = vi.fn()
  root.innerHTML = ''
  const buttons = Object.entries(names).map(([place, name]) => (
    <button key={place} type="button" aria-label={name} onClick={() => onPress(name)} />
  ))
  render(
    <>
      {buttons}
      <EarlyPress />
    </>,
    { container: root },
  )
  await waitFor(() => expect(root).not.toHaveAttribute('data-drawn'))
  return onPress
}

test('what was pressed before the app was there is done once it is', async () => {
  const root = drawn('<button aria-label="Taken: BPC-157"><svg></svg></button><button>Later</button>')
  fireEvent.click(root.querySelector('svg') as Element)
  const onPress = await takeOver(root, ['Taken: BPC-157', 'Later'])
  expect(onPress.mock.calls).toEqual([['Taken: BPC-157']])
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(onPress.mock.lastCall).toEqual(['Later'])
})

test('a tab that was pressed before the app was there opens', async () => {
  const root = drawn('<button role="tab">Users</button><button role="tab">Inventory</button>')
  fireEvent.click(screen.getByRole('tab', { name: 'Inventory' }))
  root.innerHTML = ''
  const tabs = [
    { value: 'users', label: 'Users' },
    { value: 'inventory', label: 'Inventory' },
  ]
  const onChange = vi.fn()
  render(
    <>
      <Tabs label="Panel" tabs={tabs} value="users" onChange={onChange}>
        Here
      </Tabs>
      <EarlyPress />
    </>,
    { container: root },
  )
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('inventory'))
})

test('nothing is pressed where nothing was, or where two are called the same', async () => {
  expect(await takeOver(drawn('<button>More</button>'), ['More'])).not.toHaveBeenCalled()
  const root = drawn('<button>More</button>')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await takeOver(root, ['More', 'More'])).not.toHaveBeenCalled()
})

test('a form that nobody could fill in yet is not sent later on', async () => {
  const root = drawn(
    '<form><input name="email" data-waits readonly><button type="submit">Send</button></form>',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await takeOver(root, ['Send'])).not.toHaveBeenCalled()
})

test('a form that is sent too early stays', () => {
  const root = drawn('<form><input name="search"></form>')
  expect(fireEvent.submit(root.querySelector('form') as Element)).toBe(false)
})

test('of two that are called the same, the one is pressed that was', async () => {
  const root = drawn('<button>More</button><button>More</button>')
  const [, second] = screen.getAllByRole('button', { name: 'More' })
  const onPress = vi.fn()
  fireEvent.click(second as Element)
  second?.addEventListener('click', onPress)
  render(<EarlyPress />, { container: document.body.appendChild(document.createElement('div')) })
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  expect(root).not.toHaveAttribute('data-drawn')
})

test('fields cannot be typed into or ticked until the app hears of it, and then what was ticked is', () => {
  const root = drawn(
    '<input type="checkbox" data-waits readonly><select data-waits disabled></select><input readonly>',
  )
  const box = screen.getByRole('checkbox')
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  delete root.dataset.drawn
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  openFields(root)
  expect(box).toBeChecked()
  expect(root.querySelector('select')).toBeEnabled()
  expect(root.querySelectorAll('[readonly]')).toHaveLength(1)
})

test('a menu opens too', async () => {
  const root = drawn('<button aria-haspopup="menu" aria-expanded="false">More</button>')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  root.replaceChildren()
  const page = render(
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem>Pause</MenuItem>
      </Menu>
      <EarlyPress />
    </>,
    { container: root },
  )
  expect(await screen.findByRole('menuitem', { name: 'Pause' })).toBeVisible()
  page.unmount()
})
