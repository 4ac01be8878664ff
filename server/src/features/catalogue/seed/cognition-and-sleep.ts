import { article, fdaDocket, page, pubMed, trial } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { bulkCategories, russianRegister } from './pages.ts'

export const cognitionAndSleep: readonly SeedEntry[] = [
  {
    name: 'Selank',
    mg: 10,
    category: 'Cognitive Enhancement',
    aliases: ['TP-7'],
    routes: ['nasal'],
    description:
      'A seven-amino-acid peptide developed in Russia from tuftsin, a natural immune peptide, and used there as nose drops for anxiety. It is prescription-only in Russia and not approved in the US or Europe. Evidence: small Russian clinical studies, with little independent confirmation elsewhere.',
    benefits:
      'In a Russian trial in 62 people it eased anxiety about as well as medazepam, a tranquilizer. Larger trials are missing.',
    sideEffects:
      'Users report nose irritation, headache and tiredness; no primary source found for how often. Nobody knows whether it is safe long term or in pregnancy.',
    recommendedDose:
      'The Russian instructions set the dose of the nose drops; no primary source found for it. There is no established dose by injection.',
    frequency: 'Three times daily',
    duration: 'No primary source found for how long it is used.',
    bestTakenWith:
      'Used in the nose, earlier in the day, on a clear nasal passage; food doesn’t matter. It is often combined with Semax, but no trial supports this; ask a doctor first if you take medicine for anxiety or depression.',
    sources: [
      russianRegister,
      pubMed('Selank against medazepam, 62 people (2008)', 18_454_096, '2026-11-26'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Semax',
    mg: 10,
    category: 'Cognitive Enhancement',
    routes: ['nasal'],
    description:
      'A seven-amino-acid peptide developed in Russia from a fragment of the hormone ACTH, but without its hormone effects. It is prescription-only in Russia, where nose drops are approved for stroke recovery and some disorders of thinking and memory; it is not approved in the US or Europe. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: Russian clinical studies, mostly small, with little independent confirmation elsewhere.',
    benefits:
      'Russian studies suggest it may support recovery after stroke. No primary source found for better attention or memory in healthy people.',
    sideEffects:
      'Users report nose irritation, headache, and restlessness or poor sleep when taken late; no primary source found for how often. Nobody knows whether it is safe long term; ask first with psychosis, severe anxiety or a history of seizures, and don’t use it in pregnancy.',
    recommendedDose:
      'The Russian instructions set the dose of the nose drops; no primary source found for it. There is no established dose by injection.',
    frequency: 'Twice daily',
    duration: 'No primary source found for how long it is used.',
    bestTakenWith:
      'Used in the nose, in the morning and early afternoon, because it may be stimulating. It is often combined with Selank, but no trial supports this.',
    sources: [
      russianRegister,
      fdaDocket,
      bulkCategories,
      page(
        'Semax after a stroke, 30 people, Neurology Bulletin',
        'https://journals.eco-vector.com/1027-4898/article/view/80150',
        '2026-11-26',
      ),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Dihexa',
    mg: 10,
    category: 'Cognitive Enhancement',
    aliases: ['PNB-0408'],
    routes: ['oral', 'topical'],
    description:
      "A small modified peptide derived from angiotensin IV that was designed to boost a growth factor signal (HGF and its receptor c-Met) in the brain. It has never been approved. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. An FDA committee plans to discuss it by February 2027. Evidence: rat and cell studies only; a related drug, fosgonimeton, failed in a mid-to-late-stage Alzheimer's trial.",
    benefits:
      'In rats with memory impairment it improved performance in a maze. Nobody has shown a benefit in people.',
    sideEffects:
      'Nobody knows its side effects in people, because no trials have been published. The growth signal it is meant to boost is also involved in cancers, so a tumor risk can’t be ruled out.',
    recommendedDose:
      'No established human dose. Doses quoted online, often 5 to 20 mg a day by mouth, are guesses; no primary source found.',
    frequency: '',
    duration: 'Nobody has shown how long it is safe to use.',
    bestTakenWith:
      'Described as capsules or a skin gel rather than an injection. Nobody has studied timing or combinations. Avoid it if you have or had cancer.',
    sources: [
      bulkCategories,
      article('In rats (McCoy et al. 2013)', '10.1124/jpet.112.199497'),
      trial('LIFT-AD: fosgonimeton in Alzheimer’s disease', 'NCT04488419'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Pinealon',
    mg: 20,
    category: 'Cognitive Enhancement',
    aliases: ['EDR'],
    routes: ['oral', 'subcutaneous'],
    description:
      'A three-amino-acid peptide (glutamic acid, aspartic acid and arginine) from a Russian research program on very short peptides, promoted for brain aging. It is sold as a supplement in some countries and is not an approved medicine. Evidence: cell and animal studies and a few small Russian reports; no independent controlled trials.',
    benefits:
      'In cell and rat studies it protected nerve cells from stress. It may support memory in older people according to small Russian reports, which have not been confirmed elsewhere.',
    sideEffects:
      'Few side effects have been reported, but so few people have been studied that this says little. Allergic or injection-site reactions are possible, and nobody knows whether it is safe long term.',
    recommendedDose:
      'No established human dose. Research-use protocols cite very different amounts, from less than 1 mg a day in capsules to several mg a day by injection. No primary source found for these protocols.',
    frequency: '',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Sold as capsules or as powder for injection under the skin, usually taken in the morning. It is often combined with Epitalon, but no trial supports this.',
    sources: [article('In cells (Khavinson et al. 2011)', '10.1089/rej.2011.1172')],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'DSIP',
    mg: 5,
    category: 'Sleep',
    aliases: ['Delta sleep-inducing peptide', 'Emideltide'],
    routes: ['subcutaneous'],
    description:
      'Delta sleep-inducing peptide, a chain of 9 amino acids first found in the blood of sleeping rabbits; its receptor and natural role are still unknown. It is not an approved medicine. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: a handful of small human studies from the 1980s and 1990s with conflicting results.',
    benefits:
      'It may slightly improve how quickly people fall asleep and how well they stay asleep. A careful placebo-controlled study in 16 people with long-term insomnia judged the effect too weak to be of major benefit.',
    sideEffects:
      'Headache, nausea, dizziness and daytime drowsiness may occur. Nobody knows whether it is safe long term, and it should not be mixed with alcohol or sleeping medicines without medical advice.',
    recommendedDose:
      'No established human dose. Studies gave 25 nmol per kg slowly into a vein, roughly 1.5 mg for a 70 kg adult; research-use protocols commonly cite 100 to 300 mcg under the skin before bed. No primary source found for these protocols.',
    frequency: 'As needed',
    duration: 'Not established; human studies lasted from single nights to a few weeks.',
    bestTakenWith:
      'Described as an injection under the skin before bed; no primary source found for that. Regular sleep times and less evening light and caffeine have much stronger evidence.',
    sources: [
      fdaDocket,
      bulkCategories,
      page(
        'Trial in 16 people with insomnia, Neuropsychobiology 1992',
        'https://karger.com/nps/article-abstract/26/4/193/231036/Effects-of-Delta-Sleep-Inducing-Peptide-on-Sleep',
        '2026-11-26',
      ),
    ],
    statusCheckedOn: '2026-11-22',
  },
]
