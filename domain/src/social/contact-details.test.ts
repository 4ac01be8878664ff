import { expect, test } from 'vitest'
import { hasContactDetails, nameHasContactDetails, nameHasWebAddress } from './contact-details.ts'

test.each([
  'Official protocol, WhatsApp +1 415 555 0100',
  'see https://evil.example/x',
  'www.example.org',
  'cheap at best-peptides.shop',
  'best-peptides (dot) com',
  'best-peptides dot com',
  'write to me@example.com',
  't.me/peptides',
  'Telegram: ask for Ada',
  'add me on Signal',
  'IG: pep.seller',
  'find @pep_seller',
  'DM me for a source',
  'call 4155550100',
  '(415) 555-0100',
  '+44 20 7946 0958',
  'Wһatsapp', // a Cyrillic letter
  'ｔｅｌｅｇｒａｍ',
  'Whats\u200BApp',
  'w h a t s a p p me',
  'W.h.a.t.s.a.p.p',
  "What's app",
  'watsapp',
  'evil。com',
  'evil․com',
  'evil[.]com',
  'evil {dot} com',
  'best-peptides.health',
  'evil.example/x',
  'пример.рф',
  '٤١٥ ٥٥٥ ٠١٠٠', // Arabic digits
  '4️⃣1️⃣5️⃣5️⃣5️⃣5️⃣0️⃣1️⃣0️⃣0️⃣',
  '415_555_0100',
  '415–555–0100',
  '415 • 555 • 0100',
  'on Reddit',
  'e v i l . c o m',
  'ig dealer_shop',
  'Signal dealer.99',
])('"%s" contains contact details', (text) => {
  expect(hasContactDetails(text)).toBe(true)
})

test.each([
  'Tendon Repair',
  'BPC-157 and TB-500: 250 mcg, Daily',
  '250-500-750-1000 mcg over 12 weeks',
  'From 2026-11-26 to 12/31/2026',
  '2 mg @ 8 am, 2 mg @8pm',
  '1,000,000 IU in all',
  'Weeks 1, 2, 3, 4, 5, 6, 7 and 8',
  'At 08:00 and 20:00',
  'N A D plus',
  'Growth signal of my own. Slowly.Then more',
  'CJC-1295 / Ipamorelin 5/5',
  'Eat 1.600 kcal. 10.5 mg per week.',
  'My line of thought: 5 days on, 2 off.',
  'A B C . D and E',
  'SC 0.25 mg, IG of my own',
  '',
])('"%s" contains none', (text) => {
  expect(hasContactDetails(text)).toBe(false)
})

test.each([
  ...['Jane +1 415 555 0123', 'Jane 4155550123', 'Call 4 1 5 5 5 5 0 1 2 3', 'Jane ４１５５５５０１２３'],
  ...[
    'WhatsApp Jane',
    'Jane Wh4tsApp',
    'Telegram @jane_b',
    'Jane @janeb',
    'IG: janeb',
    't.me/janeb',
    'Jane w.h.a.t.s.a.p.p',
  ],
])('%j contains contact details', (name) => {
  expect(nameHasContactDetails(name)).toBe(true)
})

test.each([
  ...[
    'Ada Keller',
    'Anna. De Luca',
    'Jan Kik',
    'Debra Messenger',
    'Robert Downey Jr.',
    'John Smith III',
    'J. R. R. Tolkien',
  ],
  ...[
    'Mary Ann',
    "Conan O'Brien",
    'Jean-Luc Picard',
    'Dr. To',
    'St. John',
    'Henry 8',
    'Elizabeth 1926',
    'Li 李',
  ],
])('%j is a name', (name) => {
  expect(nameHasContactDetails(name)).toBe(false)
})

test.each([
  ...[
    'bit.ly/x',
    'bit.ly',
    'Jane t.me/x',
    'bit. ly/x',
    'bit .ly',
    'goo.gl',
    'evil.co.uk',
    'linktr.ee',
    'Bit.Ly',
  ],
  ...['evil dot com', 'evil(.)com', 'evil[dot]ru', 'evil. com', 'evil,com', 'evil·com', 'e v i l . c o m'],
  ...['evil．com', 'evil。com', 'evil․com', 'b\u200Bit.ly', 'пример.рф', '例え.jp', 'evil.xn--p1ai'],
  ...[
    '1.1.1.1',
    'localhost:8080',
    'mailto:x',
    'tel:911',
    'hxxp evil',
    '//evil',
    'evil/pay',
    'evil\\pay',
    'www.evil',
  ],
])('%j has a web address', (name) => {
  expect(nameHasWebAddress(name)).toBe(true)
})

test.each([
  ...[
    'J.R. Smith',
    'J.R.R. Tolkien',
    'Anna.Maria',
    'St.John',
    'Ph.D',
    'Dr.Lee',
    'Mary.Jo',
    'Anna. De Luca',
    'Dr. To',
  ],
  ...[
    'Raj A/L Kumar',
    'Devi A/P Raju',
    'Ali S/O Hassan',
    'Gal·la',
    'Ann. Page',
    'Tom. Life',
    'Jones, Pro',
    'Bo.',
  ],
  ...['Dot Cooper', 'Ed In', "Conan O'Brien", 'Jean-Luc', 'Henry 8', 'Robert Downey Jr.', 'Li 李', ''],
])('%j has none', (name) => {
  expect(nameHasWebAddress(name)).toBe(false)
})
