import { sentencesOf } from './sentences.samples.ts'

/** 52 emergencies and 50 everyday questions, written before any rule of the twelfth round was read, and run once: 51 found, none alarmed. */
export const eleventhHeldOutSentences = sentencesOf({
  suicide: `
I keep thinking my kids deserve a better mom and they'd get one if I were gone
Wrote down my passwords for my husband so it's easier for him after
Been saving up my pens so I can use them all on one night
honestly if the surgery doesn't wake me up that's fine by me
My brother texted me goodbye and he isn't answering
I bought a gun on Tuesday and I can't stop looking at it
What's the lethal amount of tirzepatide
every morning I'm disappointed that I woke up
I burned my arms again last night
nothing left for me here, tonight is the night
`,
  overdose: `
Read the syringe wrong and gave myself ten times my dose
my toddler found my BPC vial and drank some
i did my shot this morning and then my wife gave me another because she didn't know
Was meant to draw 5 units, drew 50 and it's already in
I think I pushed the whole pen instead of one click
Took Monday's shot Monday and again Tuesday, I forgot. It's Mounjaro 7.5
I mixed the vial with 1 mL not 3 and have been injecting triple for two days, feel awful
Dad with dementia injected his Ozempic three times today
I swallowed four Rybelsus because I thought it was vitamin D
`,
  'low-sugar': `
Sweating, trembling and my meter says 52
CGM reads LOW and I feel drunk
took my humalog then couldn't eat, now I'm shaky and confused
my husband's glucose is 41 and he is mumbling
sugar dropped to 2.8 mmol after glipizide with ozempic
`,
  dehydration: `
Four days of vomiting and I've peed once today
Everything comes back up, even sips of water, since Thursday
diarrhea every half hour for two days, dizzy whenever I stand
I haven't been able to hold down fluids for 24 hours after my dose increase
My urine is dark brown and I can't stop throwing up
`,
  bleeding: `
My stool looks like tar
vomit looks like coffee grounds
There was a lot of bright red blood in the toilet twice today
injection site has been bleeding for an hour and won't stop
I'm spitting up blood
`,
  vision: `
Half of what I see in my right eye went gray this morning
woke up and one eye is blind
A dark curtain is coming down over my left eye
I can't see out of my left eye since lunch
`,
  jaundice: `
The whites of my eyes turned yellow
skin and eyes look yellow and my pee is the color of cola
`,
  priapism: `
used PT-141 last night and it's still hard, it's been 6 hours and it hurts
painful hard-on for five hours that won't go away
`,
  'allergic-reaction': `
Lips and tongue are puffing up ten minutes after my shot
my throat feels like it's closing and I have hives everywhere
can't catch my breath, face swollen after injecting
`,
  'chest-pain': `
There's an elephant sitting on my chest and my left arm is numb
crushing pressure behind my breastbone since I injected
`,
  'abdominal-pain': `
Horrible stomach pain boring through to my back, can't stand up straight
upper belly pain so bad I'm in tears for hours and it spreads to my back
`,
  collapse: `
My roommate won't wake up
I passed out in the kitchen after my injection and hit my head
she's having a seizure right now
`,
  everyday: `
How long can a Zepbound pen be out of the fridge?
Is it ok to move my shot from Friday to Saturday
what time of day is best to take CJC-1295
my doctor wants me on 1.7 next month, what should I expect
Can I drink coffee before my injection
How many doses are left in a 10 mg vial at 250 mcg
I lost 12 lbs, is that too fast
does semaglutide cause low blood sugar on its own
Is vomiting common at 5 mg
how do I get rid of needles
I get tired the day after my shot
does BPC-157 show up on a drug test
Can I take ibuprofen with Wegovy
I bruise a little where I inject
which site hurts least
How do I change my reminder to Sunday evenings
What does half-life mean
my scale says 212 today
Should I eat more protein on tirzepatide
I killed my workout today and feel great
is 0.25 mg a starter dose
Can you explain units on a U-100 syringe
I missed two weeks because I was on vacation
do peptides go bad
my kids are driving me crazy, when does the appetite effect start
Is retatrutide approved yet
the vial looks cloudy, should I throw it away
tiny drop of blood after I pulled the needle out, normal?
what are the warning signs of pancreatitis
How do I tell my doctor I've been using peptides
Can men take oxytocin
I'm dying to know when Foundayo ships
Does insurance pay for Zepbound
How do I export my log
my sugar was 96 this morning, is that good
what blood tests should I ask for
I'm sick of salads, any ideas
does alcohol hit harder on GLP-1s
Can I inject in my thigh two weeks in a row
how much bac water for 5 mg
I don't want to go on a higher dose
is constipation normal the first month
could tirzepatide affect my eyesight over the years
My dose feels too low lately
I took my shot an hour late
what's the difference between Ozempic and Wegovy
Can I switch from semaglutide to tirzepatide
I had gallbladder surgery ten years ago, can I use Wegovy
the needle hit a nerve and stung for a second
Where do I see my next order
`,
})
