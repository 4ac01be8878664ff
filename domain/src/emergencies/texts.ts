import type { EmergencyKind } from './kinds.ts'

/** The source of a statement. */
interface Source {
  name: string
  address: string
}

/** The sources of each text's health facts and numbers. */
export const emergencySources: Record<EmergencyKind, Source> = {
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
}

const NUMBERS = '911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia'
const CALL = `Call your emergency number now: ${NUMBERS}.`
const GO = `Go to an emergency room now. If you can't get there safely, call your emergency number: ${NUMBERS}.`

/** First steps, in order. */
const first: Record<EmergencyKind, string> = {
  suicide: `You are not alone. Talk to someone right now: in the US and Canada call or text 988. In the UK and Ireland call Samaritans on 116 123, in Australia Lifeline on 13 11 14. If you or somebody else is in danger, call your emergency number: ${NUMBERS}. Stay with them, and move pens, vials and pills out of reach.`,
  overdose: `${CALL} If you feel well, call poison control at once all the same: 1-800-222-1222 in the US, or the number of your country. Take nothing more. Keep the vial or pen at hand to say what was in it.`,
  collapse: `${CALL} Somebody who can't be woken, doesn't breathe well, has a seizure, or whose face, arm or speech fails can't wait. Stay with them. Give them nothing to eat or drink.`,
  'allergic-reaction': `${CALL} Swelling of the face or throat, or trouble breathing, can't wait. Use your epinephrine pen if you have one. Take no more of the medicine, and don't drive yourself.`,
  'low-sugar': `Low blood sugar: if you are awake and can swallow, take 15 grams of sugar now. That is half a cup of juice or regular soda, 1 tablespoon of sugar or honey, or 4 glucose tablets. Check again after 15 minutes, and repeat while it is below 70 mg/dL (3.9 mmol/L). For somebody who is not awake, can't swallow or has a seizure, call your emergency number: ${NUMBERS}. Give them nothing by mouth; use glucagon if there is any. Take no more insulin.`,
  'chest-pain': `${CALL} Chest pain can't wait. Sit down, take nothing more, and don't drive yourself.`,
  bleeding: `Blood in vomit, stool or urine, black stool, or bleeding that doesn't stop can't wait. ${GO} Press firmly on a wound. Take no aspirin or ibuprofen.`,
  'abdominal-pain': `Severe stomach pain can't wait. ${CALL} Take nothing more of your peptides or medicines until a doctor has seen you. Tell them what you take.`,
  vision: `Sudden loss of vision can't wait: it may be a stroke or an injured optic nerve. ${GO} Don't drive yourself. Take nothing more of your peptides or medicines until a doctor has seen you.`,
  dehydration: `Vomiting or diarrhea that lasts, or nothing that stays down, can dry you out and harm your kidneys. ${GO} Until then take small sips every few minutes. Take nothing more of your peptides or medicines until a doctor has seen you.`,
  jaundice: `Yellow skin or eyes can mean a blocked bile duct or an injured liver. See a doctor today. With fever, confusion or belly pain: ${GO} Take nothing more of your peptides or medicines until then.`,
  priapism: `An erection that lasts longer than 4 hours can cause lasting damage. ${GO} Take nothing more of the medicine.`,
}

const NOBODY_READS = "This app can't help in an emergency. Nobody monitors your messages here."

const sourceLine = (kinds: readonly EmergencyKind[]) => {
  const names = kinds
    .map((kind) => emergencySources[kind])
    .map(({ name, address }) => `${name} (${address.replace('https://', '')})`)
  return `${kinds.length === 1 ? 'Source' : 'Sources'}: ${names.join('; ')}.`
}

/** The response to emergencies: what to do about each, most urgent first, with sources. */
export const emergencyText = (kinds: readonly EmergencyKind[]): string =>
  [...kinds.map((kind) => first[kind]), NOBODY_READS, sourceLine(kinds)].join('\n\n')
