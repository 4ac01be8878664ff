import { isWord, longestAt, type Phrases, phrases } from './health-note-words.ts'

/**
 * Common conditions and medicines about which no label of our peptides says anything. What is rare and serious, or close
 * to a warning, doesn't belong here: an unneeded notice is cheap.
 */
const unrelated: Phrases = phrases(`
  cholesterol, high cholesterol, hyperlipidemia, hyperlipidaemia, dyslipidemia, hypercholesterolemia, high ldl, lipids,
  allergy, seasonal allergy, environmental allergy, hay fever, hives, rhinitis, allergic rhinitis, sinusitis, sinus problem, sinus infection, sinus issue, deviated septum,
  nasal polyp, snoring, asthma, exercise induced asthma, bronchitis, pneumonia, covid, long covid, cold, flu, tonsillectomy, tonsils out, adenoids out,
  gerd, reflux, acid reflux, heartburn, indigestion, ibs, ibs c, ibs d, irritable bowel, irritable bowel syndrome, bloating, constipation, hemorrhoid, piles, hiatal hernia,
  lactose intolerance, lactose intolerant, gluten intolerance, gluten sensitivity, h pylori, helicobacter, sibo, leaky gut, candida, appendix removed, appendix out, appendectomy, appendicitis,
  migraine, headache, tension headache, cluster headache, anxiety, anxiety disorder, generalized anxiety disorder, gad, social anxiety, panic attack, panic disorder, depression, depressed, seasonal depression,
  adhd, add, autism, autistic, asperger, ocd, ptsd, insomnia, sleep problem, sleep issue, poor sleep, trouble sleeping, sleep apnea, sleep apnoea, obstructive sleep apnea, osa, cpap, narcolepsy, sleepwalking, restless leg, restless legs, restless leg syndrome, peripheral neuropathy, concussion,
  rls, tourette, tourettes, stutter, dyslexia, stress, burnout, brain fog, adult adhd, fatigue, chronic fatigue, chronic fatigue syndrome, low energy, fibromyalgia, lyme, lyme disease, mthfr,
  pcos, polycystic ovary, polycystic ovaries, polycystic ovary syndrome, endometriosis, pms, pmdd, menopause, perimenopause, menopausal, perimenopausal, postmenopausal, post menopausal, hot flash, hot flush, irregular periods,
  low t, low testosterone, hypogonadism, erectile dysfunction, ed, low libido, varicocele, vasectomy, iud, hormonal iud, copper iud, mirena, kyleena, liletta, paragard, nexplanon, uti, urinary tract infection, overactive bladder, incontinence,
  arthritis, osteoarthritis, oa, gout, osteoporosis, osteopenia, scoliosis, herniated disc, herniated disk, slipped disc, bulging disc, degenerative disc disease, sciatica, plantar fasciitis,
  tennis elbow, golfers elbow, rotator cuff, rotator cuff tear, torn rotator cuff, torn acl, acl tear, torn meniscus, meniscus tear, tendonitis, tendinitis, tendinopathy, tendinosis, carpal tunnel, carpal tunnel syndrome, bursitis, frozen shoulder, sprained ankle, broken ankle,
  broken arm, broken leg, broken wrist, shin splints, flat feet, bad back, bad knees, bad knee, back pain, lower back pain, joint pain, knee pain, shoulder pain, neck pain, hip pain, elbow pain, wrist pain, foot pain,
  knee injury, shoulder injury, back injury, elbow injury, ankle injury, hip injury, sports injury, achilles tendinopathy, achilles tendonitis, muscle tear, muscle soreness, tmj, bruxism, teeth grinding,
  eczema, rosacea, acne, dermatitis, seborrheic dermatitis, dandruff, dry skin, stretch marks, cellulite, alopecia, hair loss, hair thinning, baldness, male pattern baldness, wrinkles, keratosis pilaris, cold sore, shingles, herpes, hsv, hpv, wart, mono, chickenpox,
  anemia, anaemia, vitamin d deficiency, low vitamin d, magnesium deficiency, tinnitus, hearing loss, hard of hearing, vertigo, menieres, meniere, cataract, dry eye, dry eyes, glasses, wears glasses, lasik, nearsighted, farsighted, astigmatism, color blind, colour blind,
  overweight, obese, obesity, high bmi, weight gain, metabolic syndrome, high triglycerides, triglycerides, smoker, ex smoker, former smoker, smoking, vape, vaping, afraid of needles, needle phobia, phobia of needles, fear of needles,
  hohes cholesterin, cholesterin, heuschnupfen, migrane, depressionen, depression, angststorung, schlafapnoe, schlafstorung, sodbrennen, arthrose, rheuma im knie, ruckenschmerzen, neurodermitis, akne, ubergewicht, adipositas, wechseljahre,
  colesterol, colesterol alto, asma, alergia estacional, rinitis, reflujo, acidez, migrana, migranas, ansiedad, depresion, insomnio, apnea del sueno, artrosis, artritis, dolor de espalda, acne, sobrepeso, obesidad, menopausia, sop,
  asthme, rhume des foins, allergies saisonnieres, rhinite, brulures estomac, migraines, anxiete, insomnie, apnee du sommeil, arthrose, mal de dos, eczema, surpoids, obesite,
  gicht, gota, goutte, arthrite, jardiance, empagliflozin, farxiga, forxiga, dapagliflozin, invokana, canagliflozin, steglatro, pioglitazone, actos, acarbose,
  statin, atorvastatin, lipitor, rosuvastatin, crestor, simvastatin, pravastatin, ezetimibe, omeprazole, prilosec, pantoprazole, protonix, esomeprazole, nexium, famotidine, pepcid, antacid, zyrtec, cetirizine, claritin, loratadine,
  allegra, fexofenadine, benadryl, flonase, fluticasone, singulair, montelukast, albuterol, ventolin, inhaler, antihistamine, sertraline, zoloft, escitalopram, lexapro, fluoxetine, prozac, citalopram, celexa, duloxetine, cymbalta,
  venlafaxine, effexor, buspirone, trazodone, adderall, vyvanse, ritalin, concerta, methylphenidate, melatonin, multivitamin, vitamin d, creatine, finasteride, minoxidil, tretinoin, tylenol, acetaminophen, paracetamol
`)

