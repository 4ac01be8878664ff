import { type LibraryQuestion, ofPeptide } from './question.ts'

/** Questions about weight medicines, by section. */
export const weightMedicines: LibraryQuestion[] = [
  ...ofPeptide('Oral semaglutide', {
    'Best taken with': ['how do I swallow Rybelsus', 'rybelsus water empty stomach'],
    'Recommended dose': ['wegovy pill 25 mg dose', 'rybelsus dose after a month'],
    'What it is': ['what is rybelsus'],
  }),
  ...ofPeptide('Tirzepatide', {
    'Recommended dose': ['zepbound starting dose', 'tirzepatide maximum dose', 'mounjaro how much per week'],
    'Side effects': ['tirzepatide side effects', 'mounjaro thyroid warning'],
    Benefits: ['how much weight is lost with zepbound', 'does tirzepatide work better'],
    'What it is': ['what is tirzepatide', 'tirzepitide half-life'],
    'Best taken with': ['tirzepatide and birth control pills'],
  }),
  ...ofPeptide('Orforglipron', {
    'What it is': ['what is foundayo', 'is orforglipron a peptide'],
    'Recommended dose': ['orforglipron dosage'],
    'Side effects': ['orforglipron side efects'],
  }),
  ...ofPeptide('Liraglutide', {
    'What it is': ['what is saxenda'],
    'Recommended dose': ['saxenda dose steps', 'victoza maximum dose'],
    'Side effects': ['liraglutide heart rate side effects'],
  }),
  ...ofPeptide('Dulaglutide', {
    'What it is': ['what is trulicity'],
    'Recommended dose': ['trulicity dose increase', 'dulaglutide max dose'],
    'Side effects': ['dulaglutide adverse effects'],
  }),
  ...ofPeptide('Exenatide (extended-release)', {
    'What it is': ['what is bydureon'],
    'Side effects': ['exenatide pancreas risk'],
  }),
  ...ofPeptide('Retatrutide', {
    'What it is': ['what is retatrutide', 'is reta approved'],
    'Recommended dose': ['retatrutide dose in trials', 'reta how much to start'],
    'Side effects': ['retatrutide side effects', 'reta heart rate'],
    Benefits: ['retatrutide weight loss results'],
    Evidence: ['evidence for retatrutide'],
  }),
  ...ofPeptide('Cagrilintide', {
    'What it is': ['what is cagrilintide'],
    'Side effects': ['cagrilintide side effects'],
    'Recommended dose': ['cagrilintide dose'],
  }),
  ...ofPeptide('CagriSema', {
    'What it is': ['what is cagrisema'],
    Benefits: ['cagrisema weight loss benefits'],
  }),
  ...ofPeptide('Survodutide', {
    'What it is': ['survodutide fatty liver'],
    'Side effects': ['survodutide nausea'],
  }),
  ...ofPeptide('Mazdutide', {
    'What it is': ['mazdutide approved in china'],
    'Recommended dose': ['mazdutide dosage'],
  }),
  ...ofPeptide('AOD-9604', {
    'What it is': ['what is aod 9604', 'hgh fragment 176-191'],
    Benefits: ['does aod9604 burn fat'],
  }),
  ...ofPeptide('Pramlintide', {
    'What it is': ['what is symlin'],
    'Side effects': ['pramlintide low blood sugar warning'],
  }),
]
