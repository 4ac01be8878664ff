import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalEmail, deliverableEmail, withReadableDomains } from './email-addresses.ts'

test.each([
  ['Ada@Mail.Example', 'ada@mail.example'],
  ['jörg@müller.example', 'jörg@müller.example'],
  ['Jo\u0308rg@MU\u0308LLER.example', 'jörg@müller.example'],
  ['jörg@xn--mller-kva.example', 'jörg@müller.example'],
  ['JÖRG@XN--MLLER-KVA.EXAMPLE', 'jörg@müller.example'],
  ['a@mail.xn--mller-kva.example', 'a@mail.müller.example'],
  ['a@straße.example', 'a@straße.example'],
  ['a@例え。テスト', 'a@例え.テスト'],
  ['a@xn--r8jz45g.xn--zckzah', 'a@例え.テスト'],
  ['a@xn--e1afmkfd.xn--p1ai', 'a@пример.рф'],
  ['no address', 'no address'],
  ['a@mü/x.example', 'a@mü/x.example'],
  ['a@xn--.example', 'a@xn--.example'],
])('%s is stored as %s', (typed, stored) => {
  expect(canonicalEmail(typed)).toBe(stored)
  expect(canonicalEmail(stored)).toBe(stored)
})

test.each([
  ['jörg@müller.example', 'jörg@xn--mller-kva.example'],
  ['ada@mail.example', 'ada@mail.example'],
])('%s is delivered to %s', (stored, delivered) => {
  expect(deliverableEmail(stored)).toBe(delivered)
})

test('searching for an encoded domain finds the stored one', () => {
  expect(withReadableDomains('xn--mller-kva.ex')).toBe('müller.ex')
  expect(withReadableDomains('axn--mller-kva')).toBe('axn--mller-kva')
})

test('decodes domains of any script as the platform encodes them', () => {
  const letters = constantFrom(...'abz09äöüßéñçøåčžабвяα例え中文한글あア'.normalize('NFC'))
  assert(
    property(array(letters, { minLength: 1, maxLength: 12 }), (label) => {
      const domain = `x${label.join('')}.example`.normalize('NFC')
      const encoded = deliverableEmail(`a@${domain}`)
      // Some mixtures of scripts are not valid domains.
      if (/[^ -~]/.test(encoded)) return
      expect(canonicalEmail(encoded)).toBe(canonicalEmail(`a@${domain}`))
      expect(deliverableEmail(canonicalEmail(`a@${domain}`))).toBe(encoded)
    }),
    { numRuns: 1000 },
  )
})
