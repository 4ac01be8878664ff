import { expect, test } from 'vitest'
import { hasPiledMarks, singleLine } from '../text/text-forms.ts'
import { isImpersonation } from './impersonation.ts'
import { uts39Confusables } from './uts39-confusables.samples.ts'

const titles = [
  'pepwell support admin administrator moderator official verified helpdesk customerservice kundenservice',
  'liveagent sysadmin offiziell atendimento moderatrice',
].flatMap((line) => line.split(' '))

/** How a skeleton may be read: 'l' is also the skeleton of 'I'. */
const readings = (skeleton: string) =>
  new Set([skeleton, skeleton.replaceAll('l', 'i'), skeleton.replace('rn', 'm')])

test('no character that Unicode calls confusable disguises a title', () => {
  const names = Object.entries(uts39Confusables).flatMap(([skeleton, characters]) =>
    [...readings(skeleton)].flatMap((letters) =>
      titles
        .filter((title) => title.includes(letters))
        .flatMap((title) => [...characters].map((character) => title.replace(letters, character))),
    ),
  )
  expect(names.length).toBeGreaterThan(5_000)
  // A name is stored without its invisible characters: what is left either reads as the title, or lacks a letter of it.
  const stored = names.map((name) => ({
    name: singleLine(name),
    isWhole: singleLine(name) === name.normalize('NFC'),
  }))
  const disguised = stored.filter(({ name }) => !isImpersonation(name) && !hasPiledMarks(name))
  expect(disguised.filter(({ isWhole }) => isWhole)).toEqual([])
})
