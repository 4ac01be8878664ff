import { sentencesOf } from './sentences.samples.ts'

/** Sentences that no rule was shaped by: 92% found and 2% alarmed when they were first run. Read the counts, not the sentences. */
export const thirdHeldOutSentences = sentencesOf({
  suicide: `
    I keep googling painless ways to go
    the world would spin fine without me in it
    I've written my will and I'm saying my goodbyes this weekend
    can't face another day, I'd rather be dead
    my wife told me she has a plan to end her life
    I took a bunch of pills because I don't want to be alive
    every morning I'm disappointed that I woke up
    I'm holding the insulin pen and I just want the pain to stop for good
    Would 300 units of insulin be a peaceful way to die?
    self harm urges are back and I have blades
  `,
  overdose: `
    Nurse here at home gave dad his Trulicity today not knowing mom had given it at breakfast
    I just gave myself 40 units of Lantus instead of 4
    My dog swallowed a semaglutide pen needle and some liquid
    I took my tirzepatide yesterday and stupidly injected again tonight
    I used the wrong syringe, a U-40 instead of U-100, so I got two and a half times the dose
    Drank the oral peptide bottle my brother left, he is 4
    Set the pen to 2 mg when I'm on 0.25 and pressed it
    My hands shook and the entire vial contents ended up in me
    I'm supposed to take 300 mcg and just shot 3 mg of ipamorelin
  `,
  'low-sugar': `
    glucometer shows 47 and my hands won't stop shaking
    I'm drenched in sweat and can't think straight after my Humalog
    2.4 on the meter, I feel really strange
    She took glimepiride without eating and now she's shaking and pale
    juice isn't bringing my sugar up, still at 55
  `,
  dehydration: `
    haven't been able to keep fluids down since Tuesday night
    I've thrown up eight times since noon
    Three days of diarrhea and now I get lightheaded standing up
    Can't stop being sick, my pee is dark and there's hardly any
    vomiting every hour since my first 0.5 shot
  `,
  bleeding: `
    there's blood in my vomit
    Stools have been black as tar for two days
    Went to the toilet and it was full of blood
    my cut won't stop bleeding after 40 minutes of pressure, I'm on Eliquis
  `,
  vision: `
    half my vision just disappeared
    I can't see out of my left eye since this morning
    a gray curtain is coming down in my right eye
  `,
  priapism: `
    My erection has lasted five hours and it is painful
    took PT-141 last night and I'm still hard this morning
  `,
  jaundice: `
    my wife says my eyes are yellow, and I feel awful
    yellowish skin and dark urine for two days
  `,
  'allergic-reaction': `
    I'm covered in hives and my tongue feels thick
    I can't breathe well and my face blew up ten minutes after injecting
    throat feels like it's closing, help
  `,
  'chest-pain': `
    squeezing pain in the middle of my chest for 20 minutes
    my heart is pounding at 170 and I feel like passing out
  `,
  'abdominal-pain': `
    horrible pain in my upper belly going to my back, I can't stand straight
    I think I have pancreatitis, the pain is unbearable
  `,
  collapse: `
    He collapsed after his shot and he's not waking up
    my mother's speech is slurred and her mouth is hanging down
    she's having a seizure right now
  `,
  everyday: `
    When is the best time to weigh myself?
    Can I travel with my pens in hand luggage?
    My doctor moved me from 0.5 to 1 mg today
    How much protein do I need a day?
    Do I have to refrigerate BPC-157 after mixing?
    Why is my injection site itchy?
    I had a bit of nausea after dinner, is ginger ok?
    Is it ok to take a rest week?
    I took my dose at 9 instead of 8
    I forgot my dose yesterday, can I take it now?
    My weight has not moved for three weeks
    What is the difference between Wegovy and Ozempic?
    how many units is 0.5 mg from a 10 mg vial with 1 mL
    Is tirzepatide safe for people with high blood pressure?
    my sugar was 102 this morning, nice
    how low should fasting glucose be?
    Can low blood sugar happen on semaglutide alone?
    What should I do if someone overdoses on insulin?
    Could Melanotan cause priapism?
    Which signs of pancreatitis should I watch for?
    My wife had gallstones ten years ago
    My vial is cloudy, should I throw it out?
    I threw the old pen away by accident
    my stomach gurgles at night
    I sleep two hours less since I started
    I feel dizzy when I stand up too fast
    are burps that smell like eggs normal
    my stool is green after spinach
    Is yellow fluid in the ampoule normal for B12?
    eye doctor says my eyes are fine
    need a reminder at 7 am and 7 pm
    can't find my shared stack
    my partner doesn't want me to take this
    I'm dead serious about losing weight
    this plateau is killing my mood
    how long until the vial expires?
    Should I stop before my wedding?
    can you split 2.5 mg in two shots on the same day
    I want to stop taking ipamorelin
    Does creatine mix well with peptides?
    Bleeding a tiny bit after the needle came out
    bruise the size of a dime on my belly
    the pen clicked twice, is that normal?
    pain in my knee is better since BPC
    Sharp pain for a second when the needle goes in
    is there a hotline for Pepwell support?
    what does 'do not use if allergic' mean
    My throat is dry in the morning
    I lost my vial, can I log it as discarded?
    how do I end a plan entry
  `,
})
