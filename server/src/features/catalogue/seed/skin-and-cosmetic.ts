import { article, page } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { argirelineInSkin, bulkCategories } from './pages.ts'

export const skinAndCosmetic: readonly SeedEntry[] = [
  {
    name: 'GHK-Cu',
    mg: 50,
    category: 'Cosmetic',
    aliases: ['Copper peptide', 'Copper tripeptide-1'],
    routes: ['topical', 'subcutaneous'],
    description:
      'A natural three-amino-acid peptide (glycine, histidine and lysine) that carries copper and is found in blood, where it declines with age. It is a common cosmetic ingredient; the injected form is not an approved medicine and has no published human blood-level data. In April 2026 its injected form left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. An FDA committee plans to discuss it by February 2027. Evidence: laboratory studies and small cosmetic studies of creams; no controlled human trials of injections.',
    benefits:
      'Creams containing it may modestly improve the look of fine lines and skin firmness. In cells and animals it supported collagen production and wound repair.',
    sideEffects:
      'Creams may irritate the skin. Injections often sting and may leave redness or lumps, and repeated use adds copper, so people with Wilson disease or a copper allergy should avoid it.',
    recommendedDose:
      'No established human dose. Creams and serums are used as their label directs; research-use protocols commonly cite 1 to 2 mg a day by injection. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; cosmetic studies of creams usually last about 12 weeks.',
    bestTakenWith:
      'On the skin, apply to clean skin and keep it apart from strong acids or vitamin C at the same moment, which may reduce its stability. Injections are usually described as under the skin and well diluted to limit stinging.',
    sources: [
      bulkCategories,
      article('GHK-Cu, a review (Pickart and Margolina 2018)', '10.3390/ijms19071987', '2026-11-28'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'SNAP-8',
    mg: 10,
    category: 'Cosmetic',
    aliases: ['Acetyl octapeptide-3'],
    routes: ['topical'],
    description:
      'A cosmetic peptide of 8 amino acids (acetyl octapeptide-3), a longer relative of Argireline, meant to soften expression lines by interfering with the signal from nerve to muscle. It is a cosmetic ingredient for the skin surface, not a medicine. Evidence: no primary source found; studies are of its shorter relative.',
    benefits:
      'It may slightly soften the look of expression lines while it is used. How much of it gets through the skin is doubtful.',
    sideEffects:
      'Redness, itching or irritation may occur. Never inject it: nobody has studied that, and a substance meant to weaken nerve signals could cause harm.',
    recommendedDose:
      "No established human dose. It is used only on the skin, typically in products containing 3% to 10% of the manufacturer's diluted peptide solution.",
    frequency: 'Twice daily',
    duration: 'No primary source found for how long it is used.',
    bestTakenWith:
      'Applied to clean, dry skin around the eyes and forehead, morning and evening, before moisturiser. Sunscreen and retinoids have better evidence for lines.',
    sources: [argirelineInSkin],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Argireline',
    mg: 10,
    category: 'Cosmetic',
    aliases: ['Acetyl hexapeptide-8', 'Acetyl hexapeptide-3'],
    routes: ['topical'],
    description:
      'A cosmetic peptide of 6 amino acids (acetyl hexapeptide-8, formerly called -3) sold in creams and serums for expression lines. It is a cosmetic ingredient for the skin surface, not a medicine. Evidence: a few small short cosmetic studies, some of them from the manufacturer.',
    benefits:
      'In small studies lasting about 4 weeks, creams with it reduced the measured depth of wrinkles around the eyes. The effect is far weaker than that of botulinum toxin injections.',
    sideEffects: 'Mild irritation, dryness or itching may occur. Never inject it: nobody has studied that.',
    recommendedDose:
      "No established human dose. It is used only on the skin, typically in products containing 5% to 10% of the manufacturer's diluted peptide solution.",
    frequency: 'Twice daily',
    duration: 'Studies lasted about 4 weeks; any effect is expected to fade after stopping.',
    bestTakenWith:
      'Applied to clean skin before moisturiser, morning and evening. It is often combined with hyaluronic acid or other cosmetic peptides, which is harmless as far as is known.',
    sources: [
      article('Against placebo in 60 people (Wang et al. 2013)', '10.1007/s40257-013-0009-9', '2026-11-22'),
      argirelineInSkin,
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Melanotan II',
    mg: 10,
    category: 'Cosmetic',
    aliases: ['MT-2', 'Melanotan 2'],
    routes: ['subcutaneous', 'nasal'],
    peptideClass: 'Melanocortin agonist',
    description:
      'A synthetic relative of the hormone alpha-MSH that darkens the skin and also affects appetite and sexual arousal. It is not approved anywhere, and health authorities in several countries warn against it; it is not the same as afamelanotide, an approved implant for a rare light-sensitivity disease. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. An FDA committee plans to discuss it by February 2027. Evidence: very small early human studies; no published human blood-level data.',
    benefits:
      'In small studies it darkened the skin of some volunteers. A tan from it doesn’t make the sun safe.',
    sideEffects:
      'Nausea, vomiting, flushing, yawning, reduced appetite and unwanted erections are common; a painful erection lasting over 4 hours is an emergency. New or darkening moles are frequent, and case reports describe melanoma, muscle breakdown and kidney injury. People with many moles or a history of skin cancer should not use it.',
    recommendedDose:
      'No established human dose. Early studies used about 25 mcg per kg; research-use protocols commonly cite starting at 100 to 250 mcg by injection to judge nausea. No primary source found for these protocols.',
    frequency: 'As needed',
    duration: 'Nobody has shown how long it is safe to use.',
    bestTakenWith:
      'Described as an injection under the skin, often in the evening after a light meal because of nausea; nasal sprays are unregulated as well. Do not combine it with PT-141, which acts on the same receptors, and have moles checked by a doctor.',
    sources: [
      bulkCategories,
      page(
        'Australian regulator on melanotan II',
        'https://www.tga.gov.au/resources/publication/scheduling-decisions-interim/scheduling-delegates-interim-decisions-and-invitation-further-comment-accsacms-november-2017/17-melanotan-ii',
      ),
      page(
        'Melanoma after melanotan II, a case, Dermatology 2014',
        'https://karger.com/drm/article-abstract/228/1/34/114247/Melanoma-Associated-with-the-Use-of-Melanotan-II',
        '2026-11-22',
      ),
      article('First study in people (Dorr et al. 1996)', '10.1016/0024-3205(96)00160-9'),
    ],
    statusCheckedOn: '2026-11-22',
  },
]
