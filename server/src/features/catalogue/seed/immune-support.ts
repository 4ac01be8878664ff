import { article, fdaDocket, pubMed } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { bulkCategories, russianRegister } from './pages.ts'

export const immuneSupport: readonly SeedEntry[] = [
  {
    name: 'Thymosin Alpha-1',
    mg: 5,
    category: 'Immune Support',
    aliases: ['TA1', 'Thymalfasin', 'Zadaxin'],
    routes: ['subcutaneous'],
    description:
      'A 28-amino-acid peptide, first found in the thymus gland, that helps immune cells mature and respond. As thymalfasin (Zadaxin) it is prescription-only and approved in a number of countries, many of them in Asia, mainly for chronic hepatitis B and as an add-on for weakened immunity; it is not approved in the US. Evidence: approved in some countries with randomized trials, but a large sepsis trial found no survival benefit.',
    benefits:
      'In trials it helped some people with chronic hepatitis B control the virus. It may improve vaccine response in older or immune-weakened people; nobody has shown a benefit for healthy people.',
    sideEffects:
      'It is usually well tolerated, with redness or discomfort at the injection site the most common. People who take immune-suppressing medicine, such as transplant recipients, should not use it unless a doctor advises it, and people with an autoimmune disease should ask first.',
    recommendedDose: '1.6 mg under the skin twice a week is the labeled dose for chronic hepatitis B.',
    frequency: '2x per week',
    duration:
      '6 to 12 months for hepatitis B; shorter courses are used for other purposes, with less evidence.',
    bestTakenWith:
      'Injected under the skin, with doses 3 to 4 days apart; meals don’t matter. In hepatitis it may be combined with antiviral treatment by a specialist.',
    sources: [
      article('Trial in sepsis, TESTS (2025)', '10.1136/bmj-2024-082583', '2026-11-27'),
      article('Thymosin alpha 1, a review (Dominari et al. 2020)', '10.5501/wjv.v9.i5.67', '2026-11-28'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Thymalin',
    mg: 10,
    category: 'Immune Support',
    aliases: ['Timalin'],
    routes: ['intramuscular'],
    description:
      'A mixture of short peptides extracted from calf thymus, rather than one defined molecule, used in Russia since the 1980s. It is prescription-only there for weakened immunity and is not approved in the US or Europe. Evidence: Russian clinical reports, mostly old and small, with no independent confirmation by modern trials.',
    benefits:
      'Russian reports suggest it may help immune recovery after illness or cancer treatment. Claims about longer life come from small studies by its developers.',
    sideEffects:
      'Allergic reactions are the main known risk, since it is an animal extract. The content of products sold outside Russia is unverified, and people with an autoimmune disease or a transplant should avoid it.',
    recommendedDose: 'The Russian instructions set the dose; no primary source found for it.',
    frequency: 'Daily',
    duration: 'No primary source found for how long it is used.',
    bestTakenWith:
      'Given as an injection into muscle, dissolved in saline; meals don’t matter. It is sometimes combined with Epitalon in protocols by the same developers, but no independent trial supports this.',
    sources: [
      russianRegister,
      pubMed('Peptides of pineal gland and thymus (Khavinson and Morozov 2003)', 14_523_363),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'KPV',
    mg: 10,
    category: 'Immune Support',
    aliases: ['Lys-Pro-Val'],
    routes: ['oral', 'subcutaneous', 'topical'],
    description:
      'The last three amino acids (lysine, proline and valine) of the hormone alpha-MSH, studied for calming inflammation without changing skin color. It is not an approved medicine. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: cell and mouse studies only; no controlled human trials published.',
    benefits:
      'In mice with colitis it reduced gut inflammation. It may help inflamed gut or skin, but nobody has tested this in people.',
    sideEffects:
      'Human side effects are unknown beyond scattered user reports of mild stomach upset or injection-site irritation. It doesn’t replace treatment for inflammatory bowel disease.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 200 to 500 mcg a day by mouth or by injection under the skin. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Taken by mouth for gut complaints, injected under the skin, or used in creams; nobody has compared the routes in people. It is commonly combined with BPC-157, but no trial supports this.',
    sources: [
      fdaDocket,
      bulkCategories,
      article(
        'KPV in mice with colitis (Dalmasso et al. 2008)',
        '10.1053/j.gastro.2007.10.026',
        '2026-11-27',
      ),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'LL-37',
    mg: 5,
    category: 'Immune Support',
    aliases: ['Cathelicidin'],
    routes: ['topical', 'subcutaneous'],
    description:
      'A natural 37-amino-acid defense peptide (from cathelicidin) that kills microbes and steers immune cells and wound repair. It is not an approved medicine. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. An FDA committee plans to discuss it by February 2027. Evidence: trials of a preparation applied to leg ulcers, encouraging in 34 people but with no overall benefit in 148; no controlled trials of injections.',
    benefits:
      'Applied to hard-to-heal leg ulcers it may help some patients, although the larger trial was negative overall. Claims about infections or gut health come from laboratory work.',
    sideEffects:
      'Injections often cause redness, swelling and pain, and too much may damage healthy cells. High levels are linked to psoriasis, rosacea and lupus, so people with these or other autoimmune diseases should avoid it.',
    recommendedDose:
      'No established human dose. Trials applied solutions of 0.5 or 1.6 mg per mL to ulcers twice a week; research-use protocols commonly cite 50 to 100 mcg a day by injection. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; the ulcer trials treated for 4 weeks to about 3 months.',
    bestTakenWith:
      'In trials it was applied to the wound under compression bandages, not injected. A suspected infection needs medical care and proven antibiotics.',
    sources: [
      bulkCategories,
      pubMed('Trial in 148 people (Mahlapuu et al. 2021)', 34_687_253, '2026-11-22'),
      pubMed('Trial in 34 people (Grönberg et al. 2014)', 25_041_740, '2026-11-22'),
    ],
    statusCheckedOn: '2026-11-22',
  },
]
