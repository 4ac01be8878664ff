import { article, dailyMed, fdaDocket, page, trial, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always, bulkCategories } from './pages.ts'

export const longevity: readonly SeedEntry[] = [
  {
    name: 'Epitalon',
    mg: 10,
    category: 'Anti-Aging',
    aliases: ['Epithalon', 'AEDG'],
    routes: ['subcutaneous'],
    description:
      'A synthetic chain of 4 amino acids modeled on an extract of the pineal gland, from a Russian research program on aging. It is not an approved medicine and has no published human blood-level data. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: cell and animal studies and small Russian reports from one research group; no independent controlled trials.',
    benefits:
      'In cells it switched on telomerase, and in some mouse studies it was linked to longer life. It may affect melatonin rhythm and sleep; nobody has shown longer life in people.',
    sideEffects:
      'Few side effects are reported beyond injection-site irritation, headache and vivid dreams, but studies are too small to be reassuring. Because telomerase is active in most cancers, avoid it if you have or had cancer.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 5 to 10 mg a day by injection for 10 to 20 days. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin, often in the evening; as far as we know, meals don’t matter. It is sometimes combined with Thymalin or Pinealon, but no independent trial supports this.',
    sources: [
      fdaDocket,
      bulkCategories,
      article('Telomerase in cells (Khavinson et al. 2003)', '10.1023/A:1025493705728'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'MOTS-c',
    mg: 10,
    category: 'Anti-Aging',
    routes: ['subcutaneous'],
    description:
      'A 16-amino-acid peptide encoded in mitochondrial DNA that rises with exercise and affects how cells use energy. It is not an approved medicine and has no published human blood-level data as a treatment. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: cell and mouse studies; only a modified version (CB4211) has been in a small early human trial.',
    benefits:
      'In mice it improved insulin sensitivity, limited weight gain and helped older animals run longer. Nobody has shown benefits in people.',
    sideEffects:
      'Human side effects are largely unknown; users describe injection-site irritation, a fast heartbeat and restlessness, without a primary source. It may lower blood sugar, so people on diabetes medicine should be careful.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 5 mg by injection two or three times a week. No primary source found for these protocols.',
    frequency: '3x per week',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      "Injected under the skin, usually in the morning or before exercise; no study shows that timing matters. Exercise itself raises the body's own MOTS-c.",
    forbiddenInSport: always,
    sources: [
      fdaDocket,
      bulkCategories,
      wadaList,
      article('MOTS-c in mice (Lee et al. 2015)', '10.1016/j.cmet.2015.02.009', '2026-11-27'),
      article('MOTS-c and exercise (Reynolds et al. 2021)', '10.1038/s41467-020-20790-0', '2026-11-27'),
      trial('CB4211, a modified version, in people', 'NCT03998514'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'SS-31 (Elamipretide)',
    mg: 10,
    category: 'Anti-Aging',
    aliases: ['Forzinity', 'Bendavia', 'MTP-131'],
    routes: ['subcutaneous'],
    description:
      'A four-amino-acid peptide that gathers in mitochondria and binds cardiolipin, a fat that keeps their inner membrane in shape. As Forzinity it is prescription-only, given accelerated approval in the US on September 19, 2025 for Barth syndrome, a rare inherited disease, in people of at least 30 kg; it is not approved for aging or fitness. Evidence: accelerated approval from a small trial, while trials in other diseases mostly missed their main goals.',
    benefits:
      'In people with Barth syndrome, leg muscle strength improved over long treatment. In old mice it improved heart and muscle function; nobody has shown benefits for healthy people.',
    sideEffects:
      'Redness, itching, pain and hardening at the injection site are very common. Serious allergic reactions have been reported, and the approved product contains benzyl alcohol, which is dangerous for newborns.',
    recommendedDose:
      '40 mg under the skin once a day for Barth syndrome in people weighing at least 30 kg, or 20 mg with severe kidney disease. For any other use there is no established dose; research-use protocols commonly cite 5 to 10 mg a day. No primary source found for these protocols.',
    frequency: 'Daily',
    duration:
      'Long-term in Barth syndrome, where changes were seen over months to years; not established for other uses.',
    bestTakenWith:
      'Injected under the skin at the same time each day, rotating sites; meals don’t matter. It has not been studied together with other peptides such as MOTS-c.',
    sources: [
      dailyMed('Forzinity'),
      article('Trial in Barth syndrome, TAZPOWER (2021)', '10.1038/s41436-020-01006-8'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Humanin',
    mg: 10,
    category: 'Anti-Aging',
    routes: ['subcutaneous'],
    description:
      'A 24-amino-acid peptide encoded in mitochondrial DNA that protects cells from stress; blood levels tend to fall with age. It is not an approved medicine. Evidence: cell and animal studies only; no human treatment trials published.',
    benefits:
      'In cells and rodents, humanin or stronger variants protected nerve and heart tissue and improved insulin sensitivity. Nobody has tested benefits in people.',
    sideEffects:
      'Nobody knows its side effects in people. It helps cells resist dying, and we can’t rule out that it protects cancer cells. Avoid it if you have or had cancer.',
    recommendedDose:
      'No established human dose. Amounts quoted for research use vary widely and no trial supports them.',
    frequency: '',
    duration: 'Nobody has studied how long people can use it.',
    bestTakenWith:
      'Described as an injection under the skin. No timing, food rule or combination has been studied.',
    sources: [page('Humanin, a review', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10135985/', '2026-11-22')],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'FOXO4-DRI',
    mg: 10,
    category: 'Anti-Aging',
    aliases: ['Proxofim'],
    routes: ['subcutaneous'],
    description:
      "A peptide built from mirror-image amino acids that was designed to make aged 'senescent' cells die by freeing the protein p53. It is not an approved medicine. Evidence: cell and mouse studies only; no human trials published.",
    benefits:
      'In old and fast-aging mice it was followed by better coat, fitness and kidney function. Nobody has tested benefits in people.',
    sideEffects:
      'Nobody knows its side effects in people. Because it makes certain cells die, harm to healthy tissue, poor wound healing and immune reactions are possible.',
    recommendedDose:
      'No established human dose. The main mouse study gave 5 mg per kg three times on alternate days; amounts quoted for people are guesses.',
    frequency: '',
    duration: 'Not established; the mouse study used three doses in a short course.',
    bestTakenWith:
      'Described as an injection under the skin. No timing or combination has been studied, and use outside research is hard to justify.',
    sources: [article('FOXO4-DRI in mice (Baar et al. 2017)', '10.1016/j.cell.2017.02.031', '2026-11-28')],
    statusCheckedOn: '2026-11-22',
  },
]
