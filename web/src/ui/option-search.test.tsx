import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { OptionList } from './option-list.tsx'
import { SearchInput } from './search-input.tsx'
import { useOptionSearch } from './use-option-search.ts'

const groups = [
  { title: 'Near', options: [{ key: 'a', name: 'Aachen' }] },
  {
    title: 'Far',
    options: [
      { key: 'b', name: 'Bergen' },
      { key: 'c', name: 'Cádiz' },
    ],
  },
]

interface City {
  key: string
  name: string
}

interface Props {
  places?: typeof groups
  beginsAtFirst?: boolean
  onChoose: (place: City) => void
}

function Places({ places = groups, beginsAtFirst = false, onChoose }: Props) {
  const [text, setText] = useState('')
  const { field, list } = useOptionSearch<City>({
    groups: places,
    beginsAtFirst,
    onType: setText,
    onChoose,
  })
  return (
    <form onSubmit={() => onChoose({ key: '', name: 'the form was sent' })}>
      <SearchInput {...field} value={text} aria-label="Where to" />
      {places.length > 0 && (
        <OptionList {...list} label="Places">
          {({ name }) => name}
        </OptionList>
      )}
    </form>
  )
}

function open(props: Omit<Props, 'onChoose'> = {}) {
  const onChoose = vi.fn<(place: City) => void>()
  render(<Places {...props} onChoose={onChoose} />)
  const field = screen.getByRole('combobox', { name: 'Where to' })
  /** the active option according to the field */
  const at = () => {
    const marked = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(screen.queryAllByRole('option', { selected: true })).toEqual(marked ? [marked] : [])
    return marked?.textContent
  }
  return { user: userEvent.setup(), field, at, onChoose }
}

test('the field controls its list, and the list has headings', () => {
  const { field } = open()
  const list = screen.getByRole('listbox', { name: 'Places' })
  expect(field).toHaveAttribute('aria-controls', list.id)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  const headings = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
  expect(headings).toEqual(['Near', 'Far'])
})

test('without options the field controls no list', () => {
  const { field } = open({ places: [], beginsAtFirst: true })
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).not.toHaveAttribute('aria-controls')
  expect(field).not.toHaveAttribute('aria-activedescendant')
})

test('arrow keys cycle through all groups, and Enter selects without submitting the form', async () => {
  const { user, field, at, onChoose } = open()
  await user.click(field)
  await user.keyboard('{Enter}')
  expect([at(), onChoose.mock.calls]).toEqual([undefined, []])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(at()).toBe('Bergen')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(at()).toBe('Cádiz')
  await user.keyboard('{ArrowDown}')
  expect(at()).toBe('Aachen')
  await user.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([[{ key: 'a', name: 'Aachen' }]])
  expect(field).toHaveFocus()
})

test('typing reselects the first option, and Escape clears the field', async () => {
  const { user, field, at } = open({ beginsAtFirst: true })
  await user.type(field, 'x{ArrowDown}')
  expect(at()).toBe('Bergen')
  await user.type(field, 'y')
  expect([at(), field]).toEqual(['Aachen', expect.objectContaining({ value: 'xy' })])
  await user.keyboard('{ArrowDown}{Escape}')
  expect(at()).toBe('Aachen')
  expect(field).toHaveValue('')
})

test('a press selects and leaves the focus in the field', async () => {
  const { user, field, onChoose } = open()
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Cádiz' }))
  expect(onChoose).toHaveBeenCalledWith({ key: 'c', name: 'Cádiz' })
  expect(field).toHaveFocus()
})
