// The bill of materials as CycloneDX 1.6 (https://cyclonedx.org), read from the lock file alone, because npm's own
// `npm sbom` stops at workspaces without a version.

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, resolved?: string, link?: boolean, dev?: boolean,
 *   optional?: boolean, devOptional?: boolean, name?: string }} Locked
 * @typedef {{ name: string, version: string, packages: Record<string, Locked> }} LockFile
 */

const AT = 'node_modules/'

/** @param {string} name @param {string} version */
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** @param {string} integrity 'sha512-' and base64 */
function hashOf(integrity) {
  const [kind = '', base64 = ''] = integrity.split('-')
  return { alg: kind.replace('sha', 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }
}

/** @param {Locked} locked */
function scopeOf({ dev, optional, devOptional }) {
  if (dev || devOptional) return 'excluded'
  return optional ? 'optional' : 'required'
}

/** @param {[path: string, locked: Locked]} entry */
function componentOf([path, locked]) {
  const name = locked.name ?? path.slice(path.lastIndexOf(AT) + AT.length)
  const version = locked.version ?? ''
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    // 'excluded' means used only to build and test.
    scope: scopeOf(locked),
    ...(locked.license && { licenses: [{ expression: locked.license }] }),
    ...(locked.integrity && { hashes: [hashOf(locked.integrity)] }),
  }
}

/** @param {LockFile} lock */
export function billOfMaterials({ name, version, packages }) {
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes(AT) && !link)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: installed.map(componentOf),
  }
}
