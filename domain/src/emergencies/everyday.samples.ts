import { sentencesOf } from './sentences.samples.ts'

/** Everyday questions and notes that the classifier is trained on, many of them close to an emergency in their words. */
export const everydaySentences = sentencesOf({
  everyday: `
how do I dose tirzepatide for the first time
What does titration mean?
is two shots a week of 1 mg the same as one of 2 mg
took my first 2.5 yesterday, no side effects
I take 10 units every evening
i've been on 5 mg for 8 weeks
last shot was saturday at 9
i injected in my left thigh today
how far apart should two doses be
can i take my dose 2 days early
missed two weeks, restart at what dose?
what is the lowest dose of semaglutide
do I need to double the dose after a missed one
should i take a double dose if i miss one
what happens if you take too much semaglutide
what are the symptoms of an overdose
overdose symptoms tirzepatide list
can you overdose on bpc 157
how long does it take to die down, the nausea
what is the risk of pancreatitis
is hypoglycemia common with ozempic alone
what blood sugar is too low
how to treat a low blood sugar
do glp1s lower blood sugar in healthy people
my sugar was 110 before breakfast
fasting glucose 88, nice
blood sugar 140 after pasta
does mounjaro cause depression
can ozempic cause suicidal thoughts
is there a warning about mood on the label
did the fda remove the suicide warning
how is everyone dealing with constipation
stool softener with wegovy ok?
mild stomach cramps on day two
a bit of heartburn tonight
burping a lot, smells like eggs
slight headache and tired
nausea comes and goes
vomited once on tuesday, fine after
how to prevent dehydration
should i take electrolytes
what anti nausea medicine works
how much weight can i lose in 3 months
i feel great on this dose
my appetite is gone, love it
my husband is losing faster than me
my kid has a birthday party on my shot day
where can my daughter learn about needles
my mom takes ozempic, i take zepbound
my dad asks how to store the pen
my friend recommended reta
can my wife and i share a vial with separate syringes
is it safe with blood pressure pills
can i take ibuprofen
does it interact with sertraline
what about birth control pills
how long before pregnancy should i stop
chest or arm for injection?
chest press personal best today
my heart rate is 5 bpm higher on reta, normal?
heart rate goes up on retatrutide studies
can i give blood
blood test showed lipase slightly up
how often should i get blood work
my blood pressure dropped to 118 over 76
blood in the syringe when i pull back
small drop of blood after the shot
nurse took blood today
is bruising dangerous
what if i hit a vein
red spot at the site, gone after an hour
itchy injection site for two days
how to rotate sites
eyes are dry in winter
do i need an eye exam before starting
diabetic retinopathy and semaglutide
is naion a thing
i wear contacts
skin looks saggy after weight loss
does it cause yellow nails
yellow liquid in vial normal?
what color should the solution be
golden color of my b12
my tan from melanotan looks orange
how long does melanotan last
erection problems on wegovy?
does pt-141 cause erections
how long does pt-141 last
how much pt 141 for first time
pt-141 warning about erections longer than 4 hours?
fell asleep after lunch
i fainted once years ago at a blood draw
pass out from needles, tips?
afraid of needles
how do i tell my doctor
does insurance cover it
how much does it cost
when will my order ship
where's my package
reset my password
app crashed when i saved
the screen went black after update
i can't see my chart
can't see the button on my phone
add a second reminder
change units from lbs to kg
add my weight from last week
what's my adherence rate
log two injections for tuesday
delete a duplicate dose
i logged my dose twice by accident, how do i remove one
entered 5 mg instead of 0.5 in the app, how to edit
the calculator says 10 units but my friend uses 20
is 50 units half a syringe?
100 units equals 1 ml right
why does 5 mg in 2 ml give 2.5
draw 20 units for 1 mg?
need 0.25 mg from a 10 mg vial
how to mix a 30 mg vial with 3 ml
can I use 1 ml instead of 2 ml of water to mix
what if I add too much bac water
i added 3 ml instead of 2, how many units now
which size of syringe
do i shake the vial
left vial out overnight, still ok?
vial froze in my fridge
pen got warm in the car
pen clicks but nothing came out
some liquid leaked out after injecting
got a partial dose because the pen leaked
can i take the rest of the dose
air bubble in the pen
needle bent
dull needle hurts more
stings when i inject
hurts a bit on my belly
sore stomach from sit ups
worst flavor of electrolyte ever
awful hotel bed, slept two hours
i was so hungry i could eat a horse
kill my cravings
dead battery in my scale
i'd die without coffee
this app is a lifesaver
end my subscription
i want to end my account
how do i stop the reminders forever
want to stop taking it, how do i taper
i want out of the beta program
tired of injecting every day
tired of counting calories
can't do keto anymore
i don't want to be on this forever
i give up on the gym
goodbye sugar!
last week was my final dose of 5 mg
dose went up to 10 today
moving from 0.5 to 1 next week
going from 5 to 7.5 tomorrow
my doctor jumped me from 2.5 to 5 after 4 weeks
is twice daily bpc better
250 mcg twice a day as the protocol says
i pin cjc and ipa five nights a week
three times a week tb500
took both peptides together as planned
had my dose and lunch
ate a whole pizza yesterday
drank a bottle of wine on my birthday
drank a whole gallon of water
my dog ate my sandwich
cat slept on my pen box
kids vitamins and adults vitamins difference
baby weight won't go away
how long until it leaves my system before trying for a baby
wann wirkt die spritze
ist übelkeit normal
wie viele einheiten sind 0,25 mg
kann ich die spritze einen tag später nehmen
wie entsorge ich nadeln
was kostet wegovy
welche stelle ist am besten zum spritzen
ich habe 5 kilo abgenommen
cuántas unidades son 0,5 mg
es normal tener náuseas
me toca la dosis mañana
dónde guardo el vial
qué como para el estreñimiento
he bajado 6 kilos
se puede tomar alcohol
combien de semaines à 0,25
où injecter
est-ce normal d'avoir des nausées
je peux voyager avec mon stylo
j'ai perdu 5 kilos
quand augmenter la dose
does caffeine affect it
sore throat and cold, inject anyway?
fever from the flu vaccine, skip my shot?
short of breath after climbing stairs, need cardio lol
shaky from too much coffee
sweaty gym day
woke up hungry
woke up early, did my shot
my vision board for 2027
yellow box or blue box
hard time finding the 7.5 dose
hard lump under my skin
is the needle hard to see
how long is too long without a dose
I took my dose two hours late today because of work, does that shift next week's?
I injected at 7 am and then again at 7 pm as my schedule says
My doctor moved me up to 1.7 and I took it on Friday without problems
Yesterday I had my fifth shot, and I still have no side effects, is it working?
I had two doses left in the pen and threw it out, was that a mistake?
My mom and I take our shots together on Sundays
My son is 16 and overweight, is Wegovy approved for him?
my daughter is getting married in june, how much can i lose by then
my husband says i should eat more protein
is it true that people over 65 need less
took 5 units of b12
i used 30 units for the first two weeks and now 40, as prescribed
i was on 0.5, then 1, then 1.7, now 2.4
can i do 2.5 this week and 5 next week
why does the label say max 15 mg
would 20 mg of tirzepatide be too much
is 500 mcg of bpc too high
how much is too much ipamorelin
is ten days between shots too long
can I skip a week for vacation
what if my vacation falls on shot day
what if i forget my shot
what if the pen is empty before the dose ends
what if I vomit right after the pill
what if my sugar gets low while driving
if i get severe stomach pain, when should i call a doctor
when is vomiting dangerous
when should i go to the er with stomach pain
what does anaphylaxis look like
how would i know if it's an allergic reaction
is a rash at the injection site an allergy
i'm allergic to penicillin, is tirzepatide ok
i have a nut allergy
my skin is dry and flaky
face looks thinner since losing weight
my face gets red when i drink wine
lips are chapped from the cold
throat tickles in the morning
mouth is dry all day
my tongue tastes metal
i choke on big tablets, can i split them
breathing exercises for needle fear
i get out of breath on hills but less than before
chest congestion from a cold
heartburn after spicy food
my heart sinks when i see the scale
heartbroken that the pharmacy is out of stock
my stomach feels tight after eating
i feel bloated and gassy
cramps from my period
sore abs from pilates
my back hurts from lifting
my knee pain went away
i pulled a muscle in my ribs
diarrhea this morning, one time
went to the bathroom three times today
i haven't pooped in 4 days
stool is a bit harder
my stool is greenish from spinach
ate beets, red poop is normal right?
iron pills make stool dark i know
i vomited once last night but kept breakfast down
nausea all day but i can drink
threw away the leftovers
throwing out my old clothes, too big now
sick of chicken and rice
sick day, can i still inject
sick leave after my wedding
i get carsick
i'm drinking 3 liters a day
pee a lot since i drink more water
pee test for ketones
my eyes water when i cut onions
eye doctor says everything is fine
blurry photo upload, can i retake it
i see double the results since reta
i can't see any change yet
looking forward to seeing my abs
light sensitive after the eye exam drops
skin tone looks more even with ghk
yellowish bruise is fading
yellow legal pad for tracking, lol
i'm a bit pale, low iron?
my iron is low
low energy on fasting days
low dose naltrexone and semaglutide
low carb makes me dizzy the first week
sugar cravings are back
sugar free gum ok?
my glucose monitor fell off
which cgm do you support
my a1c is 5.4
fasting sugar 92 and after lunch 120
sugar at 78 this morning, never been that good
i stopped metformin with my doctor
i take lantus 20 units at night as prescribed
how do i adjust insulin when starting ozempic
do i need glucagon at home
what is glucagon
who should carry an epipen
how long does a hypo last usually
i'm trembling with excitement for my goal
shaking the vial or swirling?
sweating more in summer
woke up sweaty because of the heater
hungry all the time on 0.25
starving my cravings
dizzy spells stopped after i ate more salt
i passed my driving test
passed the 50 lb mark
out cold plunge and injections?
knocked out by the flu last month, recovered
i fell off the wagon and ate cake
collapsed my cardboard boxes of vials, how to recycle
black friday sale?
black spots on the vial stopper
black coffee before labs
red light therapy and ghk-cu
red cap vial what is it
blood orange juice
bleeding gums when i floss
bit of blood on the tissue from a dry nose
paper cut near my injection site
shaved and nicked my leg
period is heavier than usual
prescription ends in march
end of the trial period
my trial ended
the study ended at week 72
living with diabetes for ten years
life is so much better since i started
life insurance with wegovy?
worth living with a little nausea for these results
never felt so alive
i want to live longer, which peptides help
i want to be around for my kids, so i'm losing weight
i don't want to be the fat friend anymore
i don't want to inject anymore, is there a pill
i can't go on vacation without my meds
i hate needles
i hate my loose skin
i hate how long shipping takes
feel down on the day after my shot, is that normal
a bit moody this week
a little anxious about my first shot
no motivation to train lately
i feel numb at the injection spot
i was depressed years ago, now stable on lexapro
therapy helps me with binge eating
crying happy tears, 100 lbs down
my wife cried when she saw me in my suit
said goodbye to size xl
goodbye diabetes, hello life
leaving my note to self: drink water
left a note for my doctor
i cut my dose in half with my doctor's ok
cut out alcohol
cut my finger on an ampoule
jumping rope burns how much
i might try the sauna
done with week 12!
done with my starter dose, what's next
finished the pen today
last dose of the vial today
emptied my vial, it had 20 doses
used the whole vial over five weeks
injected the last bit of the vial, was 0.2 instead of 0.25 because it ran out
i under dosed by 2 units
took less than i should have
took half my dose because of nausea
i took my pill with too much water
too much protein?
too much loose skin
too many reminders, how do i turn them off
way too expensive
ten times cheaper online
double chin is gone
double check my math: 5 mg, 2 ml, 250 mcg
triple checked my dose, feels good
twice as much water means half the concentration?
wrong address on my order
wrong dose shown in the app
wrong item was shipped
i picked the wrong date for my shot
i entered the wrong weight by mistake
accidentally deleted my plan
accidentally bought two pens
forgot to log last week
forgot whether i logged my shot
by mistake i set the reminder to daily
hard to open the vial
hard boiled eggs for protein
hard copy of my report?
erect posture and back pain lol
can i take pt141 with viagra
pt-141 made me nauseous last time
how often can i use pt-141
my boyfriend wants to know if pt-141 is legal
meine spritze tut etwas weh
ich habe gestern gespritzt, alles gut
mein arzt erhöht auf 1 mg
darf ich zwei tage früher spritzen
wie lange hält sich der pen
meine frau nimmt auch wegovy
mir ist ein bisschen übel
ich habe hunger
ayer me puse la inyección y todo bien
mi médico me subió a 1 mg
me duele un poco donde me inyecté
mi esposa también usa ozempic
tengo hambre todo el día
cuántos días entre dosis
hier j'ai fait ma piqûre, tout va bien
mon médecin passe à 1 mg
j'ai un peu mal au bras après la piqûre
ma femme prend aussi wegovy
j'ai faim le soir
est-ce que je peux sauter une semaine
Nausea
Headache
Fatigue
Vomiting
Diarrhea
Constipation
Stomach pain
Dizziness
Injection site reaction
Acid reflux
Heart racing
Hair loss
Rash
Blurred vision
Mood change
mild, gone after lunch
lasted about two hours after the shot
only in the evening
worse after fatty food
same as last week
took a nap and felt better
doctor weekly app reminder
dose dose please
units doctor tell since for units week
vial weekly peptide my please
peptide peptide my vial doctor doctor week dose pen the app
since vial since reminder peptide dose units doctor please
of doctor for my when
pen doctor when is vial since doctor
tell dose tell is peptide
units reminder the and my dose when my is
vial week when of the
units my the weekly tell since peptide of pen since weekly
vial doctor is please tell week
dose doctor the please the doctor the and when pen dose doctor
my is doctor and peptide app pen vial the of
week
is
week week doctor
weekly is my when my weekly tell tell tell vial
and pen tell units reminder of since the tell weekly
doctor when my reminder my since is when reminder
since
is since when my reminder my tell
peptide
since for my since when
and the tell the of
of app
tell reminder app dose when my of vial the doctor reminder
the when for my peptide the app reminder dose peptide my
app
and peptide tell vial is of reminder app app my
my
please pen peptide
app app
units tell my vial
pen the units reminder for is please dose tell pen weekly
units peptide pen and tell week dose for
doctor
dose dose units is app my
app since reminder app weekly
weekly pen
for when when is dose my
doctor reminder when weekly units vial week vial vial and the
the peptide units please vial please doctor weekly
weekly reminder pen reminder for dose for since when
week since vial please tell
the units is of doctor for is pen pen is
and peptide pen week the and when
pen and
pen vial doctor week my of week pen dose dose app
vial the week the vial doctor please pen please for dose
weekly vial vial of reminder of
weekly vial
reminder since pen doctor app pen since reminder since doctor week
the units for is
for app the doctor is when of
peptide
units is units
week app app pen please and for dose is week
doctor dose peptide reminder since reminder pen dose and since
my daughter took a picture of my pen
my son took the bus to the pharmacy
my husband took a photo for progress
my kid took my phone
we took a walk after the shot
she took a nap
took a picture of my face for the progress album
i have injected four times this month
i've injected twice this week as scheduled
injected 3 times so far, no issues
i inject 5 times a week
i take it 3 times per week
he injects once a week
my wife injects on sundays
my mom took her first shot and liked it
my dad is doing great on 5 mg
my sister takes 1 mg and i take 2, is that ok
our dog got a new bed
my kids love the protein pancakes
my brother asked how many units he should draw
my friend is on week 10 and lost 30 lbs
my coworker stopped at 7.5
he says the needle doesn't hurt
she says she doesn't want to cook anymore
my partner doesn't want to try it
i don't want to be hungry anymore
i don't want to buy it again
can my husband use the rest of my vial
i had my third shot today
had 2 shots so far
i used two pens this month
i did my dose and went for a run
did my dose at noon
took it this morning
took my shot, took a shower
i took 1 mg for four weeks and now 1.7
i drew 10 units and injected
i draw to the 10 line
i filled the syringe to 20
i mixed my vial yesterday with 2 ml
i set my pen to 0.5
gave my wife her weekly shot
gave my dog a treat
put 10 units in my belly
needle stick from somebody elses pen
someone got poked by my used needle, what now
i pricked my finger on a used needle
can i share my pen with my wife
someone else used my pen before me
is it safe to use tap water to mix
which water from the pharmacy
i have a benzyl alcohol allergy
how do i switch from wegovy to zepbound
restart after five missed weeks
surgery next month, stop my shot?
air in the syringe dangerous?
pen was in the freezer overnight
hair is thinning, anyone else
what to eat when sugar is low
breastfeeding and semaglutide
breastfeeding and bpc-157
nursing and tirzepatide
breastfeeding and mounjaro safe?
pregnant and on ozempic last month
can i breastfeed on wegovy
semaglutide vs tirzepatide
retatrutide vs semaglutide
cagrilintide vs semaglutide weight loss
bpc-157 missed dose
semaglutide missed dose
tirzepatide dose
semaglutide dose
ipamorelin reviews
what is semaglutide
what is hcg
tb-500
kisspeptin dose
oxytocin nasal spray how often
insulin syringe sizes
thymosin alpha dose
how much is one click
two doses per week?
i take half a dose in the morning and half at night
is a dose of 10 mg high for tirzepatide
what is the whole vial worth in doses
how long does one vial last
can i take it with the pill
took my first pill of rybelsus with a sip of water
pen shows 0 after injecting, is that right
the pen stopped halfway, dose not complete
needle came out early and some dripped
i injected slower this time and it hurt less
shot number four done
gave myself my first injection ever, proud
my mother gave me her old cooler bag
our dog is on insulin, which syringes fit
my cat knocked over the sharps box
lost the cap of my vial
my eyes hurt from allergies
i see spots on the vial label
night driving is hard with my old glasses
skin feels tight after weight loss
a bit yellow around the bruise
my urine smells after asparagus
loose stool after coffee
threw up after a stomach bug in january
a little sick after the first shot, fine by evening
dry mouth at night, more water?
what to drink while nauseous
i feel weak at the gym on low calories
heart rate 95 after stairs
my chest is sore from push ups
i fell asleep on the couch after lunch
fainted at the blood bank two years ago, tell my doctor?
sugar 105 after waking
do i need a glucose meter
my a1c improved, can i lower metformin
my mood is flat lately, is it the diet
i feel lonely on this journey, is there a group
don't feel like cooking
i cant do this diet much longer, tips?
my kids want to see me healthy
when i die my data gets deleted?
dead skin on my heels
goodbye plateau
itchy eyes since May
my eyes are itchy since pollen season
eyes itchy since the grass is blooming
my eyes are red since hay fever started
watery eyes since last week
runny nose and itchy eyes since April
dry eyes since I work on screens
my nose itches since spring
sneezing since the trees bloom
itchy ears since my flight
my skin is dry since winter
allergies are worse since we got a cat
tired eyes since the night shift
I passed out early last night and forgot my dose
passed out on the couch before my shot
crashed early and missed my evening dose
fell asleep early and skipped my dose
`,
})
