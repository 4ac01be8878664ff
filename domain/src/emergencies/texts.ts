import type { UrgentKind } from './emergency-kinds.ts'

/** The source of a statement. */
interface Source {
  name: string
  address: string
}

/** The sources of each text's health facts and numbers. */
export const emergencySources: Record<UrgentKind, Source> = {
  suicide: { name: '988 Suicide & Crisis Lifeline', address: 'https://988lifeline.org' },
  overdose: { name: 'Poison Help, HRSA', address: 'https://poisonhelp.hrsa.gov' },
  collapse: {
    name: 'CDC, signs of stroke',
    address: 'https://www.cdc.gov/stroke/signs-symptoms/',
  },
  'allergic-reaction': {
    name: 'NIH MedlinePlus, anaphylaxis',
    address: 'https://medlineplus.gov/ency/article/000844.htm',
  },
  'low-sugar': {
    name: 'CDC, treating low blood sugar',
    address: 'https://www.cdc.gov/diabetes/treatment/treatment-low-blood-sugar-hypoglycemia.html',
  },
  'chest-pain': {
    name: 'CDC, heart attack symptoms',
    address: 'https://www.cdc.gov/heart-disease/about/heart-attack.html',
  },
  bleeding: {
    name: 'NIH MedlinePlus, gastrointestinal bleeding',
    address: 'https://medlineplus.gov/gastrointestinalbleeding.html',
  },
  'abdominal-pain': {
    name: 'FDA label of Wegovy, pancreatitis and gallbladder',
    address: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=215256',
  },
  vision: {
    name: 'NIH MedlinePlus, vision problems',
    address: 'https://medlineplus.gov/ency/article/003029.htm',
  },
  dehydration: {
    name: 'NIH MedlinePlus, dehydration',
    address: 'https://medlineplus.gov/dehydration.html',
  },
  jaundice: {
    name: 'NIH MedlinePlus, jaundice',
    address: 'https://medlineplus.gov/jaundice.html',
  },
  priapism: {
    name: 'NIH MedlinePlus, sildenafil',
    address: 'https://medlineplus.gov/druginfo/meds/a699015.html',
  },
  heartbeat: {
    name: 'NIH MedlinePlus, heart palpitations',
    address: 'https://medlineplus.gov/ency/article/003081.htm',
  },
  'life-threatening': {
    name: 'NCI, Common Terminology Criteria for Adverse Events, grade 4',
    address: 'https://ctep.cancer.gov/protocolDevelopment/electronic_applications/ctc.htm',
  },
}

const NUMBERS = '911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia'
const CALL = `Call your emergency number now: ${NUMBERS}.`
const GO = `Go to an emergency room now. If you can't get there safely, call your emergency number: ${NUMBERS}.`

/**
 * Its section 3, 'If you stop using', read on 2026-11-29: stopping can cause very high blood sugar and ketoacidosis;
 * do not stop without speaking to a doctor.
 */
export const insulinSource: Source = {
  name: 'EMA, package leaflet of Abasaglar, an insulin',
  address: 'https://www.ema.europa.eu/en/medicines/human/EPAR/abasaglar-previously-abasria',
}

/** Not all medicines: whether to stop insulin or another prescribed one is for a doctor to decide. */
const PAUSE = `Don't take more of your peptides until a doctor has seen you. Ask before you stop insulin or another prescribed medicine.`

/** First steps, in order. */
const first: Record<UrgentKind, string> = {
  suicide: `You are not alone. Talk to someone right now. In the US and Canada, call or text 988. In the UK and Ireland, call Samaritans on 116 123. In Australia, call Lifeline on 13 11 14. If you or someone else is in danger, call your emergency number: ${NUMBERS}. Stay with them, and move pens, vials and pills out of reach.`,
  overdose: `${CALL} Even if you feel fine, call poison control right away: 1-800-222-1222 in the US, or your country's number. Take nothing more. Keep the vial or pen nearby so you can say what was in it.`,
  collapse: `${CALL} Someone who won't wake up, struggles to breathe or has a seizure can't wait. Nor can a drooping face, a weak arm or slurred speech. Stay with them. Give them nothing to eat or drink.`,
  'allergic-reaction': `${CALL} A swollen face or throat, or trouble breathing, can't wait. Use your epinephrine pen if you have one. Don't take more of the medicine. Don't drive yourself.`,
  'low-sugar': `If your blood sugar is low and you can swallow, take 15 grams of sugar now. That is half a cup of juice or regular soda, 1 tablespoon of sugar or honey, or 4 glucose tablets. Check again after 15 minutes. Repeat while it is below 70 mg/dL (3.9 mmol/L). If someone won't wake up, can't swallow or has a seizure, call your emergency number: ${NUMBERS}. Give them nothing by mouth. Use glucagon if you have it. Don't take or give insulin while it is low.`,
  'chest-pain': `${CALL} Chest pain can't wait. Sit down and don't drive yourself. Take nothing more.`,
  bleeding: `Blood in vomit, stool or urine, black stool, or bleeding that doesn't stop can't wait. ${GO} Press firmly on a wound. Don't take aspirin or ibuprofen.`,
  'abdominal-pain': `Severe stomach pain can't wait. ${CALL} ${PAUSE} Say what you take.`,
  vision: `Sudden loss of vision can't wait. It may be a stroke or a damaged optic nerve. ${GO} Don't drive yourself. ${PAUSE}`,
  dehydration: `If vomiting or diarrhea won't stop, or nothing stays down, you can get dehydrated and hurt your kidneys. ${GO} Until then, take small sips every few minutes. ${PAUSE}`,
  jaundice: `Yellow skin or eyes can mean a blocked bile duct or a damaged liver. See a doctor today. If you also have a fever, confusion or belly pain, don't wait. ${GO} ${PAUSE}`,
  priapism: `An erection that lasts more than 4 hours can cause lasting damage. ${GO} Don't take more of the medicine.`,
  heartbeat: `${CALL} A racing or uneven heartbeat can't wait if you faint, feel dizzy, sweat, can't breathe well or have chest pain. Sit down and don't drive yourself. Take nothing more.`,
  'life-threatening': `A life-threatening side effect can't wait. ${GO} ${PAUSE} Say what you take.`,
}

const NOBODY_READS = "This app can't help in an emergency. Nobody monitors your messages here."

const sourceLine = (kinds: readonly UrgentKind[]) => {
  const mentionsInsulin = kinds.some((kind) => first[kind].includes(PAUSE))
  const sources = [
    ...kinds.map((kind) => emergencySources[kind]),
    ...(mentionsInsulin ? [insulinSource] : []),
  ]
  const names = sources.map(({ name, address }) => `${name} (${address.replace('https://', '')})`)
  return `${sources.length === 1 ? 'Source' : 'Sources'}: ${names.join('; ')}.`
}

/** The response to emergencies: what to do about each, most urgent first, with sources. */
export const emergencyText = (kinds: readonly UrgentKind[]): string =>
  [...kinds.map((kind) => first[kind]), NOBODY_READS, sourceLine(kinds)].join('\n\n')
