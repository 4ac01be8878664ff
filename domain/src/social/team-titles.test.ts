import { describe, expect, test } from 'vitest'
import { isImpersonation, isTeamGroup } from './impersonation.ts'

describe('looks like the team', () => {
  test.each([
    ...['@janeadmin', '@pepwell_support2', '@moderatorjohn', '@adminjohn', '@supportjane', '@johnsupport'],
    ...['@jane_admin2', '@janeadm1n', '@mikemoderator', '@administratorkim', '@helpdesk24', '@officialjane'],
    ...['Janeadmin Smith', '@techsupport', '@anna.administrator99', '@jаnеаdmin'],
  ])('with a title inside a word: %s', (name) => {
    expect(isImpersonation(name)).toBe(true)
  })

  test.each([
    ...[
      'Kundenservice',
      'Kundendienst',
      'Pepwell Kundenbetreuung',
      'Hilfe',
      'Anna Moderatorin',
      '@verwaltung',
    ],
    ...[
      'Soporte',
      'Atención al Cliente',
      'Servicio al Cliente',
      'Equipo',
      'Ayuda',
      'Administradora',
      '@soporte2',
    ],
    ...['Unser Arzt', '@apotheke', 'Farmacia', '@medico', 'Médecin', 'Dottoressa', 'Doutora', '@avocat'],
    ...['Service Client', 'Modérateur', 'Équipe', 'Assistance', 'Officiel', 'Administratrice'],
    ...[
      'Админ',
      'Администратор',
      'Поддержка',
      'Служба поддержки',
      '客服',
      'خدمة العملاء',
      'پشتیبانی',
      '官方 Anna',
      '管理员',
      'サポート',
      '관리자',
      '고객센터',
      'الدعم الفني',
    ],
    ...[
      'Адміністратор',
      'Служба безопасности',
      'Подршка',
      'Поддръжка',
      'Εξυπηρέτηση πελατών',
      '客户服务',
      '技術支援',
    ],
    ...[
      'お客様センター',
      'カスタマーサービス',
      '운영팀',
      '고객 상담',
      'שירות לקוחות',
      'מנהל מערכת',
      'دعم فني',
      'ทีมงาน',
    ],
    ...['แอดมิน', 'ग्राहक सेवा', 'প্রশাসক অ্যাডমিন', 'வாடிக்கையாளர் சேவை', 'ადმინისტრატორი', 'Ադմինիստրատոր'],
    ...[
      'Podrška',
      'Zákaznická podpora',
      'Ügyfélszolgálat',
      'Asiakaspalvelu',
      'Brukerstøtte',
      'Obsługa klienta',
    ],
    ...['Quản trị viên', 'Chăm sóc khách hàng', 'Müşteri Hizmetleri'],
    ...['Suporte', 'Atendimento ao Cliente', 'Ajuda', 'Segurança', 'Moderadora'],
    ...['Supporto', 'Servizio Clienti', 'Assistenza Clienti', 'Amministratore', 'Ufficiale', 'Moderatore'],
  ])('in another language: %s', (name) => {
    expect(isImpersonation(name)).toBe(true)
  })
})

test.each([
  ...[
    'Staff Anna',
    'Administration Anna',
    'Anna Security',
    'Anna Moderation',
    'Anna Offical',
    'Anna Supprt',
    'Ѕtaff Anna',
    'St4ff Anna',
    'Team Anna',
    'Тeam Anna',
    'Operator Anna',
    'Moderation Anna',
    'Mod Anna',
  ],
  ...[
    'Sta ff',
    'Te am',
    'Tеаm Lead',
    '@team_anna',
    '@sec_team',
    '@employee',
    '@custservice',
    '@mailer_daemon',
  ],
  ...[
    'Anna (Staff)',
    'Anna [Nurse] B',
    'Ayuda Anna',

    'No-Reply Anna',
    'Do Not Reply',
    'Live Chat',
    'Head Office',
    'IT Department',
    'PW Team',
    '@atencion_cliente',
  ],
  ...[
    'Klantenservice Anna',
    'Kundtjänst Anna',
    'Wsparcie Anna',
    'Підтримка Анна',
    'Υποστήριξη Άννα',
    'सहायता अन्ना',
  ],
  ...['Anna ®', 'Anna ™', 'Anna √ B', 'Anna 🛡', 'Anna 🔵', 'Anna ✪', 'Anna Ⓥ', 'Anna 🅥'],
])('%s reads as the team', (name) => {
  expect(isImpersonation(name)).toBe(true)
})

