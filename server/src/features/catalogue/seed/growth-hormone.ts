import {
  article,
  dailyMed,
  fdaOnCompounding,
  page,
  pubMed,
  wadaList,
} from '@pepwell/domain/safety/primary-sources'
import type { SeedEntry } from './catalogue-seed.ts'
import { always, secretagogues } from './pages.ts'

const egriftaLabel = dailyMed('Egrifta')

export const growthHormone: readonly SeedEntry[] = [
  {
    name: 'CJC-1295 with DAC',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['CJC DAC', 'CJC-1295 DAC'],
    routes: ['subcutaneous'],
    peptideClass: 'GHRH analogue',
    description:
      'A modified growth-hormone-releasing hormone (GHRH) that attaches itself to albumin in the blood, which gives it a half-life of 5.8 to 8.1 days. It is not an approved medicine. Evidence: small early trials in healthy adults; a phase 2 trial was stopped in 2006 and development ended.',
    benefits:
      'In healthy adults a single injection raised growth hormone for about 6 days and IGF-1 for 9 to 11 days. Nobody has shown that this improves body composition, recovery or sleep.',
    sideEffects:
      'Injection-site reactions, flushing, headache, diarrhea, water retention and numb or tingling hands may occur, and blood sugar may rise. One participant died during the halted phase 2 trial; it was not shown that the drug was the cause. Avoid it if you have active cancer.',
    recommendedDose:
      'No established human dose. Early trials found 30 to 60 mcg per kg of body weight, given weekly or every 2 weeks, the best tolerated; research-use protocols commonly cite 1 to 2 mg a week. No primary source found for these protocols.',
    frequency: 'Weekly',
    duration: 'Not established; human studies lasted up to 12 weeks.',
    bestTakenWith:
      'Injected under the skin; because it is long-acting, the time of day is unlikely to matter. It is often combined with ipamorelin in research-use protocols, but no trial has tested the pair; ask for checks of IGF-1 and blood sugar.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('Two trials in healthy adults (Teichman et al. 2006)', '10.1210/jc.2005-1536', '2026-11-27'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'CJC-1295 without DAC (Mod GRF 1-29)',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['CJC no DAC', 'CJC-1295 no DAC', 'Modified GRF 1-29'],
    routes: ['subcutaneous'],
    peptideClass: 'GHRH analogue',
    description:
      'A 29-amino-acid version of growth-hormone-releasing hormone with four changes that slow its breakdown; it lacks the albumin-binding part of CJC-1295 with DAC and acts for a much shorter time. It is not an approved medicine. Evidence: little beyond laboratory and animal work; no published human trials or blood-level data for this version.',
    benefits:
      'It may cause a short pulse of growth hormone, as related GHRH peptides do. Effects on muscle, fat, sleep or recovery have not been tested in controlled human trials.',
    sideEffects:
      'Users report flushing, headache, light-headedness, hunger and injection-site irritation; no primary source found; water retention and higher blood sugar are possible. Avoid it if you have active cancer, because growth hormone and IGF-1 may encourage tumor growth.',
    recommendedDose:
      'No established human dose. Research-use protocols commonly cite 100 mcg per injection, one to three times a day. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin, usually at bedtime and at least 2 hours after eating, because food may blunt the growth hormone pulse. It is commonly combined with ipamorelin; the pairing is plausible but has not been tested in trials.',
    forbiddenInSport: always,
    sources: [wadaList, fdaOnCompounding],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Ipamorelin',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['Ipa'],
    routes: ['subcutaneous'],
    peptideClass: 'Ghrelin mimetic',
    description:
      'A five-amino-acid peptide that acts on the ghrelin receptor and prompts the pituitary gland to release growth hormone, with less effect on cortisol and prolactin than older peptides of its kind. It is not an approved medicine. Evidence: short human studies; a phase 2 trial for slow bowel recovery after surgery found no clear benefit, and there are no trials for body composition.',
    benefits:
      'In volunteers it raised growth hormone for a few hours. Claims about fat loss, muscle, sleep and recovery have not been tested in controlled human trials.',
    sideEffects:
      'Headache, flushing, nausea, hunger and injection-site irritation may occur; water retention and higher blood sugar are possible with repeated use. Avoid it if you have active cancer.',
    recommendedDose:
      'No established human dose. A hospital trial used 0.03 mg per kg into a vein twice a day for up to 7 days; research-use protocols commonly cite 100 to 300 mcg per injection under the skin. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin, usually at bedtime and at least 2 hours after eating. It is commonly combined with CJC-1295 without DAC, although the pair has not been tested in trials.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      pubMed('Trial after bowel surgery (Beck et al. 2014)', 25_331_030, '2026-11-22'),
      article('Ipamorelin, the first description (Raun et al. 1998)', '10.1530/eje.0.1390552'),
      secretagogues,
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Sermorelin',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['Geref', 'GRF 1-29'],
    routes: ['subcutaneous'],
    peptideClass: 'GHRH analogue',
    description:
      'The first 29 amino acids of natural growth-hormone-releasing hormone, with a half-life of only 11 to 12 minutes. It was once approved in the US (as Geref) for children with growth hormone deficiency, but the maker withdrew it for commercial reasons; today it is prescription-only through compounding pharmacies. Evidence: trials in children with growth hormone deficiency; only small studies in healthy adults.',
    benefits:
      'In some children with growth hormone deficiency it increased growth. In adults it may raise growth hormone and IGF-1 modestly, but lasting effects on muscle, fat or sleep are not established.',
    sideEffects:
      'Injection-site pain, facial flushing, headache, nausea, dizziness and a strange taste are the most reported; chest tightness and hives are less common. Avoid it if you have active cancer, and an underactive thyroid should be treated first.',
    recommendedDose:
      'No established human dose. This applies to adults, where prescribers and protocols commonly cite 200 to 300 mcg at bedtime; the former label for children was 30 mcg per kg of body weight once a day at bedtime. No primary source found for these protocols.',
    frequency: 'Daily',
    duration: 'Not established in adults; no primary source found.',
    bestTakenWith:
      'Injected under the skin at bedtime, at least 2 hours after eating, to fit the natural night-time pulse of growth hormone. Steroid medicines and an untreated underactive thyroid may weaken its effect.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      page(
        'Federal Register, FDA on Geref',
        'https://www.federalregister.gov/documents/search?conditions%5Bterm%5D=Geref+sermorelin',
      ),
      article('Sermorelin, a review (Walker 2006)', '10.2147/ciia.2006.1.4.307'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Tesamorelin',
    mg: 10,
    category: 'Growth Hormone Releasing',
    aliases: ['Tesa', 'Egrifta'],
    routes: ['subcutaneous'],
    peptideClass: 'GHRH analogue',
    label: {
      highest: { amount: 2, unit: 'mg', per: 'day', saidBy: 'label', source: egriftaLabel },
      sites: { regions: ['abdomen'], source: egriftaLabel },
    },
    description:
      'A stabilized copy of the full 44-amino-acid growth-hormone-releasing hormone. It is prescription-only, approved in the US (as EGRIFTA) to reduce excess abdominal fat in adults with HIV and lipodystrophy, and it is not approved for general weight loss. Evidence: approved medicine with randomized trials in people with HIV; smaller trials in other groups.',
    benefits:
      'In trials, people with HIV lost on average about 15% of the deep fat around their organs in 26 weeks, while overall body weight hardly changed. It may also reduce liver fat in people with HIV.',
    sideEffects:
      'Injection-site reactions, joint and muscle pain, swelling and tingling hands are common. It can raise IGF-1 and blood sugar and may trigger diabetes; serious allergic reactions can occur. Don’t use it in pregnancy, with active cancer, or if your pituitary gland is diseased or damaged.',
    recommendedDose:
      '1.28 mg daily for the newest form (EGRIFTA WR), 1.4 mg daily for EGRIFTA SV, and 2 mg daily for the original product; the forms are absorbed differently and are not interchangeable by weight.',
    frequency: 'Daily',
    duration:
      'Trials lasted 26 to 52 weeks; the abdominal fat tends to come back after stopping. Doctors reconsider it if no reduction in abdominal fat is seen.',
    bestTakenWith:
      'Injected under the skin of the abdomen, rotating sites, at about the same time each day. The label sets no rule about meals. Your doctor checks IGF-1 and blood sugar during treatment.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      egriftaLabel,
      dailyMed('Egrifta WR'),
      article('Trial in people with HIV (Falutz et al. 2007)', '10.1056/NEJMoa072375', '2026-11-27'),
      article('Liver fat in people with HIV (Stanley et al. 2019)', '10.1016/S2352-3018(19)30338-8'),
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'GHRP-2',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['Pralmorelin'],
    routes: ['subcutaneous'],
    peptideClass: 'Ghrelin mimetic',
    description:
      'A six-amino-acid peptide (pralmorelin) that acts on the ghrelin receptor to release growth hormone. In Japan it is approved, prescription-only, as a single-dose hospital test for growth hormone deficiency; it is not approved anywhere as a treatment. Evidence: good evidence as a diagnostic test; only small, short studies of repeated use.',
    benefits:
      'In volunteers it reliably produced a pulse of growth hormone. It also increased food intake; effects on muscle, fat or recovery are not established.',
    sideEffects:
      'Hunger, flushing, sweating, tiredness and short-lived rises in cortisol and prolactin may occur. Water retention, tingling hands and higher blood sugar are possible with repeated use. Avoid it if you have active cancer.',
    recommendedDose:
      'No established human dose. The Japanese hospital test uses a single 100 mcg injection into a vein; research-use protocols commonly cite 100 mcg under the skin two or three times a day. No primary source found for these protocols.',
    frequency: 'Twice daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin on an empty stomach, because sugar and fat may blunt the growth hormone pulse. It is often combined with a GHRH peptide such as CJC-1295 without DAC; short studies show a larger pulse with such pairs, not better health outcomes.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('GHRP-2 as a test in adults (Chihara et al. 2007)', '10.1530/EJE-07-0066'),
      article('GHRP-2 and appetite (Laferrère et al. 2005)', '10.1210/jc.2004-1719', '2026-11-27'),
      secretagogues,
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'GHRP-6',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['Growth hormone releasing hexapeptide'],
    routes: ['subcutaneous'],
    peptideClass: 'Ghrelin mimetic',
    description:
      'One of the first ghrelin-like peptides: six amino acids that release growth hormone and strongly stimulate appetite. It is not an approved medicine. Evidence: short human studies of hormone release and safety; no controlled trials for body composition or recovery.',
    benefits:
      'In volunteers it produced a pulse of growth hormone. Animal studies suggest it may protect the heart and other tissue after injury, but this has not been confirmed in people.',
    sideEffects:
      'Marked hunger, flushing, sweating and short-lived rises in cortisol and prolactin may occur. Water retention and higher blood sugar are possible with repeated use. Avoid it if you have active cancer.',
    recommendedDose:
      'No established human dose. Hormone-test studies often used a single 1 mcg per kg into a vein; research-use protocols commonly cite 100 mcg under the skin up to three times a day. No primary source found for these protocols.',
    frequency: 'Three times daily',
    duration: 'Not established; no primary source found.',
    bestTakenWith:
      'Injected under the skin on an empty stomach, with food a little later because hunger is likely. It is sometimes combined with a GHRH peptide; this gives a larger hormone pulse, but nobody has shown better results.',
    forbiddenInSport: always,
    sources: [
      wadaList,
      article('GHRP-6 in healthy men (Bowers et al. 1990)', '10.1210/jcem-70-4-975'),
      secretagogues,
    ],
    statusCheckedOn: '2026-11-22',
  },
  {
    name: 'Hexarelin',
    mg: 5,
    category: 'Growth Hormone Releasing',
    aliases: ['Examorelin'],
    routes: ['subcutaneous'],
    peptideClass: 'Ghrelin mimetic',
    description:
      'A six-amino-acid peptide (examorelin) that is one of the strongest growth hormone releasers of its type and also binds to a receptor found in the heart. It is not an approved medicine. Evidence: small human studies, including one of 16 weeks in which the response weakened over time.',
    benefits:
      'In volunteers it produced a strong pulse of growth hormone. Small short studies suggest it may affect heart function, but no lasting benefit has been shown.',
    sideEffects:
      'Hunger, flushing and rises in cortisol and prolactin may occur, more than with ipamorelin. Water retention and higher blood sugar are possible. Avoid it if you have active cancer.',
    recommendedDose:
      'No established human dose. A 16-week study used 1.5 mcg per kg under the skin twice a day; research-use protocols commonly cite 100 mcg per injection. No primary source found for these protocols.',
    frequency: 'Twice daily',
    duration:
      'Not established; the response weakened over 16 weeks in a study and recovered after a break of about 4 weeks.',
    bestTakenWith:
      'Injected under the skin on an empty stomach, away from sugary or fatty meals. Combining it with other ghrelin-type peptides adds side effects without known benefit.',
    forbiddenInSport: always,
    sources: [wadaList, pubMed('Hexarelin for 16 weeks (Rahim et al. 1998)', 9_589_671, '2026-11-26')],
    statusCheckedOn: '2026-11-22',
  },
]
