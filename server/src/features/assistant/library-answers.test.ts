import { libraryAnswers } from '@pepwell/domain/library/library-answers'
import { expect, test } from 'vitest'
import { aMember } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
await app.request('POST', '/api/init-peptides')
const { cookie } = await aMember(app)

interface Found {
  key: string
  kind: string
  body: string
  address: string
}

/** The first passage after any emergency advice. */
async function first(question: string): Promise<Found | undefined> {
  const path = `/api/library/search?question=${encodeURIComponent(question)}&limit=2`
  const { body } = await app.request('GET', path, { cookie })
  return body.find(({ kind }: Found) => kind !== 'emergency')
}

/** Real questions with typical typos, and the expected first answer. */
const asked: [question: string, id: string][] = [
  ['there are air bubbles in my syringe', 'air-bubbles'],
  ['air bubles in the pen, is it dangerous?', 'air-bubbles'],
  ['small bubble injected by accident', 'air-bubbles'],
  ['can I drink alcohol on ozempic', 'alcohol'],
  ['alchohol and tirzepatide', 'alcohol'],
  ['is a glass of wine ok', 'alcohol'],
  ['I have surgery next week', 'surgery'],
  ['do I stop semaglutide before anesthesia', 'surgery'],
  ['colonoscopy on wegovy', 'surgery'],
  ['anesthesa and mounjaro', 'surgery'],
  ['hair loss', 'hair-loss'],
  ['my hair is falling out on tirzepatide', 'hair-loss'],
  ['hair thining', 'hair-loss'],
  ['restart after three missed weeks', 'missed-weeks'],
  ['I missed 4 weeks of wegovy, where do I start again', 'missed-weeks'],
  ['resuming after a break of two months', 'missed-weeks'],
  ['can I use tap water', 'water'],
  ['sterile or bacteriostatic water?', 'water'],
  ['distilled watter for my vial', 'water'],
  ['my pen was frozen', 'frozen-or-warm-pens'],
  ['left my pen out overnight, it got warm', 'frozen-or-warm-pens'],
  ['pen froze in the frige', 'frozen-or-warm-pens'],
  ['low blood sugar', 'low-sugar'],
  ['what to do with low suger', 'low-sugar'],
  ['hypoglycemia', 'low-sugar'],
  ['blood after injecting', 'blood-after-injecting'],
  ['it was bleeding after my shot', 'blood-after-injecting'],
  ['a drop of blood after the injection', 'blood-after-injecting'],
  ['needle stick', 'needle-stick'],
  ['I stuck my finger with a used needle', 'needle-stick'],
  ['needlestik from someone else', 'needle-stick'],
  ['allergic to benzyl alcohol', 'benzyl-alcohol-allergy'],
  ['benzil alcohol allergy', 'benzyl-alcohol-allergy'],
  ['switching from ozempic to mounjaro', 'switching'],
  ['where should i inject', 'where-to-inject'],
  ['how do i rotate injection sites', 'where-to-inject'],
  ['belly or thigh for my shot', 'where-to-inject'],
  ['can i mix two peptides in one syringe', 'two-in-one-syringe'],
  ['is it ok to combine two peptides in the same syringe', 'two-in-one-syringe'],
  ['how do i know if i have pancreatitis', 'pancreatitis-signs'],
  ['pancreas symptoms', 'pancreatitis-signs'],
  ['can i split my weekly dose in two', 'splitting-a-dose'],
  ['half the dose on monday and half on thursday, splitting it', 'splitting-a-dose'],
  ['can i fly with my pens', 'flying'],
  ['going thru airport security with needles', 'flying'],
  ['got a tiny bubble in the syringe is that gonna kill me', 'air-bubbles'],
  ['can i have a few beers on zepbound', 'alcohol'],
  ['i have a tooth pulled friday under sedation, skip my shot?', 'surgery'],
  ['my hair comes out in clumps since ozempic', 'hair-loss'],
  ['took 5 weeks off of mounjaro because of vacation, same dose?', 'missed-weeks'],
  ['I skipped three weeks of tirzepatide, how do I begin again', 'missed-weeks'],
  ['skipped a month of Zepbound, can I go on with 10 mg', 'missed-weeks'],
  ['can i use boiled tap water to mix my vial', 'water'],
  ['left my wegovy in the car in the sun', 'frozen-or-warm-pens'],
  ['what do i eat when my sugar drops', 'low-sugar'],
  ['it bled a little when i pulled out the needle', 'blood-after-injecting'],
  ['poked myself with my husbands needle', 'needle-stick'],
  ['i get a rash from benzyl alcohol what water can i use instead', 'benzyl-alcohol-allergy'],
  ['how do i go from wegovy to zepbound', 'switching'],
  ['can my wife and i share one pen if we change needles', 'sharing-pens'],
  ['can i breastfeed on tirzepatide', 'while-pregnant'],
  ['swich semaglutide to tirzepatide', 'switching'],
  ['change from wegovy to zepbound', 'switching'],
  ['can I share my pen with my husband', 'sharing-pens'],
  ['sharing pens', 'sharing-pens'],
  ['can my sister use my pen', 'sharing-pens'],
  ['may I lend my pen to a friend', 'sharing-pens'],
  ['shareing a needle', 'sharing-pens'],
  ['while pregnant', 'while-pregnant'],
  ['semaglutide while pregnant', 'while-pregnant'],
  ['ozempic and pregnancy', 'while-pregnant'],
  ['is bpc 157 safe while pregnant', 'while-pregnant'],
  ['pregnent and on tirzepatide', 'while-pregnant'],
  ['breastfeeding on wegovy', 'while-pregnant'],
]

test.each(asked)('%j finds its answer first', async (question, id) => {
  expect((await first(question))?.address).toBe(`/ai-assistant#${id}`)
})

test.each([
  ['semaglutide side effects', 'peptide Semaglutide Side effects'],
  ['tirzepatide dose', 'peptide Tirzepatide Recommended dose'],
  ['what is retatrutide', 'peptide Retatrutide What it is'],
  ['bpc 157 evidence', 'peptide BPC-157 Evidence'],
  ['how to store a mixed vial in the fridge', 'card Storage and Timing Storage'],
])('%j still finds its topic', async (question, key) => {
  expect((await first(question))?.key).toBe(key)
})

test('every answer is covered above', () => {
  expect(new Set(asked.map(([, id]) => id))).toEqual(new Set(libraryAnswers.map(({ id }) => id)))
})

test('the first sentence on a pregnancy is the warning with source and date', async () => {
  const found = await first('while pregnant')
  expect(found?.kind).toBe('answer')
  expect(found?.body.split('\n')[0]).toBe(
    'Don’t use a GLP-1 medicine for weight loss while pregnant. Stop Wegovy at least 2 months before a planned pregnancy. (Wegovy label on DailyMed, checked Nov 22, 2026)',
  )
})
