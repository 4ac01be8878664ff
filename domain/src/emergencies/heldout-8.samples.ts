import { sentencesOf } from './sentences.samples.ts'

/** 100 emergencies and 101 everyday questions, written before any rule of the eighth round and run once: 99 found, 5 questions alarmed. */
export const eighthHeldOutSentences = sentencesOf({
  suicide: `
I have written letters to my kids and the pills are next to me
nobody would even notice if I were gone
since the dose went up all I think about is dying
I want to go to sleep tonight and never wake up
my brother texted that he is done and that we should take care of his cat
thinking about hanging myself in the garage
I keep looking at bridges on my way home and wondering
what's the quickest painless way out
everyone would be happier without me around
can I use insulin to kill myself
I'm going to shoot myself if this doesn't get better
she cut her wrists again and says she means it this time
I just want it all to stop for ever, I have no reason to live
I've been saving my sleeping tablets so I can end things after the holidays
my roommate says he is going to kill himself tonight
Ich will nicht mehr leben
ich denke ständig daran, mich vor den Zug zu werfen
ya no quiero vivir, nadie me necesita
je pense à me suicider
how many vials would it take to not wake up
`,
  overdose: `
I drew up to the 50 line but it should have been 5
I think I just took ten times my dose
gave myself the whole pen at once, what now
injected my husband's tirzepatide 15 mg, I have never used any
my toddler chewed on the pen and the needle went in
took my semaglutide this morning and again tonight because I forgot
mixed up the vials and injected 40 units of the wrong one
accidentally injected 2.5 mg of semaglutide on my first day
the dog ate my oral semaglutide tablets
my daughter swallowed a bunch of my thyroid pills
I misread the syringe and put in 1 mL instead of 0.1 mL
injected twenty units of Humalog instead of Lantus
he has been using the weekly pen every day for a week
I took 3 of the 14 mg Rybelsus because I thought more works faster
the compounding pharmacy label was wrong and I got five times the dose
dosed twice in one day by accident and now I am vomiting
ich habe aus Versehen die zehnfache Menge gespritzt
me puse 10 mg en vez de 1 mg
je me suis injecté deux fois la dose par erreur
my teenager used my whole vial of PT-141
`,
  'low-sugar': `
meter reads 51 and I feel like I am going to pass out
my husband is diabetic, he is soaked in sweat and talking nonsense
blood glucose 2.6, hands won't stop trembling
cgm alarm says urgent low 39
she took her insulin and won't wake up properly
glucose at 45 after my shot and I am dizzy
I am shaky, sweaty and confused and I took glipizide this morning
my sugar crashed to 38
mein Zucker ist bei 42 und ich zittere
tengo la glucosa en 48 y estoy sudando frío
`,
  collapse: `
my wife passed out after the injection and won't respond
he is lying on the floor shaking and foaming at the mouth
my dad is unconscious
she fainted twice in the last hour and looks grey
I can't wake my mother up
my friend had a seizure right after his shot
sie ist bewusstlos, was soll ich tun
`,
  'allergic-reaction': `
my tongue is swelling up after the shot
I have hives all over and I can't breathe right
throat feels like it is closing ten minutes after injecting
my face blew up like a balloon and I am wheezing
her eyes are swollen shut and she is struggling for air
my lips are huge and I feel like I am about to faint
bees sting feeling everywhere, welts on my arms and chest, hard to swallow
meine Zunge ist geschwollen und ich bekomme kaum Luft
`,
  'chest-pain': `
there is pressure on my chest that goes into my jaw
my chest hurts badly and my left arm is numb
feels like an elephant is sitting on my chest
heart is racing at 170 and won't slow down, I am short of breath
sharp chest pain when I breathe in and I am coughing blood
my husband is clutching his chest and is pale and sweating
me duele mucho el pecho y no puedo respirar
`,
  bleeding: `
I am throwing up blood
my stool is black and looks like tar
vomit looks like coffee grounds
bright red blood filled the toilet bowl
I am bleeding heavily from the rectum
the injection site won't stop bleeding, it has been 45 minutes
mein Stuhl ist schwarz wie Teer
`,
  'abdominal-pain': `
the worst stomach pain of my life and it goes through to my back
severe pain under my right ribs with fever since I started tirzepatide
my belly is hard as a board and I can't stand up straight
horrible pain in my upper abdomen and I can't stop vomiting
tengo un dolor de estómago insoportable que se va a la espalda
`,
  vision: `
I woke up and can't see out of my left eye
a dark curtain came down over my vision
sudden blurry vision in one eye, no pain
half of what I see is just gone since this morning
je ne vois plus rien de l'œil droit depuis ce matin
`,
  dehydration: `
I have been vomiting for two days and can't keep anything down
threw up eleven times today and I feel dizzy when I stand
haven't peed in fourteen hours and my mouth is like cotton
can't stop throwing up, not even water stays in
diarrhea and vomiting nonstop since my dose on Friday, very weak
ich erbreche seit gestern alles, sogar Wasser
`,
  jaundice: `
the whites of my eyes turned yellow
my skin looks yellow and my urine is the color of cola
`,
  priapism: `
I've had an erection for six hours and it hurts
took PT-141 last night and it still won't go down this morning
erection since 4 hours and it is getting painful
`,
  everyday: `
how long does a pen last once I open it
is it better to inject in the morning or at night
what's the difference between Wegovy and Zepbound
can I bring my vials on a plane
I am bored of chicken, any high-protein ideas
why does my injection site itch a little
how do I change the time of my reminder
I lost 12 pounds in two months, is that too fast
my doctor wants to raise me to 1 mg, what should I expect
how many units is 0.25 mg from a 5 mg vial with 2 mL water
is it OK to drink coffee before my shot
I missed Tuesday, should I take it on Wednesday
can I split my weekly dose into two shots
what needle gauge do you recommend
does semaglutide cause hair loss
how do I get rid of sulfur burps
I feel tired the day after my shot
what's the half-life of tirzepatide
do I have to refrigerate BPC-157
I dropped my vial, is it still good
is nausea normal in the first week
my insurance dropped Ozempic, what now
how do I log a dose I took yesterday
can I take vitamin D and magnesium together
I'm dying to know when retatrutide will be approved
this app is killing my battery
the price shot up again
my sister wants to start, how much does she need to weigh
do peptides show up on a drug test
how many calories should I eat on training days
I hit a plateau for three weeks
I am going under anesthesia in March, when do I stop
is a bruise after the injection normal
what should I do if I overdose on semaglutide
what are the symptoms of low blood sugar
is chest pain a known side effect of tesamorelin
how would I recognize an allergic reaction
can PT-141 cause priapism
which painkiller is OK with semaglutide
how often should I rotate sites
why is my vial cloudy
can I use tap water to mix
I took my shot at 8 instead of 7, does that matter
my last two doses were both 0.5 mg
what does overdue mean on the home page
my friend passed out the flyers for the gym
I can't see my order in the app
where can I see my blood sugar chart
the screen goes black when I open the calculator
my glucose was 98 this morning
A1c came back at 5.4, great news
my blood pressure is 118 over 76
I have mild heartburn at night
I've been constipated for four days
I threw up once last night but I am fine now
does BPC help with a stomach ulcer
I had pancreatitis five years ago, can I use semaglutide
grandpa died of a heart attack in 2010, does that matter
I was suicidal as a teenager, am I allowed to take Wegovy
does Wegovy make people depressed
I feel a bit down since my breakup
I could kill for a pizza right now
no more binge eating, I want to live healthier
is it safe to double my protein
two shots of espresso, does that change anything
I doubled my water intake
can I take two peptides in one day
I took the second dose of my hepatitis vaccine
how many doses are left in my 10 mg vial
accidentally logged my dose twice, how do I delete one
wrong unit in my log, it should say mcg
I bought the wrong syringes, are U-40 OK
the pharmacy gave me 2 mL instead of 3 mL
what happens if I inject into muscle by mistake
can I skip a week on vacation
how do I stop the emails
when can I end my cycle
is it OK to end the course early
goodbye sugar, hello vegetables
my eyes are dry since I started
I need new glasses, does weight change vision
yellow stains on my shirt, how do I wash them
does liver damage show in labs
how much blood do they take for the labs
a tiny drop of blood came out after the shot
got my period early, is that from the medicine
are black vial caps different from blue ones
do I need to fast before the test
my heart rate went up by 5 beats
what does shortness of breath during sprints mean for my fitness
I cough a little from the cold weather
my throat is a bit dry
hard lump at the injection site, size of a pea
I sweat more at the gym now
I shake my protein powder too long, does that hurt it
Wie lange ist die Durchstechflasche haltbar
kann ich die Dosis auf Montag verschieben
¿cuánto tiempo puedo tener la pluma fuera de la nevera?
¿puedo cambiar el día de mi inyección?
est-ce que je peux prendre de la vitamine C avec
combien de temps dure un flacon
`,
})