/** Words that only say how much, since when or on which side. */
const AROUND: Phrases = phrases(`
  i, im, i am, have, had, has, got, get, am, a, an, the, my, some, mild, moderate, slight, bad, severe, chronic, occasional, occasionally, sometimes, minor, very, well, currently, now,
  controlled, managed, stable, resolved, treated, under control, history, of, hx, h, o, past, previous, previously, prior, diagnosed, and, or, with, without meds, on, taking, take, takes, uses, use, using, daily, nightly, as needed, prn, for, in, as, since,
  from, at, age, year, yr, years, yrs, ago, last, this, winter, spring, summer, fall, autumn, child, a child, childhood, kid, a kid, teen, teens, teenager, college, young, left, right, both, bilateral, knee, knees, shoulder, elbow, ankle, hip, wrist, hands, hand, foot, feet, neck, back, lower,
  lumbar, l, s, c, mg, tablet, pill, med, meds, medication, rash, bit, little, related, induced, sufferer, habe, ich, seit, leicht, leichte, tengo, desde, leve, j, ai, de, depuis, leger, legere, und, y, et, mit, con, avec
`)

/** Whether a clause names only common conditions or medicines that no label of our peptides mentions. */
export function onlyUnrelated(words: readonly string[]): boolean {
  let isNamed = false
  for (let index = 0; index < words.length; ) {
    const named = longestAt(words, index, unrelated)
    const length = named || longestAt(words, index, AROUND)
    if (length === 0 && isWord(words[index]) && !/^\d+$/.test(words[index] ?? '')) return false
    if (named > 0) isNamed = true
    index += Math.max(1, length)
  }
  return isNamed
}
