import { access, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

const announced: [string, string][] = []
const app = await testApp({}, { announceAdmin: (email, password) => void announced.push([email, password]) })
const signIn = (password: string, email = 'admin@pepwell.local') =>
  app.request('POST', '/api/auth/login', { body: { email, password } })

test('the first start creates the support account and prints its password once', async () => {
  const [[email, password] = ['', '']] = announced
  expect(announced).toHaveLength(1)
  expect(email).toBe('admin@pepwell.local')
  const { body } = await signIn(password)
  expect(body.user).toMatchObject({
    id: 'user_admin_simple',
    userHandle: '@admin',
    isAdmin: true,
    firstName: 'Pepwell',
    lastName: 'Support',
  })
  const file = join(app.dataDir, 'admin-password')
  expect((await readFile(file, 'utf8')).trim()).toBe(password)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('changing the password deletes its file', async () => {
  const exposing = await testApp({ exposeResetToken: true })
  const { body } = await exposing.request('POST', '/api/auth/forgot-password', {
    body: { email: 'admin@pepwell.local' },
  })
  const form = { token: body.token, password: 'chosen by hand', confirmPassword: 'chosen by hand' }
  await exposing.request('POST', '/api/auth/reset-password', { body: form })
  await expect(access(join(exposing.dataDir, 'admin-password'))).rejects.toThrow()
})

test('a configured password is used without being written anywhere', async () => {
  const shown: string[] = []
  const configured = await testApp(
    { adminEmail: 'boss@pepwell.test', adminPassword: 'from the configuration' },
    { announceAdmin: (email) => void shown.push(email) },
  )
  const body = { email: 'boss@pepwell.test', password: 'from the configuration' }
  expect((await configured.request('POST', '/api/auth/login', { body })).statusCode).toBe(200)
  expect(shown).toEqual([])
  await expect(access(join(configured.dataDir, 'admin-password'))).rejects.toThrow()
})
