import { sentencesOf } from './sentences.samples.ts'

/** Another development set, with variations of what the rules had missed. */
export const fourthDevelopmentSentences = sentencesOf({
  suicide: `
    What's the point of anything, I've decided tonight is my last night
    I bought extra insulin so I can check out for good
    lately I catch myself planning how I'd do it
    my husband says he wants to shoot himself and he's not joking
    I don't deserve to live, I'm only a burden
    tell me the lethal dose, nobody will miss me
    I hope I go to sleep and never open my eyes again
    Semaglutide made me so depressed that I took a razor to my arms
    is it painless to die from low sugar
    can't stop thinking of jumping off the bridge by my house
    ive had enough of this life
    my teenage son tried to hang himself
    I can't see a way forward, I'm going to end it
    nobody would notice if I was gone
    I have the pills lined up
    my friend said goodbye to everyone and won't answer
    I want to go to sleep and never wake
    I'm thinking of hurting myself
    what dose would finish me off
  `,
  overdose: `
    Oops, I read mL as units and shot in half a syringe
    Gave my wife her dose then she took it herself too
    I had 2 Wegovy pens today, meant to use only one
    injected 1 ml not 0.1 ml of reta
    our two-year-old drank from the vial
    I put my weekly dose in every day this week without noticing
    stuck the wrong pen: it was my roommate's Humalog and I'm not diabetic
    Somehow ended up taking 7.5 on top of the 5 I took this morning
    I miscalculated and it was 20 times too strong
    the nurse gave me 2.5 ml rather than 0.25
    my daughter got into my peptides and ate three tablets
    got confused and did Tuesday's shot three times
    I ended up with 10 on top of the 5 from this morning
    took another 2.5 on top of yesterday's dose
    put 20 more units on top of what I already had
    my math was off and the dose was five times too strong
    I mixed it wrong so it was way too strong and I already injected
    turns out it's ten times stronger than I figured and I took it
    did my shot three times this week by mistake
    messed up and did Monday's injection twice
    I took Tuesday's dose and then took Wednesday's on the same day
    swapped the pens and got my husband's dose
    I thought the syringe was 0.1 but it was 1
    took a whole mL
    the pharmacy label said 5 units and I read 50
  `,
  'low-sugar': `
    finger stick says 3.1 and I feel funny
    I can't stop trembling, sweat pouring off me, sugar is 49
    after the insulin she's acting drunk and doesn't make sense
    BG 2.9 mmol/L what do I do
    Hypo right now, hands shaking so bad
    my dexcom alarm: urgent low 54 and falling fast
    Husband is diabetic and won't wake, skin is wet and cold
    I passed out from low blood sugar this morning
    sugar reading 44 what now
    my CGM says 50 with two arrows down
    I feel drunk, sweaty, and my insulin was two hours ago
    can't stop shaking after my insulin, haven't eaten
  `,
  dehydration: `
    Day four of vomiting and I can't hold anything down
    been sick ten times today, now nothing but bile
    no urine for sixteen hours and my heart races when I stand
    I keep vomiting water
    watery diarrhea every half hour since yesterday, feeling faint
    puking nonstop since I went up to 10 mg, lips are cracked
    I keep throwing up even water
    keep puking everything I drink
    even ice chips make me throw up
    been vomiting and now there's nothing left but I keep heaving
    can't drink, can't eat, vomiting all weekend
    I've had the runs 15 times today and feel like fainting
    my urine is almost brown and I've been vomiting for two days
  `,
  bleeding: `
    black sticky stool twice today
    vomited something dark red
    I'm pooping blood and feel lightheaded
    there was a lot of blood in my vomit just now
    nosebleed on warfarin for an hour, it will not stop
    stool looks like tar after a week of stomach pain
    I just vomited something that looked dark red
    threw up and it was brown with red specks
    there are clots of blood when I wipe
    passed a lot of dark blood this morning
    coughed and there was blood in my hand
    my gums have been bleeding for an hour and won't quit
  `,
  vision: `
    all at once I can see only gray from my right eye
    my vision went out in one eye for a few minutes
    sudden blind spot in the middle of my left eye today
    went blind in one eye overnight
    my left eye suddenly went gray
    all of a sudden everything in my right eye is gray and blurry
    I see a dark shadow covering the bottom of one eye since this morning
    can only see half of things since I woke up
    one eye went dim an hour ago and hasn't come back
    lost the vision on one side
  `,
  priapism: `
    stiff since 3 am, it's 9 now, can't get it to go away
    I used PT-141 and have had an erection for over four hours
    been stiff down there since 2 am
    it's been up for five hours and it hurts
    still erect after six hours
    can't get rid of this erection, going on 5 hours
  `,
  jaundice: `
    my eyeballs look yellow and I itch everywhere
    skin gone yellow, urine dark brown
    my eyes turned yellow overnight
  `,
  'allergic-reaction': `
    lips puffed up right after my shot and my voice is hoarse
    face is swelling and I feel like I can't swallow
    broke out in welts all over and I'm struggling to breathe
    my throat is closing up
    lips and eyes swollen after the shot, itchy all over
    hard to breathe since the injection
  `,
  'chest-pain': `
    tight pressure in my chest and I'm sweating cold
    my chest feels like someone is sitting on it
    pressure in my chest going into my jaw
  `,
  'abdominal-pain': `
    stabbing pain under my ribs that goes through to my back for eight hours
    the worst stomach ache of my life, I'm doubled over and it won't ease
    pain under my right ribs so bad I can't stand up
    agonizing stomach pain since last night, can't move
  `,
  collapse: `
    mum fainted after her injection and is not responding
    he had a fit and now he's unconscious
    he's on the floor and won't respond
    she passed out after the shot and is still out
    my mom is confused and can't lift her left arm
  `,
  everyday: `
    When should I move up from 5 mg to 7.5 mg?
    I've got two vials left, is that enough for a month?
    Is nausea worse on an empty stomach?
    What time did I take yesterday's dose?
    can you take semaglutide and tirzepatide in alternate weeks
    Is it bad to inject cold liquid straight from the fridge
    Does retatrutide raise heart rate?
    How can I tell normal soreness from an infection?
    my friend swears by BPC-157 for her knee, does it work
    Should my blood sugar be checked before I begin?
    what's a normal fasting sugar?
    my A1c went from 6.8 to 5.4, do I stay on it
    I want to cut back to 0.25, is that ok
    Cutting down to one shot every ten days - fine?
    How many clicks are in an Ozempic pen
    why does the syringe have air in it
    I'm 63, am I too old for sermorelin?
    Took two weeks off, do I restart low?
    Does it matter if I inject morning or night
    Had some bleeding at the gums at the dentist, unrelated?
    I feel great on week 3, should I increase anyway
    what's the difference between units and mg
    Which foods make vomiting less likely?
    I was sick with a cold last week and skipped my dose
    Can I get pregnant while on Zepbound
    Do I need a prescription for tesamorelin?
    how to read the lines on a 0.3 ml syringe
    tingling skin on retatrutide, is that known?
    Is hair loss permanent after GLP-1s?
    My dad had pancreatitis, does that count as family history?
    Does GHK-Cu cream help with dark circles around the eyes
    My eyes feel dry since starting
    What does the yellow color in my chart mean?
    Is NAD+ supposed to burn when injected?
    can I swim after my injection
    what happens to a vial after 28 days
    Can I take ibuprofen for a headache with tirzepatide?
    I get heartburn at night, which side should I sleep on
    lost 8 lb in two weeks, is that too quick?
    Will I gain everything back when I stop?
    Is a 5 hour time difference a problem for daily shots?
    How long should I press after injecting?
    what do I do with an expired pen
    Does TB-500 cause cancer
    Was there a recall of compounded semaglutide?
    Do I have to tell my anesthesiologist about Wegovy
    I'm so hungry I could eat a horse, is my dose too low
    why did my adherence drop to 80 percent
    I took my dose late, do reminders shift?
    My stomach growls a lot after shots
    are there any deaths reported from retatrutide
    How much is a lethal marketing... what's the price of 10 mg tirz
    Is kisspeptin good for libido?
    Does bremelanotide stop erections from lasting?
    Should I tell my doctor that I quit smoking
    I missed my Monday dose, double up next week?
    the plunger is hard to push, what can I do
    How does glucagon differ from GLP-1?
    does stress raise cortisol and stall weight loss
    Can my partner give me the shot?
    Can I take my evening dose on top of my morning one?
    Is 5 mg stronger than 2.5?
    I did three shots this week as planned
    water tastes weird since I started
    I threw up once on day one
    dark red spot on my thigh where I injected
    my gray cat jumped on the vials
    everything in the app is gray and I can't tap it
    stiff neck since this morning
    my shoulder is stiff since 3 am
    worked out hard for two hours after my shot
    can I drink water right after the tablet
    How much is a lethal... I mean legal limit for personal import
    is 20 times dilution too strong for a vial
    took the second dose of my three dose vaccine
    blood draw went well, results tomorrow
    I get gray hair, does GHK help
    Why did the price go up three times this year
    one eye is dry since yesterday
    vision plan covers my exam?
    I got confused about Tuesday's dose, is it 0.25 or 0.5?
  `,
})
