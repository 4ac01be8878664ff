import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayRead } from './robots.ts'

const rules = `# A shop
User-agent: *
Disallow: /cart
Disallow: /*?orderby=
Disallow: /checkout$
Allow: /cart/help

User-agent: Pepwell
User-agent: otherbot
Disallow: /private # not for programs

User-agent: nobody
Disallow:

User-agent: everything
Disallow: /
`

describe('the rules of a robots.txt', () => {
  test.each([
    ['Pepwell', '/product/bpc-157', true],
    ['Pepwell', '/private/list', false],
    // A named agent has these rules and no others.
    ['Pepwell', '/cart', true],
    ['OTHERBOT', '/private', false],
    ['somebody', '/private', true],
    ['somebody', '/cart', false],
    ['somebody', '/cart/help', true],
    ['somebody', '/carts', false],
    ['somebody', '/shop/?orderby=price', false],
    ['somebody', '/shop/?page=2', true],
    ['somebody', '/checkout', false],
    ['somebody', '/checkout/done', true],
    ['nobody', '/cart', true],
    ['everything', '/', false],
  ])('%s at %s: %s', (agent, path, may) => expect(mayRead(rules, agent, path)).toBe(may))

  test.each([
    ['', '/x', true],
    ['<html>Not found</html>', '/x', true],
    ['Disallow: /', '/x', true],
    ['user-agent:*\rdisallow:/x', '/x', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['User-agent: *\nDisallow: /a*b*c', '/a-c-b', true],
    ['User-agent: *\nDisallow: /a*b*c', '/a-b-c-d', false],
    ['User-agent: *\nDisallow: /%7eann/', '/~ann/x', false],
    ['User-agent: *\nDisallow: /café', '/caf%C3%A9', false],
    ['User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', false],
  ])('%j at %s: %s', (text, path, may) => expect(mayRead(text, 'Pepwell', path)).toBe(may))
})

test('a pattern matches like a regular expression', () => {
  const part = fc.constantFrom('a', 'b', 'ab', '/', '*', '')
  const pattern = fc
    .tuple(fc.array(part, { maxLength: 6 }), fc.boolean())
    .map(([parts, isWhole]) => `/${parts.join('')}${isWhole ? '$' : ''}`)
  const path = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
  fc.assert(
    fc.property(pattern, path, (disallowed, asked) => {
      const expected = new RegExp(`^${disallowed.replaceAll('*', '.*')}`)
      expect(mayRead(`User-agent: *\nDisallow: ${disallowed}`, 'Pepwell', asked)).toBe(!expected.test(asked))
    }),
  )
})

test('any content is parsed at once', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      (text, path) => void mayRead(text, 'Pepwell', path),
    ),
  )
  const long = `User-agent: *\n${'Disallow: /*a*a*a*a*a*a*a*a*b\n'.repeat(9_000)}`
  expect(mayRead(long, 'Pepwell', `/${'a'.repeat(2000)}`)).toBe(true)
})
