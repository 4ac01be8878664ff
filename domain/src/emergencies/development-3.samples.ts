import { sentencesOf } from './sentences.samples.ts'

/** Sentences of which 88% were recognized at first; the rules were then extended. */
export const thirdDevelopmentSentences = sentencesOf({
  suicide: `
    I've been thinking about ending things and the vials in my fridge make it easy
    honestly everyone would be better off without me
    my brother says he will kill himself with my insulin tonight
    How many pens of Ozempic would it take to not wake up
    I cant do this anymore i just want it all to be over
    I wrote a goodbye letter to my kids
    I keep cutting myself since I started the shots
    no reason left to stay alive
    would injecting air into a vein kill me, I want it to
    since my dose went up I think about dying every night
    wish I had never been born and could just disappear forever
    My girlfriend texted that she swallowed all her pills and wants to die
  `,
  overdose: `
    I drew to the 50 line instead of the 5 and already injected it
    Accidentally gave myself the whole pen of Mounjaro
    my toddler chewed on a rybelsus tablet
    I forgot I'd done my shot Sunday and did it again Monday
    pharmacist said 10 units, I just pushed 100
    hubby injected my tirzepatide thinking it was his insulin
    I just realized I've been taking ten times my dose for two weeks and feel awful
    I took 25 mg of tirzepatide when it should have been 2.5
    The dial slipped and all four doses went in at once
    my 6 year old stuck herself with my semaglutide pen and it clicked
    mixed the vial with too little water, so I got about 8 times what I wanted, what now
    Took my Saxenda at 8 and then again at 9 because I blanked
  `,
  'low-sugar': `
    meter reads 41 and im sweaty and confused
    shaky, clammy, cgm says LOW with arrow down
    Libre at 2.6 mmol and dropping
    I feel like I'm about to pass out, glucose 52
    Dad took his glipizide and ozempic, he's slurring and drenched in sweat
    sugar crashed to 38 after my dinner dose
  `,
  collapse: `
    my wife is on insulin and I can't get her to wake up
    had a seizure from a hypo an hour ago
    One side of her face is drooping and she can't lift her arm
  `,
  dehydration: `
    throwing up for three days, nothing stays in, not even sips
    I haven't peed since yesterday morning and can't stop vomiting
    vomited 14 times since last night after going up to 1.7
    diarrhea nonstop for 2 days, dizzy whenever I get up and my mouth is bone dry
    every sip comes right back up
    So weak from puking I can't stand
  `,
  bleeding: `
    what I threw up looks like coffee grounds
    my poop is tarry and smells awful since this morning
    there's bright red blood filling the toilet
    spitting up blood after vomiting all night
    the injection site won't stop bleeding, I've pressed for half an hour
    coughing up blood clots
  `,
  vision: `
    woke up and half of my right eye is black
    it's like a curtain came down over my left eye this morning
    I lost sight in one eye an hour ago
    everything went dark in my left eye all of a sudden
  `,
  priapism: `
    hard for six hours after PT-141 and it hurts
    my erection won't go down since last night
    boyfriend has had a painful boner for 5 hrs after bremelanotide
  `,
  jaundice: `
    the whites of my eyes have turned yellow and my pee is like cola
    I'm turning yellow
  `,
  'allergic-reaction': `
    my tongue is swelling and I'm wheezing after the injection
    hives all over and my throat feels tight 10 minutes after BPC
    can't catch my breath since the shot
  `,
  'chest-pain': `
    crushing pain in my chest going down my left arm
  `,
  'abdominal-pain': `
    terrible belly pain boring through to my back, can't stop being sick
  `,
  everyday: `
    Can I take my shot a day early because I'm travelling?
    How long does it take to feel full on semaglutide?
    Is it normal to feel tired on day two?
    what happens if I miss a dose by three days
    how do I get 0.25 mg out of a 5 mg vial with 2 ml water
    my kid's soccer practice moved, can I shift my shot to Tuesday
    Does tirzepatide cause low blood sugar on its own?
    How do I treat mild nausea?
    I threw up once after a big dinner, is that normal?
    Why is there a tiny drop of blood after I inject?
    What are the symptoms of pancreatitis?
    I'm dying to know whether retatrutide is approved yet
    this app is killing me with notifications, how do I turn them off
    What should I eat when sugar is 95 in the morning?
    Is 50 units on a U-100 syringe half a mL?
    can I inject in the same thigh two days running
    My doctor doubled my dose from 2.5 to 5, how many units now?
    I accidentally left the pen out overnight, still good?
    took 0.5 mg yesterday as planned, next when?
    Does PT-141 give you an erection?
    How long does bremelanotide last?
    my mom takes ozempic, should she stop before her colonoscopy?
    Do I need to see an eye doctor before semaglutide?
    is blurry vision common with weight loss shots?
    Constipated since Monday, what helps?
    how much water should i drink to avoid dehydration
    what is the half life of liraglutide
    I'd kill for a cheeseburger since my appetite is back
    I deleted a dose by mistake, how can I get it back?
    I logged the same shot twice, how do I remove one?
    Entered 5 mg instead of 0.5 mg in the log, how do I correct it?
    My vial has an orange tint, is it ok?
    Is a yellow bruise at the injection site normal?
    does BPC-157 help with bleeding gums
    Can I drink wine on Saturday with tirzepatide?
    My grandfather died of a heart attack, can I still take this?
    I had an overdose lecture in nursing school today; what's the max of semaglutide?
    Should I rotate to the upper arm?
    need to lose 20 pounds before my wedding, which peptide
    Feeling a bit down about my weight plateau
    no more doses left in this vial, when should I reorder?
    how many days until my vial runs out at 0.5 mg weekly
    Does insulin resistance get better on GLP-1?
    Was the suicide warning for Wegovy removed?
    Why does my chest get flushed after CJC?
    Which side effects mean I should call a doctor?
    how do I dispose of a full sharps box
    the needle hurt more than usual, why
    can two people in a house share one fridge for vials
    I get dizzy when I skip breakfast
    My stools are lighter since I started fiber
    best time of day for sermorelin
    My weight jumped 3 lb overnight after pizza
    I can't see my reminders on the dashboard
    erection problems on trt, does kisspeptin help
    I want to end my course of BPC next week, taper or stop?
    How do I stop taking semaglutide safely?
    what's in bacteriostatic water?
    My allergies are bad this spring, can I take Zyrtec with BPC-157?
    Is it okay to split 10 mg into two 5 mg shots in a week?
  `,
})
