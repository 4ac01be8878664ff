import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { testApp } from '../../testing/test-app.ts'
import { attemptsService } from './attempts.service.ts'

const app = await testApp()
const attempts = attemptsService(app)

test('attempts that are counted and taken back at the same time never wait for each other in a circle', async () => {
  const wrong: unknown[] = []
  const tryOften = async (account: string) => {
    const attempt = { what: 'sign-in', account, address: '203.0.113.7' } as const
    for (let n = 0; n < 40; n++) {
      await attempts.take(attempt).catch((error) => error instanceof Refusal || wrong.push(error))
      await attempts.forgive(attempt).catch((error) => wrong.push(error))
    }
  }
  await Promise.all(['a', 'a', 'a', 'b', 'b', 'b'].map(tryOften))
  expect(wrong).toEqual([])
})
