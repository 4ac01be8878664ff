import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How many builds’ assets stay available, including the current build’s. */
const MAX_BUILDS = 2

/** A build's page names all of its assets, so it identifies the build. */
const idOf = async (webFolder: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(join(webFolder, 'index.html')))
    .digest('hex')
    .slice(0, 16)

/** The stored builds, most recent first. */
async function buildsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.part'))
  const builds = names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs }))
  return (await Promise.all(builds)).toSorted((a, b) => b.at - a.at).map(({ name }) => name)
}

/**
 * Keeps this build's assets in the data folder, because open pages request them after the next deploy or
 * rollback.
 * @returns the folders of earlier builds
 */
export async function retainBuild(webFolder: string, dataDir: string, now: Date): Promise<string[]> {
  if (!existsSync(join(webFolder, 'index.html'))) return []
  const folder = join(dataDir, 'web-builds')
  const id = await idOf(webFolder)
  await mkdir(folder, { recursive: true })
  if (!(await buildsIn(folder)).includes(id)) {
    // A process killed while copying leaves no incomplete build.
    const part = join(folder, `${id}.part`)
    await rm(part, { recursive: true, force: true })
    await cp(join(webFolder, 'assets'), join(part, 'assets'), { recursive: true })
    await rename(part, join(folder, id))
  }
  await utimes(join(folder, id), now, now)
  const builds = await buildsIn(folder)
  for (const old of builds.slice(MAX_BUILDS)) await rm(join(folder, old), { recursive: true, force: true })
  return builds
    .slice(0, MAX_BUILDS)
    .filter((name) => name !== id)
    .map((name) => join(folder, name))
}
