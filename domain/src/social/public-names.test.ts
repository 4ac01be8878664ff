import { expect, test } from 'vitest'
import { publicInitials, publicName } from './public-names.ts'

const nobody = { id: 'user_0197a1b2c3d4', userHandle: null, firstName: null, lastName: null }

test.each([
  [{ ...nobody, firstName: 'Ada', lastName: 'Keller', userHandle: '@ada' }, 'Ada Keller', 'AK'],
  [{ ...nobody, firstName: ' Ada ', lastName: ' ' }, 'Ada', 'A'],
  [{ ...nobody, lastName: 'öhm' }, 'öhm', 'Ö'],
  [{ ...nobody, userHandle: '@bo_m' }, '@bo_m', 'BO'],
  [nobody, 'User-b2c3d4', 'U'],
  [{}, 'Unknown User', 'U'],
  [{ id: 'user_admin_simple', firstName: 'Ada', lastName: 'Keller' }, 'Pepwell Support', 'PS'],
  [{ userHandle: '@admin', firstName: 'Ada' }, 'Pepwell Support', 'PS'],
])('%o is called %s, and %s for short', (person, name, initials) => {
  expect([publicName(person), publicInitials(person)]).toEqual([name, initials])
})
