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
    summary: 'A chain of 15 amino acids, tried for injuries of tendon, muscle and gut.',
    evidence: 'Many animal studies; in people only very small pilot studies without control groups.',
    sections: [
      {
        heading: 'What it is',
        points: [
          'A synthetic peptide based on a protein reported in stomach juice. It is approved nowhere as a medicine.',
          'How the body handles it has been measured in rats and dogs, but not properly in people.',
        ],
      },
      {
        heading: 'What is known',
        points: [
          'In rats it sped up the healing of tendon, ligament, muscle and gut injuries.',
          'Small reports in people with knee or bladder pain were positive, but without a control group they cannot show that it works.',
          'There is no established human dose. Research-use protocols commonly cite 250 to 500 mcg once or twice a day; no primary source found for that.',
        ],
      },
      {
        heading: 'What to watch for',
        points: [
          'Users describe nausea, headache, dizziness, tiredness and irritation where it is injected; real rates and long-term risks are unknown.',
          'It promotes new blood vessels in animals: people with current or past cancer should avoid it.',
          'The US FDA has raised concerns about immune reactions and impurities; in June 2026 its reviewers advised against letting pharmacies prepare it. It is banned in tested sport.',
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
    summary: 'A fragment of thymosin beta-4, or the whole of it, depending on the vial.',
    evidence: 'Cell and animal studies; no controlled human trials and no published blood levels in people.',
    sections: [
      {
        heading: 'What it is',
        points: [
          'The name first stood for a fragment of 7 amino acids that binds actin and helps cells move.',
          'Many vials sold as TB-500 hold the full thymosin beta-4 of 43 amino acids instead: check the lab report for which one you have. Neither is an approved medicine.',
        ],
      },
      {
        heading: 'What is known',
        points: [
          'In animals thymosin beta-4 and related fragments improved the repair of wounds and tissue.',
          'Whether it helps people recover from injury has not been tested in controlled trials.',
          'There is no established human dose. Research-use protocols commonly cite 2 to 2.5 mg twice a week at first; no primary source found for that.',
        ],
      },
      {
        heading: 'What to watch for',
        points: [
          'Users describe headache, tiredness, light-headedness and irritation where it is injected; real rates are unknown.',
          'It is linked to cell movement and new blood vessels: people with current or past cancer should avoid it.',
          'It is often combined with BPC-157; no trial has tested the pair. In June 2026 reviewers of the US FDA advised against letting pharmacies prepare either. It is banned in tested sport.',
        ],
      },
    ],
    sources: [fdaOnCompounding, fdaDocket, wadaList],
  },
  {
    id: 'semaglutide',
    title: 'Semaglutide',
    summary: 'A once-weekly GLP-1 medicine for type 2 diabetes and weight management.',
    evidence: 'An approved medicine with large randomised trials.',
    sections: [
      {
        heading: 'What it is',
        points: [
          'Prescription-only: Ozempic for type 2 diabetes, Wegovy for weight. It lowers appetite, slows the stomach and helps control blood sugar.',
          'About half of a dose is still in the body a week later; a steady level is reached after 4 to 5 weeks.',
        ],
      },
      {
        heading: 'What is known',
        points: [
          'On 2.4 mg a week adults lost on average 14.9% of their weight in 68 weeks, against 2.4% on placebo.',
          'The Wegovy label begins with 0.25 mg a week for 4 weeks, then 0.5, 1 and 1.7 mg for 4 weeks each, then 2.4 mg; since March 2026 the US label goes on to 7.2 mg for some adults. The steps are there for the stomach: don’t skip them.',
          'After stopping, people regained about two thirds of the lost weight within a year.',
        ],
      },
      {
        heading: 'What to watch for',
        points: [
          'Nausea, vomiting, diarrhoea and constipation are common, mostly while the dose rises. Smaller, lower-fat meals help.',
          'Seek help at once for severe stomach pain, lasting vomiting, signs of dehydration, or sudden changes in vision.',
          'Tell every provider before surgery: food can get into the lungs under anesthesia or deep sedation.',
          'Not for people with a personal or family history of medullary thyroid cancer or MEN 2, nor in pregnancy, and never together with another GLP-1 medicine.',
          'With insulin or a sulfonylurea blood sugar can fall too low: the prescriber may need to lower those.',
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
          'Talk to a licensed professional, above all with cancer now or before, pregnancy or breastfeeding, diabetes, heart, kidney or liver disease, or other medicines.',
          'Many peptides are sold for research only. Nobody checks such a vial for you: look for an independent lab report of identity, purity and sterility for its very batch.',
          'Start one new thing at a time, so you know what did what.',
        ],
      },
      {
        heading: 'Amounts',
        points: [
          'Milligrams (mg), micrograms (mcg) and syringe units are three different things. 1 mg is 1,000 mcg; what a unit holds depends on how much water is in the vial. Confusing them has led to overdoses of 5 to 20 times.',
          'Work out every new vial with the calculator, and check the syringe’s own scale.',
        ],
      },
      {
        heading: 'Injecting',
        points: [
          'Wash your hands, wipe the stopper and the skin with alcohol and let both dry.',
          'A new sterile needle and syringe every time, never shared; used ones go into a sharps container.',
          'Change the place with every injection, and leave skin alone that is red, hard or bruised.',
        ],
      },
      {
        heading: 'Get help at once',
        points: [
          'Swelling of face or throat, trouble breathing, fainting, chest pain, or severe stomach pain: call your emergency number.',
          'Redness that spreads, warmth, pus or fever after an injection: see a doctor the same day.',
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
    summary: 'How vials keep, and when a dose is best taken.',
    sections: [
      {
        heading: 'Storage',
        points: [
          'After mixing with bacteriostatic water: in the refrigerator at 2–8 °C (36–46 °F), and use it within 30 days. Many labels say 28 days; the label in your hand counts.',
          'Before mixing, powder keeps longest cold, dry and dark; follow what the maker gives.',
          'Never freeze a mixed vial or a pen, don’t shake it, and keep it out of light and heat.',
          'Throw it away when it is cloudy, discoloured or has specks in it. Write the date of mixing on the vial.',
        ],
      },
      {
        heading: 'Timing',
        points: [
          'Weekly medicines: the same day each week, at any hour, with or without food.',
          'Daily ones: about the same hour, tied to something you do anyway.',
          'Peptides that release growth hormone are usually taken at bedtime, 2 hours or more after eating. That is custom with some reasoning behind it, not the result of trials.',
        ],
      },
      {
        heading: 'A missed dose',
        points: [
          'Never take two doses to catch up.',
          'Labels differ. Ozempic: take it within 5 days, else skip it. Wegovy: take it if the next one is more than 2 days away, else skip it. Mounjaro and Zepbound: within 4 days. Trulicity: if at least 3 days remain until the next one.',
          'Where no label exists, skip it and go on with the next one on its day.',
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
    summary: 'What peptides are, how evidence is read, and what this app does not do.',
    sections: [
      {
        heading: 'What peptides are',
        points: [
          'Short chains of amino acids, the building blocks of protein. The body makes many of them as signals.',
          'Most are broken down in the stomach, which is why they are mostly injected under the skin.',
        ],
      },
      {
        heading: 'Reading evidence',
        points: [
          'Large randomised trials in people count most. Studies in animals or cells raise a question; they don’t answer it.',
          'A report without a control group cannot tell an effect from time, hope or chance.',
          'Each entry of the peptide database says in one sentence how much is known of it in people.',
        ],
      },
      {
        heading: 'What you can do here',
        points: [
          'Keep a plan, log doses and how you feel, weigh in, and take the record to your clinician.',
          'For education and research, not medical advice: nothing here replaces a licensed professional.',
        ],
      },
    ],
    sources: [
      page(
        'FDA on the steps of clinical research',
        'https://www.fda.gov/patients/drug-development-process/step-3-clinical-research',
      ),
    ],
  },
]
