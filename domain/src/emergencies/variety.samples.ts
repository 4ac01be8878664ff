import { type EmergencyKind, emergencyKinds } from './emergency-kinds.ts'

/** One sentence per line, by kind of emergency. */
const lines: Record<EmergencyKind | 'none', string> = {
  suicide: `
life is not worth living
tired of living
I don't want to go on
everyone would be happier if I was gone
i just want to go to sleep and never wake up
thinking about ending things
I have nothing left to live for
what is the point of going on
i feel like a burden to my family
my daughter says she doesn't want to live anymore
I want to disappear forever
nobody would even notice if i was gone
how much insulin would it take to kill a person
what's the lethal dose of semaglutide
planning to jump off a bridge
I bought a rope
i cant do this anymore
i wish i never woke up
I keep having thoughts about hurting myself
my husband took a bunch of pills, he said he wanted to die
goodbye everyone, thank you for being kind
thinking of taking all my pens at once so its over
i have a gun and im ready
cut my wrists tonight
no reason to keep living
I'm done with life
i cant live like this anymore
feeling really suicidal
sucidal
if i inject the whole vial will i die
i'd rather be dead
my brother tried to kill himself last night
wish i was dead
theres no way out for me
there is no hope left
i cant see a future for myself
would it hurt if i took 10 vials. i want it to be over
I think about dying every day since starting wegovy
i dont deserve to live
ready to give up on everything
i want to hurt myself
mi vida no vale nada, quiero morirme
is it quick if you inject a whole pen of insulin
my best friend posted that she's going to end her life tonight
what dose of tirzepatide is fatal asking for me
I hate being alive
i took everything in the cabinet, don't tell anyone
just want the pain to stop forever
not sure i want to make it to friday
if i did all 4 pens at once would that be it for me
sometimes i think about just letting go and not coming back
my teen said life isnt worth it and locked himself in the bathroom with my insulin
since upping to 2.4 I've felt so low I started planning how I'd do it
I don't see why I should stay alive
Nothing matters, I've got the vial in my hand and no one's home
honestly i hope my heart stops in my sleep
the voices say i should end my life
had a dream about killing myself and cant shake it
the only thing stopping me from killing myself is my kids
can you die from injecting a whole bottle of mounjaro, thats what i want
i'm not going to be here for my next refill
wegovy makes me want to jump in front of a train
i think i might do something stupid tonight
my partner is suicidal and has my pens
crying every day and want it all to stop, cant see a reason to live
took a razor to my arms again
i'm thinking about suicide a lot
should i just end my own life
been googling how many pens would kill me
cant stop thinking abt ending it
honestly id be better off dead than this fat
my sister swallowed a load of pills and locked the door, she said shes done
i have no will to live since my divorce
whats the quickest way to die with insulin
he keeps saying we'd be better without him, hes on ozempic
kinda hoping i dont wake up tmrw
i self harmed again last night
nobody cares if i live or die
i've decided. tonight's the night. thanks for everything
I am so tired of being alive
planning to take all my semaglutide at once so I never have to wake up
17 and cant see myself living to 18
i keep imagining crashing my car on purpose
wish the ground would swallow me and i'd never come back
my mood crashed and I'm having thoughts of suicide
would my family even be sad if i died
feeling trapped, only death would fix it
i no longer want to be here
i want out
not wanting to be here lately
the thought of ending my life keeps popping up
is there a dose that will make me go to sleep forever
my dad left a note and took his insulin pens with him
i cut my arm again
i don't feel safe with myself tonight
cant think of a single reason to stay
what if i just stopped existing
wegovy has me crying and thinking the world is better off without me
i'd be better off not here
i have pills lined up
`,
  overdose: `
took two shots by mistake
double dosed
took my weekly shot twice
injected 5 mg but was supposed to take 0.5
took 10mg not 1mg
used mg instead of mcg
took my mom's insulin
i injected ten times more than i should have
I drew to the 100 line instead of the 10 line
accidentally injected 2.4 instead of 0.25
gave my dog's dose to myself by accident
took both my wegovy and my wife's mounjaro on the same day by accident
My toddler drank from the vial
i think i injected way too much bpc
forgot I already took my semaglutide and took it again
nurse gave me the wrong dose, 1.5 instead of .15
overdosed on tirz, throwing up
I mistook 5 units for 50 units
the whole pen went in
took 3 doses in one day
injected insulin instead of semaglutide
should have been 25 units but I pulled 75 and injected
i did 1ml of reta its supposed to be 0.1
my son stuck himself with my zepbound pen
took next weeks dose too, 2 days early by accident
i misplaced the decimal and took 5mg
I took 20 units when my dose is 2
took the maintenance dose as my first dose by mistake
injected the full 10mg vial in one go
I've been taking 2.5 mg every day instead of every week
my mother took her ozempic daily for a week
he swallowed a whole bottle of metformin
did my injection twice today
i gave myself 4x what the doctor prescribed
dialed 2mg instead of 0.2mg and pushed it
ate a handful of my wife's pills
took triple the amount of sema cuz i misread the syringe
i injected 100 units, it was meant to be 10
thought it was 0.5 but the pen was set to 2
just noticed ive been injecting 10 times the right dose for three weeks
took my tirzepatide yesterday and then again today without thinking
jabbed twice within an hour, brain fog
wrong syringe, so I ended up injecting about five times what i should have
i mixed 1 ml instead of 2 so every shot has been double
my grandma took all her pills at once
our 3 year old sucked on a vial of bpc
the pen jammed so i pressed again and i think i got 2 doses
pharmacist says i took 20 times the starting dose
i took a 15mg mounjaro that wasnt mine, im only on 2.5
accidental overdose of ozempic, now what
drank the peptide instead of injecting, whole bottle
i used the 10mg pen when i'm supposed to be on 2.5
took 2 of the 1mg shots instead of 1 of the 0.5
misread the syringe and injected 40 units rather than 4
i gave my wife 1ml instead of 0.1 ml
two pens in one go, didnt realise one was a full dose
daughter (6) pricked herself with my used pen
i did 5 mg of tirz yesterday and my brain fogged and i did 5 more today
1000mcg turned out to be 10000. already took it
accidentally injected the whole 3ml cartridge
loaded it to the top and pushed it all in, should have been 8 units
mum took her weekly tablet every morning this week
husband put 60 clicks instead of 6 and injected
i injected my cats insulin
took double by accident feel awful
dose should be .25 but i just injected 2.5!!
went straight to 15mg as my first zepbound shot, vomiting
used 5ml syringe full of the mix
i think ive had four times my dose
injected twice today, didn't mean to
wrong vial!! i injected hgh meant for someone else
had 3 jabs this week when its meant to be one
took a month's worth at once
realised i drew up to the 1 ml line when it should be 0.1
doctor said 0.25 but the pharmacy pen was 2 and i used it
can't remember if i did my shot so i did another one, turns out i had
my sister in law thought it was botox and injected the whole vial of sema
did a full ml by mistake
pushed 5x the dose of mt2
just had double what im supposed to and feel weird
new vial is 10mg not 5mg, ive been drawing the same units all week
grandson ate three of my rybelsus
i was meant to do one click and did the full pen
i injected my weekly dose on monday and tuesday and wednesday
took someone elses dose of mounjaro
accidentally injected 1 whole mg of ghrp
ten units became a hundred, misread the syringe
gave him the adult dose instead of the kids dose
i've injected way over my limit
my wife thinks it's a daily shot and has done it 4 days running
dosed in mg when the protocol says mcg
injected into my thigh the entire 3 ml
too many clicks on my kwikpen
`,
  'low-sugar': `
blood sugar 48 shaking
my glucose dropped to 52 and I feel faint
sugar at 3.1 sweating and shaking
dexcom alarm says urgent low 50
bg is 55 what do i do
having a hypo and no glucose tabs
blood sugar is really low and i'm shaky
cold sweats, shaking, so hungry, on insulin and ozempic
my meter reads 38
my wife is diabetic and she's confused and sweaty
took humalog and then threw up my dinner
type 1, 2.9 mmol and dropping
libre reading 3.2 with a down arrow and i'm trembling
my blood sugar tanked to 45 after my shot
sugar 58 and falling
feel like im going hypo hands shaking heart pounding
dad's glucose is 39 and he is not making sense
woke up soaked in sweat, meter said 51
cgm screaming at me, 49, cant stop shaking
sugars 2.8 feel really weird
i took gliclazide and mounjaro, now im shaking, sweating and cant see straight
bs 44 ate candy still 46
hes type 2, on insulin, hes pale, sweaty and not making any sense
hypo and im alone
reading of 60 and i feel faint and hungry
glucometer 47
i'm sweating, shaky and my sugar is crashing
sugar level 3.0 after gym, dizzy
he took his lantus twice, now 55 and falling
cgm below 50 and i cant stop trembling
`,
  dehydration: `
can't keep water down
been vomiting for 3 days straight
throwing up nonstop since my shot on friday
haven't peed since yesterday and so dizzy
vomited 8 times today
I can't stop throwing up
nothing stays down not even ice chips
severe diarrhea for four days and i feel faint
puked all night and now i'm too weak to stand
so dehydrated i can barely stand up
every time i drink something i vomit
havent kept food or water down in two days
sick as a dog for 48 hours, everything comes up, even sips of water
havent been able to drink or eat since thursday without vomiting
i have vomited like ten times in the last 12 hours
not peed all day, lips cracked, so dizzy when i stand
diarrhea every hour for two days and my heart is racing when i stand
keep throwing up, its been over a day
my son can't hold down fluids
cant hold down even a teaspoon of water
puking nonstop since 2am
been sick 15 times today and feel like im going to collapse
no urine for 12 hours and still throwing up
day 4 of vomiting and diarrhea, tongue is like leather
my mum hasnt kept anything down for 2 days and is confused
whatever i swallow comes straight back
`,
  bleeding: `
black stools since yesterday
vomiting blood
there is blood in my poop
my stool is black and tarry
coughing up blood
bleeding won't stop after injection
throwing up stuff that looks like coffee grounds
passing large blood clots from my bottom
bright red blood when i wipe, lots
spat up blood this morning
my nose has been bleeding for an hour and won't stop
i hit a vein and the blood is gushing
blood in my vomit
pooping blood
my poo has been pitch black for two days
theres a lot of blood in the toilet after i went
vomit has dark brown bits like coffee
rectal bleeding, soaked a pad
coughed up a bunch of blood
there was blood when i threw up
just pooped what looks like tar
my stools are maroon and i feel dizzy
blood pouring out of my butt
nosebleed for 40 minutes that will not stop
peeing blood since this morning
black sticky poop for 3 days, weak
`,
  vision: `
suddenly can't see on one eye
lost vision in my right eye
my sight went blurry all of a sudden in one eye
there's a black spot in the middle of my vision since this morning
i woke up blind in my left eye
a shadow is covering half of what i see
everything went dark in one eye
seeing double all of a sudden
vision in left eye just gone
my right eye just stopped seeing
everything in left eye is gray all of a sudden
half of the screen is missing no matter how i look, right eye only
vision loss in one eye after ozempic
i can only see the top half with my left eye since waking up
sudden flashes and a curtain coming down in my eye
cant see anything from my left eye
lost half my sight in one eye when i woke up
blurry vision came on suddenly in my right eye
there is a gray patch blocking the center of my left eye
its like someone pulled a shade down over my eye
i went blind for a few minutes in one eye
suddenly blind in my left eye
i lost my sight on one side
big dark blob in my right eye since breakfast
everything is blurry in my left eye all of a sudden
`,
  jaundice: `
yellow skin
my eyes are yellow
the whites of my eyes turned yellow
i look yellow and my pee is dark brown
jaundice after starting retatrutide
his skin is going yellow
pale stools and dark urine and itching
my wife says my eyes look yellow
turned yellow overnight
i'm jaundiced, urine like coca cola
eyes yellow, itchy all over, poop is white
is it bad that my eyeballs are yellow
skin has a yellow tint and i itch like mad
wee is brown, poo is pale, tired
going yellow in the face
`,
  priapism: `
erection lasting 5 hours
my erection won't go away
been hard for 6 hours after pt-141 and it hurts
erect since last night can't get it down
priapism help
4 hours erection melanotan
painful erection that won't subside
my penis has been hard for 7 hours
erection wont go down since i took pt141 last night
hard on for five hours now and it is painful
6 hr erection
its been up for 5 hours and wont go soft, took pt-141
still erect after 4 hours, hurting
its still up after six hours and it hurts, trimix
can't get rid of my erection, five hours
`,
  collapse: `
she is not breathing
he's unconscious
my mom collapsed after the shot
won't wake up
having a stroke i think, left arm numb and face droopy
she can't speak and her mouth is drooping
my husband is having convulsions
i keep fainting
I passed out twice today
not responding and lips are blue
found him on the floor not moving
he fainted after the injection
right side of my body went numb suddenly
my boyfriend just fainted and he's not coming round
she is having a fit
dad's talking slurred and can't lift his arm
i can't wake my wife up
he's not breathing properly and his lips are blue
blacked out after injecting, hit my head
wife is unresponsive
he had a fit and now wont come round
her face is drooping on the left side
cannot wake him, snoring weirdly
my speech has gone slurred and my left arm is dead
shes gone blue
dropped to the floor after the jab, eyes rolled back
mum wont wake
half of his face is drooping
he's having a seizure
she just dropped and isn't moving
`,
  'allergic-reaction': `
my throat feels like it's closing
face is swelling up after injection
I can't breathe
hives all over my body and lips swollen
tongue feels thick and swollen
i think i'm going into anaphylaxis
struggling to breathe after tirzepatide
my eyes are swelling shut
used my epipen should i go to the er
severe allergic reaction what to do
throat tight and itchy rash everywhere
difficulty breathing
lips tingling and my throat is getting tight
my tongue is swelling
broke out in hives everywhere and dizzy
can hardly breathe since i injected
my whole face is puffed up and i'm wheezing
cant swallow, throat swollen
throat swelling shut
i cant get air in
face and lips puffy since the shot an hour ago
itchy all over, welts, tight throat
wheezing after first injection
lips are twice their size
`,
  'chest-pain': `
chest pain
my chest is tight and i'm sweating
heart attack?
pressure in my chest since the injection
my heart is racing and i feel like i'm going to pass out
pain in left arm and jaw
my chest hurts really bad
sharp chest pain when i breathe in
chest feels like someone is sitting on it
pains in my chest going into my jaw
heart is pounding 160 and i'm dizzy
tight band round my chest and sweating
think im having a heart attack
chest hurts and left arm tingles
stabbing chest pain cant breathe
palpitations and about to faint
`,
  'abdominal-pain': `
severe stomach pain
terrible pain in my upper abdomen radiating to my back
my stomach hurts so bad i can't stand
I think I have pancreatitis
excruciating pain under my right rib cage
gallbladder attack right now
stabbing pain in lower right abdomen with fever
belly is rock hard and painful, vomiting
stomach pain so bad im curled up on the floor
unbearable cramps in my abdomen, can't stop crying
constant severe pain under my right ribs going to my shoulder blade
pain in upper stomach through to my back, 9/10
awful pain in my belly going round to my back, throwing up
pain in my upper stomach is a 10
cramping so bad i cant walk
my gut is in agony
right side pain so intense i'm sweating
severe abdominal pain
`,
  none: `
can I inject twice a week
3 weeks of doses left
took 50 units
slept badly two days in a row
injected again as planned
nausea, vomiting, slurred speech and hives are listed where?
allergic reaction symptoms
what are the symptoms of low blood sugar
how do i treat hypoglycemia
does semaglutide cause pancreatitis
what is the maximum dose of tirzepatide
my A1c went from 7.2 to 5.4
my blood sugar was 95 fasting
is 110 a good blood sugar after meals
i have 2 vials and 3 pens left
how do I stop vomiting after tirzepatide
mild nausea since yesterday
my stomach feels a bit upset
how much water should i drink to avoid dehydration
my vision is 20/20
can semaglutide affect vision
side effects of tirzepatide
does PT-141 cause erections
how long does pt-141 last
is it ok to take ozempic with insulin
my dad has diabetes, can he use ozempic
i missed two doses while traveling
can I take my dose two days early
when can I double my dose
doctor doubled my dose last week
I lost 20 lbs in 3 months
why do i bruise after injecting
blood in the syringe when i pull back
a little blood came out after the shot
i take 10 units every night
what happens if I skip a dose
can i travel with my pens
where do i log a skipped dose
my poop is green, is this from the vitamins
constipated for 3 days what helps
how do i lower my blood pressure
how to dispose of needles with kids at home
does ozempic cause depression
is semaglutide linked to suicidal thoughts
what dose of BPC-157 for tendon pain
my shoulder is killing me, which peptide helps
my knee hurts after running
headache after first dose
heartburn at night on wegovy
i feel tired all day
metallic taste after tb-500
hair falling out on tirzepatide
is yellow discoloration of the vial normal
my solution turned yellow
can I stop cold turkey
i accidentally left my pen out overnight
i accidentally froze my vial
accidentally bent the needle
i took it a day late
took my dose at night instead of morning
switched from 5 mg to 7.5 mg as my doctor told me
took 0.25 instead of 0.5 because of nausea
had gallbladder removed in 2015
no chest pain, just mild heartburn
never had a seizure, can I use it
I don't have any trouble breathing
my chest workout was great
how often should I check my glucose
low carb or low sugar
what should my glucose be
i ate too much pizza
too many side effects, thinking of stopping
took too long to load
can I use the same needle twice
how many times can i pierce a vial
injected 3 times this week as planned
do I need an epipen
what does anaphylaxis mean
my daughter wants to know how to inject
is it normal that the injection site itches
redness and a small lump where i injected
my face looks thinner
i want to live healthier
i can't live without coffee
this diet is killing me
dying to see results
i'm so done with this app
how to end my cycle of bpc
i want to stop taking it
tired of injecting every week
sick of being fat
how do i delete my account
can i inject in my stomach
what if i inject air bubbles
how do I know if my peptide is bad
the 10mg vial is empty after 4 weeks
used the whole vial in a month, reorder
finished the entire pen, when do i get the next one
what's the difference between 1 mg and 1000 mcg
i usually take 5 units, should it be 10
how much is too much protein
does tirzepatide make you vomit
my husband took his first dose today
i took my first shot this morning
i've taken 4 shots so far
we both take 2.5 mg
used two needles
did two workouts today
took a double espresso with my dose
the pen has 4 doses, i used one
can I use two different peptides at once
took 5 mg for the first time as scheduled
what happens if i take too much semaglutide
should i worry if i vomit after a dose
is it dangerous to have low blood sugar
what counts as severe stomach pain
what does jaundice look like
can wegovy make you go blind
blood pressure went from 140 to 120
my glucose averages 105
sugar cravings are gone
quit sugar 3 weeks ago
less than 50 grams of sugar a day
my libre fell off
scale stuck at 180 for weeks
the app crashed and lost my log
my dose log is missing yesterday
cant see my weight chart
i can't see the progress
wife wants to start too
burping all day
i vomited once after the first shot last month
no side effects so far
no blood, no bruises, all good
my eyes are dry
new glasses because my prescription changed
contact lenses and semaglutide
hard lump at injection site
bruise turned yellow
skin is dry and itchy in winter
little rash where the sticker was
is it an allergy to the adhesive if it itches a bit
chest freezer storage
my heart rate is up 5 bpm
how to relax before injecting, i nearly faint at needles
afraid of needles
worried about pancreatitis, what are the early signs
what foods to avoid for dehydration
stomach growling all day
period cramps worse on ozempic
full after three bites
can't eat much
cannot finish my dinner
i can't stop eating
can't sleep
tired all the time
feeling down lately
bored of eating chicken
i give up on losing weight this month
how to get rid of the last 10 pounds
weight loss stalled, is it pointless to go up
kill two birds with one stone, stacking bpc and tb500
when does the nausea end
i want to end my subscription
life changing results
this changed my life
i lost my pen
lost 3 vials in the mail
my order never arrived
expired vial, is it poisonous
can two people share one pen
can my kid use the same fridge
how to explain injections to my daughter
dog ate my homework lol
double check my calculation please
calculate 5 mg in 2 ml
how many units for 500 mcg
is 20 units too much for 250 mcg at 2.5 mg/ml
i was told 0.25 then 0.5 after 4 weeks
accidentally logged the dose twice
i logged 5 mg instead of 0.5, how do i fix the entry
logged it wrong, took 0.5 but wrote 5
can i take my shot in the morning instead of at night
took it with food instead of fasting
my doctor moved me from 0.5 to 1 mg
supposed to take it weekly, is day 8 ok
forgot my dose, should i double up next week
i want to die my hair blonde before my wedding
i could eat a horse
kill the cravings
when will i stop feeling sick
feeling sick to my stomach
threw up a little
a bit dizzy when standing up fast
do injections hurt
does it hurt
what's the point of rotating sites
is there a point in taking bpc orally
i'm tired of the nausea
i cant go on vacation without my pens, how to pack
over the counter meds for reflux
i think i'm losing muscle
my eyes look better, less puffy
puffy eyes in the morning
face less swollen than before i started
does it make skin yellow
yellow urine after b12
dark urine means i need more water?
cant keep my weight down
how do i keep food down costs
hard time finding pharmacies
hard to draw the last bit
pain at injection site
sharp pain when needle goes in
chest tattoo and injections
heart burn
heart healthy foods
racing to my goal weight
blind study results retatrutide
black friday sale
black cap or blue cap vials
red blood cell count high
blood work came back, a1c 5.5
blood glucose 88
before bed my sugar was 104
took 3 weeks off, restart at what dose
took my first 5 mg dose today, went well
second dose went fine
had two shots left so i ordered more
took my two shots on monday as usual, bpc and tb
double chin gone
is 2x per week ok for cjc
2 mg twice weekly
taking it daily instead of weekly, is that a thing?
do people take semaglutide every day
i inject every day at 8
the kids are with grandma, can i inject late
keep away from children where to store
my daughter's soccer game is on shot day
wife takes mounjaro, i take wegovy
can i use my wife's leftover pen
swap pens with my husband?
full refund on my order
end date of my plan
how do i end a cycle
burden of proof for peptides
goodbye sugar, hello energy
say goodbye to snacks
last message didn't send
left a note in my log
is there any reason to take it at night
no reason to increase my dose?
life expectancy and obesity
living with diabetes
hate needles
hate the taste of magnesium
i give up, how do i mix this
why bother with saline
can i die from air bubbles
collapsed vein?
collapse the menu
faint pink color in vial
my arm went numb for a second after the shot
fingers tingle from cold
wake up early with energy
wont wake up hungry anymore
cant wake up for the gym
stroke of luck lol
my reminder is not responding
accidentally skipped a dose
i forgot whether i logged my dose
can't remember if i took my shot, what should i do
not sure if my dose is too high
is my dose too high
what dose should i take
do i take another if the pen leaked
i want out of my subscription
took it again this week as usual
took my second shot today
just took my shot, when will it kick in
i took 5 mg today instead of tomorrow
doubled my protein
doubled my water intake
took 10 pictures for progress
half of my face is numb from the dentist
5 hours of sleep
how many hours between doses
full body rash from poison ivy last summer
went from 200 to 180 lbs
started at 2.5, now 5, all as planned
moved from wegovy to zepbound
my units went from 10 to 20 as prescribed
drew 20 units, is that 0.5 mg
set my pen to 0.5
my pen clicks when i dial it
i used up my last pen
gave my sister a referral code
gave up sugar
i got another pen
back to back meetings, missed my dose
`,
}

const sentencesOf = (kind: EmergencyKind | 'none') =>
  lines[kind]
    .trim()
    .split('\n')
    .map((text) => ({ text, kinds: kind === 'none' ? [] : [kind] }))

/** Sentences in many voices that extended the rules. */
export const variedSentences: readonly { text: string; kinds: readonly EmergencyKind[] }[] = [
  ...emergencyKinds,
  'none' as const,
].flatMap(sentencesOf)
