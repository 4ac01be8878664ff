import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimsApproval, isImpersonation, isTeamGroup } from './impersonation.ts'

describe('looks like the product or its team', () => {
  test.each([
    ...[
      '@pepwell_team',
      '@pepwell_help',
      '@support_team',
      '@supp0rt',
      '@pepwe11',
      '@pepwell_admin',
      '@staff',
      '@security',
    ],
    ...[
      '@PepwellHelp',
      '@admin1',
      '@the_admin',
      '@billing_team',
      '@helpdesk',
      '@moderator',
      '@system',
      '@anna_support',
    ],
    ...[
      'Pepwell Support',
      'pepwell',
      'PEPWELL',
      'Official Pepwell',
      'Support',
      'Customer Care',
      'Help Desk',
      'Team Staff',
    ],
    ...[
      'Anna Support',
      'S u p p o r t',
      'Pepwell ✅',
      '✅ Support Team',
      'Pep Well',
      'Suppport',
      'Support 24/7',
    ],
    ...[
      '@xXadminXx',
      '@xxadminxx',
      '@xadmin',
      '@adminx',
      '@oOadminOo',
      '@xxsupportxx',
      '@xXmoderatorXx',
      'zAdminz',
    ],
    ...[
      'P e p w e l l Jane',
      'S.u.p.p.o.r.t Jane',
      'P-e-p-w-e-l-l Jane',
      'Billing Department',
      'billing_dept',
    ],
    ...[
      'PepWell Anna',
      'PePWeLL Jane',
      'Pep Well Nutrition',
      '@pep_well_anna',
      'Sup port Jane',
      '@sup_port_jane',
    ],
    ...['T e a m', 'T.e.a.m', 'T eam', '@t_e_a_m', '@s_t_a_f_f', 'HeIp', 'PepweII'],
    ...[
      '@dmin',
      '@dmin Smith',
      'Supp*rt',
      'Supp@rt',
      'Supp.rt',
      'Supp•rt Desk',
      'Adm¡n',
      '^dmin',
      'Pepwe¡¡',
      '@suqqort',
      '@peqwell',
    ],
    ...[
      'Verified',
      '@verified',
      'Anna Verified',
      'Service Desk',
      'Customer Success',
      'Live Agent',
      'Account Manager',
    ],
    ...['@no_reply', '@owner', '@founder', '@ceo', 'Community Manager', '✅', 'Anna ✅', 'Anna ☑️', 'Anna ✓'],
    ...[
      '@legal',
      '@doctor',
      '@nurse',
      '@admins',
      '@pharmacist',
      '@shop',
      '@the_store',
      '@sysop',
      '@cto',
      '@fda_official',
      '@notifications',
    ],
    ...[
      'Legal Team',
      'Account Recovery',
      'Password Reset',
      'Chief Medical Officer',
      'Data Protection',
      'Your Pharmacist',
    ],
    ...['Pepuuell', 'Jane aclmin', 'Pepwe||', 'Supp()rt', 'Safety Team', '@mods', '@payments', '@root'],
  ])('%s', (name) => {
    expect(isImpersonation(name)).toBe(true)
  })

  test.each([
    ['Cyrillic letters', 'Рерwеll'],
    ['Greek and Cyrillic letters', 'Ρерωell Ѕυрроrt'],
    ['a Greek lambda', 'Ρερωελλ Jane'],
    ['Cherokee letters', 'Ꮲepwell'],
    ['small Cherokee letters', 'ꭱꭼꭺꮮ ꭺꭰmin'],
    ['letters of rare alphabets', 'ᑲilling'],
    ['strokes', 'pepwe∥'],
    ['Coptic letters', 'pepⲱell'],
    ['Coptic letters alone', 'ⲣⲉⲣⲱⲉⲗⲗ'],
    ['a letter that resembles none of the alphabet', 'Λdmin'],
    ['Bopomofo', 'ㄕepwell'],
    ['full-width letters', 'Ｐｅｐｗｅｌｌ'],
    ['mathematical letters', '𝓟𝓮𝓹𝔀𝓮𝓵𝓵 𝕊𝕦𝕡𝕡𝕠𝕣𝕥'],
    ['small capitals', 'ᴘᴇᴘᴡᴇʟʟ ꜱᴜᴘᴘᴏʀᴛ'],
    ['letters in circles and squares', 'Ⓢⓤⓟⓟⓞⓡⓣ 🅰🅳🅼🅸🅽'],
    ['letters of flags', '🇦🇩🇲🇮🇳'],
    ['many marks', 'S\u0301\u0302\u0303u\u0335pport'],
    ['invisible characters', 'Pep\u200bwell Sup\u00adport'],
    ['marks of direction', '\u202ePepwell\u202c'],
    ['digits and signs', '$upp0r7 4dm1n'],
    ['open and turned letters', 'Pɛpwɛll pǝpwell'],
    ['other Cyrillic letters', 'Pєpwєll'],
    ['turned Cyrillic letters', 'pэpwэll'],
    ['letters with hooks and tails', 'ᵱeᶈweɬȴ'],
    ['letters with strokes', 'ꝑepweꝉꝉ'],
    ['Armenian letters', 'թepwell'],
    ['Canadian syllabics and kana', 'ᑬ乇卩wモㄥㄥ'],
    ['a turned letter', 'Suppoɹʇ'],
    ['circles', 'Supp◯rt'],
    ['colored circles', 'Supp🔴rt'],
    ['two letters for one', 'adrnin'],
    ['two letters for another', 'pepvvell'],
  ])('in %s', (_, name) => {
    expect(isImpersonation(name)).toBe(true)
  })
})

test.each(['ʇɹoddns', 'uᴉɯpɐ', 'ʇɹoddns ꞁꞁǝʍdǝd', 'pep\\/\\/ell', 'adm˛n', 'admͺn', 'adminʪtrator'])(
  'turned and composed letters: %s',
  (name) => {
    expect(isImpersonation(name)).toBe(true)
  },
)

test.each(['Ɐuuɐ', 'Nadir Ədəm', 'Ɔkɔ Ɔdɔ', 'Joɛ ʇ'])('a name with turned letters is allowed: %s', (name) => {
  expect(isImpersonation(name)).toBe(false)
})

test('case, accents and separators change nothing', () => {
  const sign = fc.constantFrom('_', '.', '-', ' ', '\u0301', '\u200b', '\u2066')
  fc.assert(
    fc.property(
      fc.constantFrom('support', 'admin', 'pepwell'),
      fc.array(sign),
      fc.nat(),
      (word, signs, at) => {
        const place = at % word.length
        const disguised = `${word.slice(0, place)}${signs.join('')}${word.slice(place).toUpperCase()}`
        expect(isImpersonation(disguised)).toBe(true)
      },
    ),
  )
})

test('a group may be about support, but not use the product’s name', () => {
  expect(isTeamGroup('Weight loss support')).toBe(false)
  expect(isTeamGroup('Keep well, all')).toBe(false)
  expect(isTeamGroup('PepWell Announcements')).toBe(true)
  expect(isTeamGroup('Pep Well Announcements')).toBe(true)
  expect(isTeamGroup('Pɛpwɛll news')).toBe(true)
})

test('a title that says official or verified claims approval', () => {
  for (const title of ['Official protocol', 'Protocol (0fficiаl)', 'Team-verified stack', 'V e r i f i e d'])
    expect([title, claimsApproval(title)]).toEqual([title, true])
  for (const title of ['Unofficial notes', 'Joint support', 'Officer training', 'Very fine'])
    expect([title, claimsApproval(title)]).toEqual([title, false])
})
