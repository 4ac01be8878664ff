import { describe, expect, test } from 'vitest'
import { isImpersonation, isTeamGroup } from './impersonation.ts'
import { STYLED_ALPHABETS } from './styled-alphabets.ts'

const inStyle = (word: string, alphabet: string) => {
  const signs = [...alphabet]
  return [...word].map((letter) => signs[(letter.codePointAt(0) ?? 0) - 97]).join('')
}

describe.each(STYLED_ALPHABETS)('letters of decorated text: %s', (alphabet) => {
  test('stand for a to z', () => {
    expect([...alphabet]).toHaveLength(26)
  })

  test.each(['pepwell', 'support', 'admin', 'official', 'moderator', 'helpdesk'])('spell %s', (word) => {
    expect(isImpersonation(`${inStyle(word, alphabet)} X`)).toBe(true)
    expect(isTeamGroup(inStyle(word, alphabet))).toBe(true)
  })

  test.each(['staff', 'team', 'security'])('spell %s in front of a name', (word) => {
    expect(isImpersonation(`${inStyle(word, alphabet)} Anna`)).toBe(true)
  })
})

test.each([
  ...[
    'Иван Петров',
    'Ольга Сидорова',
    'Фёдор Щукин',
    'Мария Жданова',
    'Γιώργος Παπαδόπουλος',
    'Ελένη Σταθάτου',
  ],
  ...[
    'שרה לוי',
    'דוד כהן',
    'สมชาย ใจดี',
    'ศิริพร ทองแท้',
    'አበበ በቀለ',
    'ጥሩነሽ ዲባባ',
    'Արամ Խաչատրյան',
    'Անի Պետրոսյան',
  ],
  ...[
    '山田 太郎',
    'ヤマダ ハナコ',
    '卩 丨',
    '李 小龙',
    '王 秀英',
    'ᏎᏉᏯ ᎫᏏ',
    'Åse Ørjasæter',
    'Þórður Ðaníelsson',
    'Łucja Żak',
  ],
])('names in those scripts are allowed: %s', (name) => {
  expect(isImpersonation(name)).toBe(false)
})
