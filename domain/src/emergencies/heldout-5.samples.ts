import { sentencesOf } from './sentences.samples.ts'

/** 100 emergencies and 100 everyday questions, written after a second round of training and run once: 93 found, 11 questions alarmed. */
export const fifthHeldOutSentences = sentencesOf({
  suicide: `
It's 4 am. I've counted what's left in the fridge and I don't think I'll be seeing the sunrise.
i feel dead inside and tonight i want to make it official
my ex texted "take care of the dog, i won't be needing anything" and he injects insulin
whats the dose of insulin that makes you not wake up
mom started sema in june, now she says she's tired of being alive
i hurt myself again yesterday, deep this time
cant stop thinking about hanging myself
Since they doubled the dose I get these flashes of jumping in front of the subway.
would anyone even come to my funeral
i'm going to end it when this vial is empty
ya no quiero estar en este mundo
ich möchte einfach nicht mehr da sein
j'ai pensé à me jeter par la fenêtre
thinking bout taking everything at once. nobody home
my son, 15, cut his wrists in the bathroom
life isnt for me anymore, sorry
would it look like an accident if it's too much insulin
i am planning my death, dont try to stop me
i would rather be gone than do another year of this
my wife said goodbye to the kids and drove off with her insulin
`,
  collapse: `
my girlfriend injected, stood up and dropped. she's breathing but not answering
he can't speak properly and his right leg won't move
grandma had a seizure five minutes ago and is still out
lost consciousness twice since taking it
`,
  'allergic-reaction': `
can't swallow, throat is puffing up, took my first dose at noon
red rash from belly to neck and my breathing whistles
eyelids and lips ballooned after the second shot
i feel my airway narrowing
hives spreading fast plus dizzy, should i use the epipen
face and tongue are swelling after melanotan
`,
  overdose: `
injected 1.0 and only after saw on the script 0.1
my trainer told me 40 units, the box says 4, i did 40
i'm an idiot: two shots of mounjaro within 20 minutes
took a quadruple dose of reta to break the plateau, heart is flying
husband thought the vial was single use and injected it all
I gave mom her Trulicity on Sunday, my brother gave it on Monday as well
our 4 year old stuck himself with a full pen and pressed
swallowed the whole dropper bottle instead of ten drops
confused the vials, so I've had 10 mg of tesamorelin rather than 1
I misread mcg for mg. Already injected. 500 mg?? no idea
for a week i've been doing daily what should be weekly
pharmacy sent stronger vials, same draw as always, two doses in
my dad with dementia took every pill in the organizer
just did a 7.5 as first dose, friend's pen, feeling horrible
kept clicking cause i heard nothing and it turned out every click delivered
i shot the air... no wait, i shot the entire syringe, 100 units
gave the dog's insulin to the cat by mistake
pinned twice today, blacked out on the first one
mi abuela se tomó las pastillas de todo el mes
hab mich verrechnet und fünfmal so viel gespritzt
je me suis trompé de seringue, 30 unités au lieu de 3
took my roommate's saxenda full pen because i was curious
is 20 mg tirzepatide survivable? it happened an hour ago
accidently used insulin syringe for the wrong concentration, got about six times more
dosed again not realizing my wife had already injected me while i slept
emptied a ten dose vial in two days, thought it was normal
my niece swallowed a handful of my rybelsus
gave my patient 10 mL not 1 mL of the compound
`,
  'low-sugar': `
2.5 on the freestyle, can't feel my lips
took 12 units of humalog and couldn't finish dinner, shaking like a leaf
she's sweating, confused and her glucose is 42
blood sugar fifty and still going down
woke up drenched, heart racing, gluco 47
mein vater ist unterzuckert und redet wirr
my hands tremble and i'm seeing stars, diabetic on gliclazide, no sugar here
`,
  'chest-pain': `
heavy feeling on my chest, left arm tingles
my husband has chest pain and he's pale
brustschmerzen und ich schwitze stark
my chest has been tight and hurting for an hour and i feel sick
`,
  bleeding: `
i've been pooping blood since this morning
dark brown grainy vomit after taking ibuprofen
my stool has been like tar for 2 days and I feel weak
peeing blood
threw up and it was pink with streaks of red, getting more
je crache du sang
the cut from the ampoule spurts and won't stop
there is fresh blood in the bowl each time and i am light headed
`,
  'abdominal-pain': `
unbearable pain under the right ribs since dinner, shivering
pain in my upper stomach boring through to my back all night
my guts are in knots, screaming pain, haven't slept
`,
  vision: `
right eye went dark all at once
suddenly i only see the left half of things
curtain in my left eye and flashes
no vision in one eye after waking
vision in my left eye is almost gone since this afternoon
`,
  dehydration: `
5 days on the toilet, dizzy, tongue like sandpaper
i puke every sip of water since last night's dose
haven't kept food down since sunday and my pee is brown
he's vomited nonstop for 30 hrs, barely moves
vomito sin parar y no puedo beber nada
kotze seit zwei tagen durch
throwing up all night and all day, no urine for 12 hours
`,
  jaundice: `
whites of my eyes have a yellow tint since the weekend
my skin is going yellow and stools are pale
my mother's face and eyes are yellow
yellowish eyes, itchy all over, pee like cola
`,
  priapism: `
erect since lunch, it's 9 pm and painful
pt 141 worked too well, 5 hours and no sign of stopping
boner that wont quit since yesterday evening
six hours with an erection now, help
`,
  everyday: `
should I inject before bed or in the morning
does the 1 mL syringe have half unit marks
how many doses in a 15 mg vial at 2.5
what is the difference between 0.5 and 0.50
I switched to Saturday mornings, ok?
Is it okay to skip the first month at 0.25
can i jump to 1 mg if 0.5 does nothing
my doctor wants labs every 3 months
does medicare cover zepbound
why is it called retatrutide
how do you store reconstituted bpc
my vial has a crack, replace it?
i mixed the powder and it foams
there's a small bubble at the top of my pen
which alcohol pads do you use
i always bleed a drop, nothing more
is 31 gauge better than 29
do i pinch the skin
how long to hold the needle in
left thigh leaks more than the belly
mild burning for a minute after the shot
my arm is itchy where i injected yesterday
the bump went away after an hour
ate sushi, felt nauseous, then ok
not hungry at all on 5 mg
what are easy proteins when nothing tastes good
gas and rumbling all day
i skipped lunch, had a shake
went for a run and felt light for a second
got a cold, still take the shot?
had covid last month, restarted at 2.5 with my doctor
can i get the flu shot the same day
dentist appointment tomorrow, tell them?
having a baby next year, when to stop
my wife is nursing, she wants to know about b12
on levothyroxine for ten years
is it bad for the kidneys
do glp1s affect eyesight
is blurry vision a side effect
does semaglutide cause yellow skin
what is jaundice
how would i notice a blood clot
can it cause a heart attack
is chest pain listed for tesamorelin
how do I recognize a stroke
what's an overdose of bpc
what should i do if i take too much
what to do if I inject twice by mistake
if my sugar drops at night what do i eat
is suicide a known side effect of wegovy
my insurance asked about depression history
I had depression in college, fine for years
feeling proud and calm this month
the first week i was grumpy
people say i look ten years younger
my friends are dying to know my secret
killed my leg workout
that roller coaster nearly gave me a heart attack lol
choked up when my pants fell down, happy tears
i could scream with joy, goal reached
dead tired after night shift
my phone died during the log
i lost my login, not my mind
app froze at the syringe picture
the dark theme is too dark
why does the red badge stay
the yellow warning on my card, what is it
turn off the alarm sound
two reminders at the same time
delete last sunday's entry
i typed 25 mg instead of 2.5 in the log, fix?
import says 40 rows skipped
download my data
cancel my order from monday
package arrived warm, refund?
gift card for my sister
how do i add a second peptide
compare bpc and tb500
whats glow blend
is kpv for gut
does ghk smell like copper
dsip for sleep, when
epitalon twice a year?
nad makes my stomach flip for 10 minutes
cjc ipa before the gym or bed
what is igf-1
normal igf level for 50 year olds
tesamorelin belly only?
hcg 500 iu twice weekly per my clinic
semax spray each nostril
werde ich wieder zunehmen
wo sticht man am besten
spritze vergessen, was nun
darf ich wein trinken
me olvidé la dosis del domingo
cuál es la aguja más fina
se puede congelar el vial
la piqûre fait un petit bleu
je pars en vacances deux semaines
faut-il être à jeun
`,
})
