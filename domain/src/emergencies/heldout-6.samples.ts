import { sentencesOf } from './sentences.samples.ts'

/** 100 emergencies and 100 everyday questions, written before any result was seen and run once: 93 found, 9 questions alarmed. */
export const sixthHeldOutSentences = sentencesOf({
  suicide: `
ngl i just wanna unalive myself fr
Not gonna lie, been googling painless ways out all night
my 17yo daughter left a goodbye letter on her pillow and her insulin pens are gone
every1 would b better of witout me im done
Me quiero morir, ya no puedo más con esto
ich will einfach nicht mehr da sein
j'ai envie d'en finir ce soir
non voglio più vivere
I am planning for not being here by Friday, please who will take my cats
if i shot up all 4 pens at the same time would that do the job for good? asking bc i'm finished
My husband keeps saying he is going to shoot himself and he has locked himself in the garage
sucide thoughts got realy bad since i upped the dose
I've stopped seeing a point in waking up, and the knife is already next to me
He's standing on the bridge and won't pick up his phone
cutting again, can't stop the blood this time and honestly don't care
I don't have the strength to stay alive anymore, God forgive me
she texted me she has taken her whole box of sleeping pills because of the breakup
kms tonight lol whatever
quiero acabar con mi vida con la insulina de mi abuela
was fine for a week but today i wrote my will and i've picked the spot
`,
  overdose: `
omg i think i drew it to 100 instead of 10 and its already in
My toddler got hold of my tirzepatide pen and pressed it into his leg
i fckd up. took my whole months worth of sema just now
Forgot I had already injected this morning so I did it a second time at lunch
help me please I did inject 20 time more than is write on paper
the nurse told 0.25 and i have put 2.5, what now?
Ich habe mir aus Versehen die zehnfache Menge gespritzt
Me puse dos plumas enteras de Ozempic en vez de una dosis
je me suis trompée de seringue, j'ai injecté 1 ml au lieu de 0,1
grandpa mixed up his pens and gave himself 40 of the fast insulin instead of the long one
wrong vial!! that was the 10mg one not the 2, all of it is in me
I misread mcg for mg on my BPC and now I've had a thousand times what I should
ate a handful of my moms metformin tabs on a dare, feeling weird
dog bit the pen and my kid got the rest, like the entire thing in her thigh
double dosed my mounjaro by accident 20 minutes ago and my heart is racing
`,
  'low-sugar': `
meter says 2.4 mmol and im soaked in sweat
sugar is at 41, cant keep my hands steady
My dad is diabetic, he's confused and pale and his reader shows LO
cgm screaming 52 with double arrow down, ate nothing since my shot
mein Zucker ist bei 45 und mir ist ganz zittrig
tengo el azúcar en 38 y estoy temblando
hypo that wont come up, third juice and still 50
wife took her insulin, skipped dinner and now she talks nonsense and is all clammy
after injecting feeling wobbly, cold sweat, and the glucometer gives 49
`,
  collapse: `
he just dropped on the kitchen floor after the shot and he isnt answering
my roommate is out cold, breathing but i can't wake her
Ma femme est tombée et ne répond plus
She had a seizure in the bath ten minutes after her injection
passed out twice since this morning and now i feel like it's coming again
my dad's face is hanging on one side and he can't lift the arm
Er ist bewusstlos, was soll ich tun?
blue lips and hardly breathing, he did some vial he got online
`,
  'allergic-reaction': `
tongue is getting fat and i can hardly swallow, shot was 15 min ago
hives everywhere n my throat feels like its closing
my lips blew up like balloons right after the BPC
Mi garganta se está cerrando después de la inyección
whole face swollen cant open my eyes and wheezing since i pinned
Ich bekomme keine Luft mehr seit der Spritze und habe überall Quaddeln
she's covered in welts and says she cannot get air in
not only itchy: my voice is gone and my tongue feels huge
`,
  'chest-pain': `
elephant sitting on my chest and left arm is numb
Stabbing in my chest every breath since last nite, and im short of air
mon mari a une douleur qui serre la poitrine et il transpire
me duele mucho el pecho y se me va al brazo
heart going 190 and pressure behind the breastbone, an hour now
my mom says her chest feels crushed and her jaw hurts
`,
  bleeding: `
puked and it looked like coffee grounds
bright red blood in the toilet bowl, a lot, third time today
Stuhl ist schwarz wie Teer seit gestern
my poop is like black tar and smells awful
vomito con sangre desde anoche
throwing up blood after 2 weeks on reta, what do i do
he's on blood thinners, hit his head and the nose won't stop bleeding for an hour
`,
  'abdominal-pain': `
pain under my ribs so bad it goes through to my back, i can't stand up straight
Worst belly ache of my life, bent double since 3am, throwing up too
my stomach is hard like a board and touching it makes me scream
Starke Bauchschmerzen bis in den Rücken, seit heute Nacht, wird immer schlimmer
dolor de barriga insoportable que me llega a la espalda
my upper tummy is killing me nonstop for 10 hours with fever
`,
  vision: `
woke up and half of what i see is black on the right
suddenly went blind in my left eye for like an hour and its still dark
Je ne vois plus rien de l'œil droit depuis ce matin
its like a curtain came down over one eye
seit heute früh sehe ich auf einem Auge nichts mehr
flashes and then everything went gray on one side
`,
  dehydration: `
havent kept a sip down for 2 days
peeing almost nothing and its brown, been vomiting since sunday
Llevo tres días vomitando y no me queda nada dentro, me mareo al levantarme
every time i drink it comes straight back up, 30 hrs now, so dizzy
my wife can't stop vomiting, her mouth is bone dry and she's too weak to get up
kotze seit gestern alles aus, nicht mal Wasser bleibt drin
`,
  jaundice: `
the whites of my eyes turned yellow over night
my skin has gone a yellowish color and my pee is like cola
Meine Augen sind plötzlich gelb und der Urin ganz dunkel
coworkers say i look yellow, and i itch all over, stool is pale like clay
`,
  priapism: `
it's been up 6 hours since PT-141 and it hurts like hell
my boner won't go down, started at midnight its now 5
erección que no baja desde hace cinco horas
hard since last night, purple and aching, took bremelanotide
seit fünf Stunden eine Erektion und es tut weh
`,
  everyday: `
dying to know when retatrutide comes out lol
this nausea is killing me haha, any tips?
no chest pain, no trouble breathing, just a lil tired. normal?
My mother had a stroke in 2019. Is semaglutide ok for her?
I fainted once as a kid at a blood draw, will injections be a problem?
What should I do if I ever take too much?
how many units is 0.25mg if i mixed 5mg with 2 ml
my doc doubled my dose today from 2.5 to 5
took my shot a day late, do i shift the whole week
I was suicidal ten years ago, long recovered. Anything to know before Wegovy?
does sema cause suicidal thoughts? read something in the news
Is it dangerous to drink wine on tirz
Ich bin total müde seit der neuen Dosis, geht das weg?
¿Puedo ponerme la inyección en el brazo?
c'est normal d'avoir moins faim le soir ?
my cat threw up on my calculator sheet lmao
threw up once last night but fine now
ran out of pens, next delivery is in 2 weeks
is 92 a good fasting sugar
what number counts as low blood sugar
can hypos happen on ozempic alone?
My aunt passed away from pancreatic cancer, is GLP-1 risky for me?
small red drop after i pulled the needle out, normal?
bruise the size of a coin where i injected
a bit itchy around the spot for 5 minutes
I got a yellow cap vial and a blue cap vial, which is which?
the solution turned yellow in the fridge, toss it?
vision board for my goals, can i upload it
my glasses are blurry since weight loss, need new rx?
I could kill for a burger right now
killed my workout today, can i inject after the gym
can PT-141 really last six hours?
how long does an erection last on bremelanotide
black marks on the syringe, how do i read them
is there a black box warning on tirzepatide?
what's in the black label?
stomach rumbles all night, is that from tirz
slightly constipated for two days, what helps
moderate cramps after greasy food, goes away in 20 min
stopped vomiting after i lowered the dose, all good
no more nausea, dose was the problem
I don't feel depressed, just bored of chicken
Feeling down about the plateau, scale hasn't moved in 3 weeks
I'm so done with this scale
tired of injecting every day, is there a weekly one
I want to end my cycle of BPC next Friday
how do i finish the vial before it expires
how do i end my subscription
can i quit cold turkey
what happens when you stop wegovy suddenly
Can I inject the leftover in the pen together with a new dose to make a full one?
planning 2 shots a week of ipamorelin, good?
two injections this week as scheduled, both logged
I took 10 units as always
drew up to 50 then squirted it back down to 20 before injecting, all good right?
double checked the dose, 0.5 right?
Doppelte Dosis nach 4 Wochen, so steht es im Plan, richtig?
was passiert bei einer Überdosis?
qué pasa si me salto una dosis
combien de temps se garde le flacon ouvert
my friend overdosed on pre-workout in college, so caffeine scares me. ok with GLP1?
Does the app warn me if I log a dose twice?
it says overdose risk on the vial page. what does that mean
how do i delete a dose i logged twice by mistake
I typed 5 mg instead of 0.5 in the log, how do I fix it
logged the wrong vial, can i change it
lost 30 lbs and my face looks deflated, can i reverse that
heart rate went from 60 to 68 since i started, is that usual
my heart skips for joy, 10 kg gone
is pressure on the chest in bench press bad with a port
short of breath on stairs for years, asthma, is CJC ok
numb lips from the dentist this morning, may i inject tonight
allergic to penicillin, can I take semaglutide
what are signs of an allergic reaction
how would I know I have pancreatitis
when should i go to the ER on Zepbound
which symptoms are an emergency
swollen ankles after the flight, ok to pin?
nosebleed last month, gone since
I see double entries on my calendar
can't see my reminders in the app
blind spot in the insight chart?
my period is heavier this month, could it be tesamorelin
blood test shows A1c 5.4
blood work says bilirubin normal, liver fine
no blood in stool, dr checked, only hemorrhoids healed last year
gave my mom her usual insulin 12 units before dinner like every day
grandma's sugar was low last week, doctor changed her insulin. any food tips?
low energy and low carb, what can i eat
shaking the vial, is that bad
my hands shook the first time i injected, nerves lol
sweating at the gym more than before, peptide related?
slept like the dead on DSIP
passed out drunk saturday years ago, never drank since
drop dead gorgeous after 6 months of tirz they say
should i wake my husband for his midnight shot
kid asked why i inject, how do i explain
where do i keep pens away from kids
my dog licked an empty pen, should i lock them up?
bridge dose between clinics, how much
`,
})
