import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { retainBuild } from './earlier-builds.ts'

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-builds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A built web app with one unique script. */
async function aBuild(name: string) {
  const folder = await aFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), `<script src="/assets/entry-${name}.js"></script>`)
  await writeFile(join(folder, `assets/entry-${name}.js`), `'${name}'`)
  return folder
}

let starts = 0

/** Starts a process with a build; returns its responses for the scripts of builds. */
async function deployed(webFolder: string, dataDir: string) {
  const earlierBuilds = await retainBuild(webFolder, dataDir, new Date(Date.UTC(2026, 5, 15, ++starts)))
  const { request } = await testApp({}, { webFolder, earlierBuilds })
  return async (...names: string[]) => {
    const responses = await Promise.all(names.map((name) => request('GET', `/assets/entry-${name}.js`)))
    return responses.map(({ statusCode, payload }) => (statusCode === 200 ? payload : statusCode))
  }
}

test('open pages get their assets after a deploy and after a rollback', async () => {
  const dataDir = await aFolder()
  const [first, second, third] = [await aBuild('first'), await aBuild('second'), await aBuild('third')]
  expect(await (await deployed(first, dataDir))('first')).toEqual(["'first'"])
  expect(await (await deployed(second, dataDir))('first', 'second')).toEqual(["'first'", "'second'"])
  // The rollback, and a restart of the same build.
  expect(await (await deployed(first, dataDir))('first', 'second')).toEqual(["'first'", "'second'"])
  expect(await (await deployed(first, dataDir))('first', 'second')).toEqual(["'first'", "'second'"])
  expect(await (await deployed(third, dataDir))('first', 'second', 'third')).toEqual([
    "'first'",
    404,
    "'third'",
  ])
  expect(await readdir(join(dataDir, 'web-builds'))).toHaveLength(2)
})

test('a copy that was interrupted is made again', async () => {
  const [dataDir, build] = [await aFolder(), await aBuild('whole')]
  await retainBuild(build, dataDir, new Date(0))
  const [id = ''] = await readdir(join(dataDir, 'web-builds'))
  await rm(join(dataDir, 'web-builds', id), { recursive: true })
  await mkdir(join(dataDir, 'web-builds', `${id}.part/assets`), { recursive: true })
  await retainBuild(build, dataDir, new Date(0))
  expect(await readdir(join(dataDir, 'web-builds', id, 'assets'))).toEqual(['entry-whole.js'])
})
