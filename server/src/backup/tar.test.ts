import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type Member, membersOf, tarOf } from './tar.ts'

async function* inOrder(members: readonly Member[]) {
  yield* members
}

const archiveOf = (members: readonly Member[]) => buffer(Readable.from(tarOf(inOrder(members))))

/** The bytes as a network delivers them: in chunks of any length. */
async function* pieces(bytes: Buffer, length: number) {
  for (let index = 0; index < bytes.length; index += length) yield bytes.subarray(index, index + length)
}

async function read(bytes: Buffer, length = 1000): Promise<Member[]> {
  const members: Member[] = []
  for await (const member of membersOf(pieces(bytes, length))) members.push(member)
  return members
}

const aName = fc
  .array(fc.stringMatching(/^[a-z0-9_.-]{1,40}$/), { minLength: 1, maxLength: 5 })
  .map((names) => names.join('/'))
  .filter((name) => !/(^|\/)\.{1,2}(\/|$)/.test(name))

test('members survive a round trip in chunks of any size', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          name: aName,
          bytes: fc.uint8Array({ maxLength: 2000 }).map((array) => Buffer.from(array)),
        }),
      ),
      fc.integer({ min: 1, max: 3000 }),
      async (members, length) => {
        expect(await read(await archiveOf(members), length)).toEqual(members)
      },
    ),
    { numRuns: 50 },
  ))

test("the machine's own tar reads it", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pepwell-tar-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const name = `photos/${'a'.repeat(60)}/${'b'.repeat(60)}.webp`
  writeFileSync(join(folder, 'it.tar'), await archiveOf([{ name, bytes: Buffer.from('what it holds') }]))
  execFileSync('tar', ['xf', 'it.tar'], { cwd: folder })
  expect(readFileSync(join(folder, name), 'utf8')).toBe('what it holds')
})

test('a truncated or changed archive is refused', async () => {
  const archive = await archiveOf([{ name: 'a', bytes: Buffer.alloc(700, 'a') }])
  await expect(read(archive.subarray(0, 800))).rejects.toThrow('ends too early')
  const changed = Buffer.from(archive)
  changed.write('b', 0)
  await expect(read(changed)).rejects.toThrow('damaged')
  await expect(archiveOf([{ name: 'x'.repeat(300), bytes: Buffer.alloc(0) }])).rejects.toThrow('too long')
})
