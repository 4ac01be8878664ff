import { article, fdaDocket, fdaOnCompounding, trial, wadaList } from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always, bulkCategories, kneePain } from './pages.ts'

const threeDoses = trial('Trial of 1, 4 and 8 mg', 'NCT02039687', '2026-11-22')

export const recoveryAndHealing: readonly SeedEntry[] = [
  {
    name: 'BPC-157',
    mg: 5,
    category: 'Healing',
    aliases: ['Body protection compound', 'PL 14736'],
    routes: ['subcutaneous', 'oral'],
    description:
      'A synthetic chain of 15 amino acids based on a protein reported in stomach juice. It is not approved anywhere as a medicine, and how the body handles it has been measured in rats and dogs but not properly in people. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: many animal studies, but in people only very small pilot studies without control groups.',
    benefits:
      'In rats, it sped up healing of tendon, ligament, muscle and gut injuries. Small uncontrolled reports in people with knee pain or bladder pain were positive, but they can’t show that it works.',
    sideEffects:
      'Users report nausea, headache, dizziness, tiredness and injection-site irritation; no primary source found; nobody knows the real rates or long-term risks. In animals it makes new blood vessels grow, so avoid it if you have or had cancer. The US FDA has raised concerns about immune reactions and impurities.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 250 to 500 mcg once or twice a day by injection. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Usually described as an injection under the skin, sometimes near the injury, or as capsules for gut complaints; nobody has compared the two in people. People often combine it with TB-500, but no trial supports this. It doesn’t replace rest, physical therapy or medical care.',
    forbiddenInSport: always,
    sources: [
      fdaDocket,
      bulkCategories,
      fdaOnCompounding,
      wadaList,
      article(
        'Systematic review: 35 preclinical studies, 1 clinical (2025)',
        '10.1177/15563316251355551',
        '2026-11-27',
      ),
      article('In rats and dogs (He et al. 2022)', '10.3389/fphar.2022.1026182'),
      kneePain,
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'TB-500',
    mg: 5,
    category: 'Recovery',
    aliases: ['Thymosin beta-4 fragment', 'Ac-LKKTETQ'],
    routes: ['subcutaneous'],
    peptideClass: 'Thymosin beta-4',
    description:
      'A name first used for a short fragment of thymosin beta-4, the stretch of 7 amino acids (positions 17 to 23) that binds actin and helps cells move; many vials sold as TB-500 contain the full 43-amino-acid thymosin beta-4 instead, so check which one you have. Neither is an approved medicine. In April 2026 it left the FDA list of substances that may be unsafe to compound because its nominations were withdrawn. That isn’t an approval. In June 2026 FDA reviewers advised against letting pharmacies prepare it. Evidence: cell and animal studies for the fragment; no controlled human trials or published human blood-level data.',
    benefits:
      'In animals, thymosin beta-4 and related fragments improved wound and tissue repair. It may help recovery from soft-tissue injury, but no controlled human trial has tested this.',
    sideEffects:
      'Users report headache, tiredness, light-headedness and injection-site irritation; no primary source found; nobody knows the real rates. Thymosin beta-4 is linked to cell movement and new blood vessels, so avoid it if you have or had cancer.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 2 to 2.5 mg twice a week at first, then less often. No primary source found for these protocols.',
    frequency: '2x per week',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin; it doesn’t need to be near the injury, and as far as we know, meals don’t matter. It is commonly combined with BPC-157, but no trial supports this.',
    forbiddenInSport: always,
    sources: [fdaDocket, bulkCategories, wadaList, fdaOnCompounding],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Thymosin Beta-4',
    mg: 5,
    category: 'Recovery',
    aliases: ['TB4', 'Tβ4'],
    routes: ['subcutaneous'],
    peptideClass: 'Thymosin beta-4',
    description:
      'The natural 43-amino-acid protein from which TB-500 takes its name; it is found in most cells and helps them move and repair tissue. It has been developed as eye drops, as a skin gel and as an infusion, but it is not an approved medicine. Evidence: human trials of eye drops and skin gel with mixed results and a small safety study of infusions; none for sports injuries.',
    benefits:
      'Some trials suggest it may speed healing of certain eye-surface and skin wounds, while others missed their main goals. Nobody has tested benefits for muscle, tendon or joint injuries in people.',
    sideEffects:
      'Infusions for up to 14 days were well tolerated by healthy volunteers, with mild side effects. Nobody knows whether it is safe long term. It is linked to cell movement and new blood vessels, so avoid it if you have or had cancer.',
    recommendedDose:
      'No established human dose. A safety study gave 42 to 1,260 mg into a vein daily for 14 days; research-use protocols commonly cite 2 to 2.5 mg under the skin twice a week. No primary source found for these protocols.',
    frequency: '2x per week',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Trials used eye drops, gel or infusion; no primary source found for injections under the skin. Don’t use it together with TB-500: the two overlap.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('Infusions in 40 volunteers (Ruff et al. 2010)', '10.1111/j.1749-6632.2010.05474.x'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'ARA-290 (Cibinetide)',
    mg: 10,
    category: 'Healing',
    routes: ['subcutaneous'],
    label: {
      highest: {
        amount: 8,
        unit: 'mg',
        per: 'day',
        saidBy: 'trials',
        source: threeDoses,
      },
    },
    description:
      'An 11-amino-acid peptide modeled on part of erythropoietin (EPO) that is meant to switch on a tissue-repair receptor without making more red blood cells. It is not an approved medicine. Evidence: small phase 2 trials in nerve pain from sarcoidosis and in type 2 diabetes; not approved anywhere.',
    benefits:
      'In small trials, people with sarcoidosis and small-fiber nerve damage reported fewer symptoms and showed more nerve fibers in the cornea. Larger trials to confirm this have not been published.',
    sideEffects:
      'Trials reported few side effects beyond injection-site reactions, headache and tiredness, over about 4 weeks of use. Nobody knows whether it is safe long term.',
    recommendedDose:
      'No established human dose. Trials tested 1, 4 and 8 mg under the skin once a day, with 4 mg the most used.',
    frequency: 'Daily',
    duration: 'Trials lasted 28 days; nobody has tested longer use.',
    bestTakenWith:
      "Injected under the skin once a day; trials set no food rules. It was added to people's usual medical care and has not been studied with other peptides.",
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('Trial in sarcoidosis, 28 days (Dahan et al. 2013)', '10.2119/molmed.2013.00122', '2026-11-22'),
      threeDoses,
    ],
    statusCheckedOn: '2026-11-22',
  },
]
