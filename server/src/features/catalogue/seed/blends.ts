import { fdaDocket, fdaOnCompounding, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always, bulkCategories, kneePain } from './pages.ts'

/** Several peptides in one vial; `mg` is the whole vial's. */
export const blends: readonly SeedEntry[] = [
  {
    name: 'Wolverine blend (BPC-157 / TB-500)',
    mg: 10,
    category: 'Healing',
    aliases: ['BPC/TB blend'],
    routes: ['subcutaneous'],
    peptideClass: 'Thymosin beta-4',
    components: [
      { name: 'BPC-157', mg: 5 },
      { name: 'TB-500', mg: 5 },
    ],
    description:
      'Two research peptides in one vial, often 5 mg of each; no primary source found for the blend. The ratio is fixed: you can’t draw one without the other. It is not an approved medicine, and neither are its parts; in June 2026 the FDA reviewers advised against letting pharmacies prepare either. Evidence: animal work on each part, and in people only a report on 16 knees without a control group, four of them with both.',
    benefits:
      'In animals both were followed by faster repair of wounds, tendons and muscle. Nobody has tested whether the pair does more than either one.',
    sideEffects:
      'Everything about BPC-157 and TB-500 applies: both promote new blood vessels, so avoid the blend if you have or had cancer. If you react, you can’t tell which part caused it.',
    recommendedDose:
      'No established human dose. An amount in mg of a blend means both parts together: 1 mg of a 5 + 5 mg vial is 0.5 mg of each.',
    frequency: '',
    duration: 'Not established.',
    bestTakenWith:
      'Described as an injection under the skin. Don’t combine it with its parts or with thymosin beta-4.',
    forbiddenInSport: always,
    sources: [wadaList, fdaDocket, bulkCategories, kneePain],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'GLOW',
    mg: null,
    category: 'Cosmetic',
    aliases: ['GLOW blend'],
    routes: ['subcutaneous'],
    peptideClass: 'Thymosin beta-4',
    components: [
      { name: 'GHK-Cu', mg: null },
      { name: 'BPC-157', mg: null },
      { name: 'TB-500', mg: null },
    ],
    description:
      'GHK-Cu, BPC-157 and TB-500 in one vial, in amounts that differ between sellers, so check the vial’s label. No primary source found for the blend. It is not an approved medicine, and neither are its parts. Evidence: none for the blend; for its parts, laboratory and animal work, and small studies of creams with GHK-Cu.',
    benefits: 'It is sold for skin and recovery. Nobody has tested the three together.',
    sideEffects:
      'Everything about each part applies: injected GHK-Cu stings and adds copper, and BPC-157 and TB-500 promote new blood vessels, so avoid the blend if you have or had cancer.',
    recommendedDose:
      'No established human dose. An amount in mg of a blend means all parts together, and most of it may be GHK-Cu.',
    frequency: '',
    duration: 'Not established.',
    bestTakenWith:
      'Described as an injection under the skin. Don’t combine it with its parts, with KLOW or with thymosin beta-4.',
    forbiddenInSport: always,
    sources: [wadaList, fdaDocket, bulkCategories],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'KLOW',
    mg: 80,
    category: 'Healing',
    aliases: ['KLOW blend'],
    routes: ['subcutaneous'],
    peptideClass: 'Thymosin beta-4',
    components: [
      { name: 'GHK-Cu', mg: 50 },
      { name: 'BPC-157', mg: 10 },
      { name: 'TB-500', mg: 10 },
      { name: 'KPV', mg: 10 },
    ],
    description:
      'Four research peptides in one vial, mostly 80 mg: 50 mg of GHK-Cu and 10 mg each of BPC-157, TB-500 and KPV, according to sellers. No primary source found for the blend. The name is a seller’s, not a medicine’s; it is not an approved medicine, and neither are its parts. Evidence: no publication on the four together; for the parts, mostly animal and laboratory work.',
    benefits: 'It is sold for healing and skin. Nobody has tested the four together.',
    sideEffects:
      'Everything about each part applies: injected GHK-Cu stings and adds copper, and BPC-157 and TB-500 promote new blood vessels, so avoid the blend if you have or had cancer.',
    recommendedDose:
      'No established human dose. An amount in mg of a blend means all parts together: 8 mg of an 80 mg vial are 5 mg of GHK-Cu and 1 mg of each other part.',
    frequency: '',
    duration: 'Not established.',
    bestTakenWith:
      'Described as an injection under the skin. Don’t combine it with its parts, with GLOW or with thymosin beta-4.',
    forbiddenInSport: always,
    sources: [wadaList, fdaDocket, bulkCategories],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
  {
    name: 'CJC-1295 / Ipamorelin',
    mg: 10,
    category: 'Growth Hormone Releasing',
    aliases: ['CJC/Ipa', 'CJC-Ipa blend'],
    routes: ['subcutaneous'],
    peptideClass: 'GHRH analogue',
    components: [
      { name: 'CJC-1295 without DAC (Mod GRF 1-29)', mg: 5 },
      { name: 'Ipamorelin', mg: 5 },
    ],
    description:
      'A growth-hormone-releasing peptide of either kind in one vial, often 5 mg of each, sometimes 2 mg; most are of CJC-1295 without DAC, but check the label; no primary source found for the blend. It is not an approved medicine, and neither are its parts. Evidence: short human studies of hormone release for ipamorelin; no controlled trial of the pair.',
    benefits:
      'Both raise growth hormone in different ways. No controlled trial has shown better body composition, sleep or recovery.',
    sideEffects:
      'Everything about both parts applies: flushing, headache, hunger, water retention and higher blood sugar are possible. Avoid it if you have active cancer.',
    recommendedDose:
      'No established human dose. An amount in mg of a blend means both parts together: 0.2 mg of a 5 + 5 mg vial is 0.1 mg of each.',
    frequency: '',
    duration: 'Not established.',
    bestTakenWith:
      'Described as an injection under the skin at bedtime, at least 2 hours after eating. Don’t combine it with its parts or with another peptide of their kinds.',
    forbiddenInSport: always,
    sources: [wadaList, fdaOnCompounding],
    statusCheckedOn: '2026-11-22',
    since: 2,
  },
]
