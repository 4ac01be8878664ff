import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { verdictOn } from './advisories.mjs'
import { billOfMaterials } from './bill-of-materials.mjs'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))

describe('the bill of materials', () => {
  const { components } = billOfMaterials(lock)

  test('names what is installed, with source and hash', () => {
    const named = (/** @type {string} */ name) => components.find((component) => component.name === name)
    expect(named('fastify')).toMatchObject({
      purl: `pkg:npm/fastify@${lock.packages['node_modules/fastify'].version}`,
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
    expect(named('@node-rs/argon2')?.purl).toMatch(/^pkg:npm\/%40node-rs\/argon2@\d/)
    expect(named('vitest')?.scope).toBe('excluded')
    expect(components.filter(({ name }) => name.startsWith('@pepwell/'))).toEqual([])
  })

  test('names each package once, none without a version', () => {
    const refs = components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(components.filter(({ version }) => !version)).toEqual([])
  })
})

describe('the sentence about known vulnerabilities', () => {
  const report = (/** @type {object} */ vulnerabilities) =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities })

  test.each([
    [
      'nothing, where no registry answers',
      '{"message":"405 Method Not Allowed","statusCode":405}',
      false,
      /No registry answered/,
    ],
    ['nothing, where npm printed nothing', '', false, /No registry answered/],
    [
      'nothing, where npm could not resolve a host',
      '{"error":{"code":"ENOTFOUND"}}',
      false,
      /No registry answered/,
    ],
    ['that there are none', report({}), false, /No serious hole is known in any package\./],
    ['that there are small ones', report({ a: { severity: 'low' } }), false, /1 smaller ones are/],
    [
      'in which packages',
      report({ a: { severity: 'low' }, b: { severity: 'critical' } }),
      true,
      /known in b \(critical\)/,
    ],
  ])('%s', (_, output, found, sentence) => {
    expect(verdictOn(output)).toEqual({ found, sentence: expect.stringMatching(sentence) })
  })
})
