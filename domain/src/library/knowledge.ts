import type { Source } from '../catalogue/medicines.ts'
import {
  article,
  dailyMed,
  fdaDocket,
  fdaOnCompounding,
  page,
  pubMed,
  wadaList,
} from '../safety/primary-sources.ts'

/** One topic of the knowledge cards, written for lay readers. */
export interface KnowledgeCard {
  id: string
  title: string
  /** the topic in one line */
  summary: string
  /** the human evidence for a substance; omitted for other topics */
  evidence?: string
  sections: readonly { heading: string; points: readonly string[] }[]
  sources: readonly Source[]
}

/** The topics in page order. Statements about a substance are the catalog's. */
export const knowledgeCards: readonly KnowledgeCard[] = [
  {
    id: 'bpc-157',
    title: 'BPC-157',
    summary: 'A chain of 15 amino acids that people try for tendon, muscle and gut injuries.',
    evidence: 'Many animal studies. In people, only very small pilot studies without control groups.',
    sections: [
      {
        heading: 'What it is',
        points: [
          'A synthetic peptide based on a protein found in stomach juice. No country has approved it as a medicine.',
          'Studies measured how the body handles it in rats and dogs, but not properly in people.',
        ],
      },
      {
        heading: 'What is known',
        points: [
          'In rats, it sped up healing of tendon, ligament, muscle and gut injuries.',
          'Small studies in people with knee or bladder pain were positive. Without a control group, they can’t show that it works.',
          'There is no established human dose. Research-use protocols often cite 250 to 500 mcg once or twice a day. We found no primary source for that.',
        ],
      },
      {
        heading: 'What to watch for',
        points: [
          'Users report nausea, headache, dizziness, tiredness and irritation at the injection site. Nobody knows the real rates or long-term risks.',
          'It grows new blood vessels in animals. Avoid it if you have or had cancer.',
          'The FDA has raised concerns about immune reactions and impurities. In June 2026 its reviewers advised against letting pharmacies prepare it. It is banned in tested sports.',
        ],
      },
    ],
    sources: [
      article(
        'Systematic review: 35 preclinical studies, 1 clinical (2025)',
        '10.1177/15563316251355551',
        '2026-11-27',
      ),
      pubMed('Injections for knee pain, 16 people (Lee and Padgett 2021)', 34_324_435, '2026-11-22'),
      fdaOnCompounding,
      fdaDocket,
      wadaList,
    ],
  },
  {
    id: 'tb-500',
    title: 'TB-500',
    summary: 'A fragment of thymosin beta-4, or all of it, depending on the vial.',
    evidence: 'Cell and animal studies. No controlled human trials, and no published blood levels in people.',
    sections: [
      {
        heading: 'What it is',
        points: [
          'The name first meant a fragment of 7 amino acids that binds actin and helps cells move.',
          'Many vials sold as TB-500 contain the full thymosin beta-4 of 43 amino acids instead. Check the lab report to see which one you have. Neither is an approved medicine.',
        ],
      },
      {
        heading: 'What is known',
        points: [
          'In animals, thymosin beta-4 and related fragments improved wound and tissue repair.',
          'No controlled trial has tested whether it helps people recover from injury.',
          'There is no established human dose. Research-use protocols often cite 2 to 2.5 mg twice a week at first. We found no primary source for that.',
        ],
      },
      {
        heading: 'What to watch for',
        points: [
          'Users report headache, tiredness, light-headedness and irritation at the injection site. Nobody knows the real rates.',
          'It is linked to cell movement and new blood vessels. Avoid it if you have or had cancer.',
          'People often combine it with BPC-157, but no trial has tested the pair. In June 2026 FDA reviewers advised against letting pharmacies prepare either. It is banned in tested sports.',
        ],
      },
    ],
    sources: [fdaOnCompounding, fdaDocket, wadaList],
  },
  {
    id: 'semaglutide',
    title: 'Semaglutide',
    summary: 'A once-weekly GLP-1 medicine for type 2 diabetes and weight management.',
    evidence: 'An approved medicine with large randomized trials.',
    sections: [
      {
        heading: 'What it is',
        points: [
          'You need a prescription: Ozempic for type 2 diabetes, Wegovy for weight. It curbs appetite, slows the stomach and helps control blood sugar.',
          'About half of a dose is still in your body a week later. Your level is steady after 4 to 5 weeks.',
        ],
      },
      {
        heading: 'What is known',
        points: [
          'On 2.4 mg a week, adults lost 14.9% of their weight on average in 68 weeks, versus 2.4% on placebo.',
          'The Wegovy label starts at 0.25 mg a week for 4 weeks, then 0.5, 1 and 1.7 mg for 4 weeks each, then 2.4 mg. Since March 2026 the US label goes up to 7.2 mg for some adults. Don’t skip steps: they let your stomach adjust.',
          'After stopping, people regained about two thirds of the lost weight within a year.',
        ],
      },
      {
        heading: 'What to watch for',
        points: [
          'Nausea, vomiting, diarrhea and constipation are common, mostly as the dose goes up. Smaller, lower-fat meals help.',
          'Get help right away for severe stomach pain, vomiting that won’t stop, signs of dehydration, or sudden vision changes.',
          'Tell every provider before surgery. Food can get into your lungs under anesthesia or deep sedation.',
          'Don’t use it if you or a relative had medullary thyroid cancer or MEN 2, or while pregnant. Never combine it with another GLP-1 medicine.',
          'With insulin or a sulfonylurea, your blood sugar can drop too low. Your prescriber may need to lower those.',
        ],
      },
    ],
    sources: [
      dailyMed('Wegovy'),
      dailyMed('Ozempic'),
      article('STEP 1: 2.4 mg against placebo (Wilding et al. 2021)', '10.1056/NEJMoa2032183', '2026-11-27'),
      article('STEP 1: after stopping (Wilding et al. 2022)', '10.1111/dom.14725', '2026-11-27'),
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    summary: 'Before the first dose, while injecting, and when to get help.',
    sections: [
      {
        heading: 'Before you begin',
        points: [
          'Talk to a licensed professional first. It matters most with cancer now or before, pregnancy, breastfeeding, diabetes, heart, kidney or liver disease, or other medicines.',
          'Many peptides are sold for research only, and nobody checks those vials for you. Look for an independent lab report on that batch’s identity, purity and sterility.',
          'Start one new thing at a time, so you know which one did what.',
        ],
      },
      {
        heading: 'Amounts',
        points: [
          'Milligrams (mg), micrograms (mcg) and syringe units are three different things. 1 mg is 1,000 mcg. What a unit contains depends on how much water is in the vial. Mix-ups have led to overdoses of 5 to 20 times.',
          'Use the calculator for every new vial, and check the scale on your syringe.',
        ],
      },
      {
        heading: 'Injecting',
        points: [
          'Wash your hands, wipe the stopper and the skin with alcohol and let both dry.',
          'Use a new sterile needle and syringe every time, and never share them. Put used ones in a sharps container.',
          'Change the site with every injection. Skip skin that is red, hard or bruised.',
        ],
      },
      {
        heading: 'Get help at once',
        points: [
          'Call your emergency number for a swollen face or throat, trouble breathing, fainting, chest pain or severe stomach pain.',
          'See a doctor the same day for spreading redness, warmth, pus or fever after an injection.',
        ],
      },
    ],
    sources: [
      fdaOnCompounding,
      page(
        'FDA on sharps at home',
        'https://www.fda.gov/medical-devices/consumer-products/safely-using-sharps-needles-and-syringes-home-work-and-travel',
      ),
      page(
        'MedlinePlus, Subcutaneous injections',
        'https://medlineplus.gov/ency/patientinstructions/000430.htm',
      ),
    ],
  },
  {
    id: 'storage-and-timing',
    title: 'Storage and Timing',
    summary: 'How to store vials, and when to take a dose.',
    sections: [
      {
        heading: 'Storage',
        points: [
          'After mixing with bacteriostatic water, keep it at 2–8 °C (36–46 °F) and use within 30 days. Many labels say 28 days. Follow the label you have.',
          'Before mixing, powder lasts longest cold, dry and dark. Follow the maker’s instructions.',
          'Don’t freeze or shake a mixed vial or a pen. Keep it away from light and heat.',
          'Throw it away if it is cloudy, discolored or has specks in it. Write the mixing date on the vial.',
        ],
      },
      {
        heading: 'Timing',
        points: [
          'Take weekly medicines on the same day each week, at any time, with or without food.',
          'Take daily ones at about the same time. Tie them to something you already do.',
          'People usually take peptides that release growth hormone at bedtime, 2 hours or more after eating. That is custom, not the result of trials.',
        ],
      },
      {
        heading: 'A missed dose',
        points: [
          'Never take two doses to catch up.',
          'Labels differ. Ozempic: take it within 5 days, or skip it. Wegovy: take it if the next one is more than 2 days away, or skip it. Mounjaro and Zepbound: within 4 days. Trulicity: if the next one is at least 3 days away.',
          'Without a label, skip it and take the next one on its day.',
        ],
      },
    ],
    sources: [
      dailyMed('Bacteriostatic Water'),
      dailyMed('Ozempic'),
      dailyMed('Wegovy'),
      dailyMed('Zepbound'),
      dailyMed('Trulicity'),
    ],
  },
  {
    id: 'general-information',
    title: 'General Information',
    summary: 'What peptides are, how to read evidence, and what this app doesn’t do.',
    sections: [
      {
        heading: 'What peptides are',
        points: [
          'Peptides are short chains of amino acids, the building blocks of protein. Your body makes many of them as signals.',
          'Your stomach breaks most of them down, so most are injected under the skin.',
        ],
      },
      {
        heading: 'Reading evidence',
        points: [
          'Large randomized trials in people count most. Studies in animals or cells raise a question but don’t answer it.',
          'A study without a control group can’t tell an effect from time, hope or chance.',
          'Each entry in the peptide database says in one sentence what we know about it in people.',
        ],
      },
      {
        heading: 'What you can do here',
        points: [
          'Keep a plan, log doses and how you feel, weigh in, and show the record to your clinician.',
          'This is for education and research, not medical advice. Nothing here replaces a licensed professional.',
        ],
      },
    ],
    sources: [
      page(
        'FDA on the steps of clinical research',
        'https://www.fda.gov/patients/drug-development-process/step-3-clinical-research',
        '2026-11-28',
      ),
    ],
  },
]