test.each([
  ...[
    'Anna Team',
    'Anna Mod',
    'Will Staff',
    'Mark Operator',
    'Te Amo',
    'Sta Ffion',
    'Sys Temple',
    'Modesto Anna',
  ],
  ...[
    'Anna ★',
    'Anna 💉',
    'Owen Daemon',
    'Kim Code',
    'Ito Anna',
    'Ana Destekli',

    'Teamer Anna',
  ],
])('%s is a name', (name) => {
  expect(isImpersonation(name)).toBe(false)
})

// Common names, and words that hold a title or a part of one.
test.each(
  `Badminton Adminah Administo Admira Modesto Modena Moder Moderna Supporter Supportive Unofficial Officer
   Helperson Teamster Staffan Systemic Securus Rooter Rootes Billingsworth Safetyman Careful Deskin Hilfiger Hilfman Equipa
   Squadrini Ayudhya Ajudes Aiutino Assistant Soportes-Vega Suporn Supaporn Supot Adminka Vladimin Yasmin Jasmin Benjamin
   Adam Admon Damin Ramin Carmin Amin Armin Fatmin Palmin Almin Delmin Emin Ermin Firmin Fermin Irmin Kazmin Kuzmin Yesmin
   James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas
   Sarah Charles Karen Christopher Lisa Daniel Nancy Matthew Betty Anthony Margaret Mark Sandra Donald Ashley Steven Kimberly
   Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Taylor
   Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright
   Nguyen Kowalski Müller Schmidt Rossi Ferrari Dubois Lefèvre Silva Santos Oliveira Souza`.split(/\s+/),
)('%s is an ordinary name', (name) => {
  expect(isImpersonation(name)).toBe(false)
  expect(isImpersonation(`Maria ${name}`)).toBe(false)
  expect(isImpersonation(`@${name.toLowerCase()}_fan`)).toBe(false)
})

test.each([
  ...[
    'Ada Keller',
    'Zoë Ångström',
    'Lars Billing',
    'Mark Help',
    'Will Staff',
    'Pep Weller',
    'Bill Ing',
    'Helen Teamer',
  ],
  ...[
    'Ben Admington',
    '@badminton_fan',
    '@supportive',
    '@pep',
    '@well_being',
    'Дмитрий Петров',
    '李小龙',
    'Παπαδόπουλος',
  ],
  ...[
    ...['@fidel', "Sean O'Fallon", 'J. T. Eaton', 'Ana-Lu Sa', "D'Amin", 'X Æ A-12', 'Jean-François', 'Зоя'],
    'Line Billing',
    'Mark Root',
    'Pep Weller Jane',
    'Trust Success',
    'Kim Min',
    'Sup Portman',
    'Ann Clement',
  ],
  ...['José Smith', '❤️', '', 'Ann of Cleves', 'Omar Desk'],
])('%j is an ordinary name', (name) => {
  expect(isImpersonation(name)).toBe(false)
})

test.each([
  'Mod Team Miller',
  'Billing Dept Miller',
  'Trust Safety Miller',
  'Anna Security Team',
  '@payments_desk_anna',
  'Ѕаfety Теаm Miller',
])('%s names a department', (name) => {
  expect(isImpersonation(name)).toBe(true)
})

test.each(['Maria Root Keller', 'Will Staff Keller', 'Trust Success Okoro'])(
  '%s names no department',
  (name) => {
    expect(isImpersonation(name)).toBe(false)
  },
)

// Last names of the United States census that hold one of the words, and first names next to them.
test.each(
  `Stafford Staffieri Helper Helpman Helping Teamer Teachey Billings Billingsley Billinghurst Admire Adman Adams Suppa
   Supple Suppes Securro Pepe Pepper Peppers Pepin Powell Wellman Caldwell Bidwell Moderow Systo Steam
   Beams Stead Offield Helfer Helps Adkins Adminson Supporta Cowell Hopewell Popwell Peppel Papwell Tipwell`.split(
    /\s+/,
  ),
)('%s is a last name', (lastName) => {
  expect(isImpersonation(`Maria ${lastName}`)).toBe(false)
  expect(isImpersonation(`@maria_${lastName.toLowerCase()}`.slice(0, 21))).toBe(false)
})

test.each([
  ...[
    'Support',
    'Pepwell Team',
    'Support Team',
    'Customer Support',
    'Supp0rt',
    'ѕupport',
    'The Admin',
    'Staff',
  ],
  ...['Pepwell official', 'Реpwe11 team', 'Help Desk'],
])('a group cannot be called %s', (name) => {
  expect(isTeamGroup(name)).toBe(true)
})

test.each([
  'Recovery',
  'Nurses',
  'Medical',
  'Weight loss support',
  'GLP-1 support group',
  'Team Anna',
  'Running club',
  'Your service',
])('a group can be called %s', (name) => {
  expect(isTeamGroup(name)).toBe(false)
})
