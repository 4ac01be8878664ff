// Checks that the files in deploy/ fit the product and each other.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from './prepare.mjs'

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
const deploy = (/** @type {string} */ path) => read(`deploy/${path}`)

/** The documents of a file, in which no key may appear twice. */
const documentsIn = (/** @type {string} */ text) =>
  parseAllDocuments(text, { merge: true }).map((document) => {
    expect([...document.errors, ...document.warnings]).toEqual([])
    return document.toJS()
  })

const settings = new Set(
  [...read('server/src/environment.ts').matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
)
const [compose] = documentsIn(deploy('compose.yaml'))

const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })

test.each(files.filter((name) => /\.(ya?ml|json)$/.test(name)))('%s is well-formed', (name) => {
  const text = deploy(name)
  if (name.endsWith('.json')) JSON.parse(text)
  expect(documentsIn(text).every(Boolean)).toBe(true)
})

test('both ways set only what the server reads, and what several processes need', () => {
  const secret = documentsIn(deploy('kubernetes/pepwell.yaml')).find(({ kind }) => kind === 'Secret')
  for (const set of [Object.keys(compose.services.pepwell1.environment), Object.keys(secret.stringData)]) {
    expect(set.filter((name) => !settings.has(name))).toEqual([])
    expect(set).toEqual(expect.arrayContaining(['PUBLIC_URL', 'DATABASE_URL', 'S3_URL', 'SECRET_KEY']))
  }
})

const services = /** @type {[string, any][]} */ (Object.entries(compose.services))

test.each(services)('what %s depends on and mounts exists', (_name, { depends_on = [], volumes = [] }) => {
  const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(needed))
  const mounted = volumes.map((/** @type {string} */ volume) => volume.split(':')[0])
  for (const source of mounted.filter((/** @type {string} */ from) => !from.startsWith('$'))) {
    const exists = Object.hasOwn(compose.volumes, source) || existsSync(join(root, 'deploy', source))
    expect(exists, source).toBe(true)
  }
})

test('proxies, Sentinel, Patroni and Prometheus name containers', () => {
  const hosts = [
    ...deploy('nginx.conf').matchAll(/^\s+server (\w+):3000/gm),
    ...deploy('haproxy.cfg').matchAll(/^\s+server \w+ (\w+):5432/gm),
    ...deploy('sentinel.conf').matchAll(/monitor pepwell (\w+)/g),
    ...deploy('patroni.yml').matchAll(/(\w+):2379/g),
    ...deploy('prometheus.yml').matchAll(/"(\w+):\d+"/g),
    ...deploy('pgbouncer.ini').matchAll(/host=(\w+)/g),
  ].map(([, host]) => host)
  expect(hosts.length).toBeGreaterThan(15)
  expect(hosts.filter((host) => !Object.hasOwn(compose.services, host ?? ''))).toEqual([])
})

test('nginx answers for processes that are all away as they would', () => {
  const [, text = ''] = /return 503 '(.*)';/.exec(deploy('nginx.conf')) ?? []
  const { code, message } = JSON.parse(text)
  expect(read('contract/src/errors.ts')).toContain(`${code}: { status: 503, message: '${message}' }`)
})

test('docs/operations.md explains every setting that the compose file asks for', () => {
  const asked = new Set([...deploy('compose.yaml').matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name]) => name))
  const explained = read('docs/operations.md')
  expect([...asked].filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
})

test('images contain no secrets or data of the machine that builds them', () => {
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/.env*', '**/data', '**/node_modules']))
})

test('alerts and the dashboard read metrics that the server has', () => {
  const source = read('server/src/features/metrics/metrics.service.ts')
  const names = [...source.matchAll(/(?:gauge\('|name: 'pepwell_)(\w+)'/g)].map(([, name]) => name)
  const used = [
    ...`${deploy('alerts.yml')} ${deploy('grafana/pepwell.json')}`.matchAll(/pepwell_(\w+)/g),
  ].map(([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

test('probes use the addresses and port of the server', () => {
  const addresses = read('contract/src/health.calls.ts')
  const kubernetes = documentsIn(deploy('kubernetes/pepwell.yaml'))
  const [container] = kubernetes.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers
  const [image] = /^EXPOSE (\d+)$/m.exec(deploy('Dockerfile'))?.slice(1) ?? []
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(image) }])
  const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe]
  const [, port, path] =
    /127\.0\.0\.1:(\d+)([^']+)'/.exec(compose.services.pepwell1.healthcheck.test.join()) ?? []
  expect(port).toBe(image)
  for (const asked of [path, ...probes.map(({ httpGet }) => httpGet.path)])
    expect(addresses).toContain(`get('${asked}'`)
  for (const { httpGet } of probes) expect(httpGet.port).toBe('http')
  expect(read('server/src/environment.ts')).toMatch(new RegExp(`PORT: z[^:]*\\.default\\(${image}\\)`))
})
