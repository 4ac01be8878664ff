import { sentencesOf } from './sentences.samples.ts'

/**
 * Emergencies that the classifier is trained on: short and long, misspelled, in four languages, about oneself
 * and others.
 */
export const sixthDevelopmentSentences = sentencesOf({
  suicide: `
some nights i stand at the window and think about stepping off
i made a will and cleaned out my apartment, just waiting for the right evening
I stopped caring whether i get through the week
it would be a relief if i didnt exist
whats the most peaceful way to leave this world
they'd get my life insurance, that's the only good thing left i can do
im a waste of space and the world would keep turning without me
my sister called crying that she cannot take it anymore and has pills in front of her
if a person wanted to be gone, would a vial of this do it
asking for a friend, how many ml until your heart stops
I keep having this image of driving into a tree
i cut myself when the scale goes up
burned my arms with a cigarette again, i hate myself
My teenage son wrote in his diary he wants to be dead
nothing left for me here, so long everyone
today is my last day, please tell my kids i love them
i tried to hang myself on sunday
they pumped my stomach last month and i want to try again
been saving up pens for when i finally have the guts
can you kill yourself with peptides
lethal amount of insulin for a woman of 80 kilos
how do people end it with insulin pens
life is pointless since the medication, i just want out of it
i dont feel like living, ozempic made it so dark
Depressed, hopeless, staring at the bottle and thinking one big shot and it's over
me quiero matar
no le veo sentido a seguir viviendo
mi hermano dice que se va a quitar la vida
quisiera dormir y no despertar nunca
pienso en el suicidio todos los dias
ich will sterben
ich denke jeden tag an selbstmord
mein bruder will sich umbringen
alle wären besser dran ohne mich
ich kann nicht mehr und will nicht mehr aufwachen
je n'ai plus envie de vivre
je pense au suicide depuis le traitement
ma soeur veut se tuer
tout le monde serait mieux sans moi
je veux que tout s'arrête pour toujours
so low lately that i look at the knife drawer differently
he bought a gun yesterday and wont answer my calls
I'm not safe alone right now
feel like ending things, no one to talk to
wouldnt mind if a truck hit me
why do i even bother staying alive
kill myself
end my life
thoughts of self harm
the dark thoughts tell me to inject everything i have
if i'm still here next month
my patient told me she plans to take her life
my boyfriend broke up with me and i swallowed all my pills because i want to die
gonna take the entire pen and hopefully thats it
got a goodbye letter from my best friend this morning and she has insulin at home
i won't need the other three pens where im going
theres a bridge near my house i walk to every night
sometimes the idea of not existing is the only thing that calms me
honestly ready to be done with this life
thinking abt killin myself
I've been on the injections since spring and everyone says how good I look, but most evenings I sit in the car in the garage and wonder if I should just leave the engine on. Anyway, next dose is Friday.
Quick one about my pens: my ex moved out, I have six left in the fridge, and I keep counting whether that's enough to be done with it.
Hello, I'm asking for my brother. He lost his job, then his wife, he started this drug in May and yesterday he told me he has nothing to get up for and that he put his affairs in order. Is that the drug?
sorry for the long post. dose is 1.7, weight is down, hair is fine. but i cry at work and lately i think the kids would be happier with a different mother, one who is alive on the inside. i dont think ill be around for easter
Not looking for attention, I just want somebody to know that after tonight I won't need reminders anymore.
my neighbor, 70, widow, says she'd like to follow her husband soon and asked me how strong my insulin is
could you tell me how many of these it takes to not come back
I googled what dose stops a heart and then cried for an hour
mom here. found searches about ways to die on my daughter's laptop, and two of my vials are missing
she said if she gains the weight back she will end herself
I feel nothing. No joy, no hunger, no reason. I've got a date in mind.
my sister found my notebook with goodbye pages in it
i want somebody to kill me
my cousin put a rope in his garage and won't talk
standing at the tracks, dont know who else to write
honest question how long would it take after injecting everything
i dont see the point in getting treatment, i want to be dead by summer
he told his wife he would shoot himself if the pain goes on
i'd like to fall asleep and never open my eyes again
pills on the table, note written
im planning to overdose on friday when the kids are at their dads
life feels empty since i started and i keep picturing my own funeral
she says her family would manage without her and has stopped answering
burning myself to feel something again
the thought of dying calms me down
nothing helps and im done trying to stay alive
could i die from 50 units, i hope so
my student wrote that he won't be alive on monday
i want to stop existing, the shots made me so low
ich habe abschiedsbriefe geschrieben
quiero desaparecer para siempre
j'ai écrit une lettre d'adieu
mein freund steht auf der brücke
mi amiga se cortó las venas
il a avalé tous ses médicaments pour mourir
`,
  collapse: `
passed out cold on the bathroom floor and won't come round
he is unconscious and barely breathing
shes having a fit and foaming at the mouth
my friend fainted after the jab and i can't wake her
not breathing
mi marido se desmayó y no despierta
meine frau ist bewusstlos
ma mère ne se réveille pas
il fait une crise
her speech is slurred all of a sudden and her mouth hangs on one side
cant move my right arm since an hour ago and my words come out wrong
i keep blacking out since my shot this morning
grandpa collapsed in the kitchen
After lunch and his shot my uncle got quiet, then his head dropped, he's snoring strangely and no slapping or shouting wakes him.
We were walking when her legs gave out, she is shaking all over and her eyes are rolled up
his arm is just hanging and he talks like drunk but he hasn't had a drop
she is on the floor and wont answer
i woke up on the bathroom tiles, dont know how long i was out
my partner's speech is mush and his left side is weak
eyes rolled back, shaking, after the injection
he stopped breathing for a moment
cannot wake my wife up, breathing is shallow
passed out at work after my dose and again in the car
half his face dropped
`,
  'allergic-reaction': `
throat feels like its shutting after my first dose
my eyes are swollen shut and hives everywhere
can hardly get air in, injected an hour ago
breathing is getting hard and my chest is covered in rash
red itchy bumps spreading over my body and lips tingling swollen
face like a balloon since the injection
me cuesta respirar desde la inyección
se me hinchó la cara y la lengua
meine lippen sind angeschwollen und ich bekomme keine luft
atemnot nach der spritze
je n'arrive plus à respirer
ma gorge gonfle
son's tongue is swelling after he touched my vial
gasping for breath after injecting
lip swelling and trouble swallowing since my shot
throat swollen, cant swallow my spit
Tried a new vial tonight, ten minutes later my ears burned, my lips tingled and now swallowing is getting hard and I'm wheezing.
My neck and face are bright red, my eyelids are puffing up and it feels like a lump in my throat since the shot
whole body hives and dizzy right after the injection
tightness in my throat and hives right after the injection
lips are tingling and getting bigger
whole face swelled up an hour after the new vial
i'm short of breath with a rash since the shot
tongue swollen and drooling
itching everywhere, voice hoarse, hard to swallow
`,
  overdose: `
did the math again and i've given myself eight times the dose
i've put in 0.8 ml when it was supposed to be 0.08
label 5 units, me 50 units, im an idiot
i went up to 1 mg from nothing, 1st injection, cant stop puking
doubled up on my wegovy by accident
shot my tirz monday, forgot, shot it again on tuesday
took it again because i wasnt sure and now i see in the log that i had done it already
both my husband and i injected me today, neither of us knew
the nurse pushed the whole syringe and it had 10 doses in it
I thought a click was a unit so ive had way way more than i should
read the vial as 2 mg but its 20 mg
the vial was 30 mg not 10, so every dose i had was triple
was told .1 and did 1.0
was prescribed 2.5, picked up the 12.5 pen and used it
grabbed the wrong pen and injected fast acting insulin instead of long acting
injected my husbands lantus thinking it was my semaglutide
whole cartridge emptied itself into my leg
i'm on day three of injecting my weekly shot daily
thought once weekly meant once a day, had five so far
someone at the gym injected me with a full vial of something
took 60 pills of metformin
my 2 year old got into the pens and one is empty
toddler bit a rybelsus tablet in half
my cat licked up spilled semaglutide
puppy chewed my ozempic pen, needle out
child drank bac water with peptide in it
granny took the pills for the entire week this morning
mum mixed up her boxes and had her diabetes tablets four times
i think i have had too much
had way too much reta last night
went overboard with the melanotan
way above my dose, what now
i used 3 syringes instead of one
two days in a row i injected my weekly one
took my dose and my wife's dose too
took an extra shot
injected an extra 2.5 mg because i forgot the first
accidental double injection
over dosed
od on zepbound
what do i do if i just took 5 times my dose
help i injected myself with 100u of hgh
i misjudged the syringe: 1.0 instead of 0.10
decimal error, 5.0 mg rather than 0.5 mg
i was supposed to have .3 but had 3
supposed to be micrograms, i injected milligrams
my calculation was off by a factor of ten and ive already injected
mixed with 1 ml instead of 3, so i have been getting three times as much
i must have drawn up the wrong amount, its a lot more than normal
went from 2.5 to 12.5 in one jump and im so sick
injected all that was left in the vial, like 8 mg
i injected the pen twice bc i thought it didn't work the first time
pressed the button again and got another full dose
husband keeps forgetting and takes his ozempic every other day
my flatmate injected my trulicity as a joke, she's not diabetic
i gave my daughter my dose instead of hers
ate an entire blister of tablets
hit the dose twice today
just realized i shot 10 mg of mt2 instead of 1
i ran 250 units instead of 25
jabbed my semaglutide twice since i couldnt recall the first
me puse el doble de la dosis
me inyecté dos veces por error
mi hijo se tragó mis pastillas
tomé demasiado
puse 50 unidades en vez de 5
me equivoqué y me inyecté todo el frasco
mi madre se puso la insulina dos veces
zu viel gespritzt was soll ich tun
ich habe 50 statt 5 einheiten gespritzt
aus versehen zweimal gespritzt
mein kind hat meine tabletten gegessen
überdosis ozempic
ich habe das ganze fläschchen injiziert
ich habe die wochenspritze drei tage hintereinander genommen
j'ai pris le double de ma dose
je me suis piqué deux fois par erreur
mon fils a avalé mes comprimés
j'ai injecté 50 unités au lieu de 5
surdosage de semaglutide
j'ai pris trop d'insuline
drew past the line by a mile and only noticed after injecting
im about 6 mg over what i was meant to take this week
ended up taking 40 clicks, it should have been 4
the doctor wrote 0.5 and i read 5, already in me
i did 3x of my normal amount yesterday, heart is racing
gave my mum 30 units of her rapid instead of her 30 of basal
double dose last night, headache and puking now
swapped the vials by mistake, got 5mg of reta in place of bpc
forgot to split the vial and took the lot
dosed like it was 5 mg per ml but it is 50 per ml
took a big overdose
So the pharmacy changed from 5 mg/mL to 25 mg/mL, nobody told me, and I drew the same 40 units for three Mondays, last one today.
I was distracted because the baby was crying, so when I picked up the pen I think I'd already used it at breakfast, and now I've got two empty pens on the counter.
Long story short, my syringe is marked differently, I filled it to 3 and that was ten of my normal shots.
My husband mixes for both of us and today he told me he put in 1 mL where he always puts 5, and we both already had our shot.
We live with my grandmother who is 84, she found my pen, thought it was hers for blood thinners, and pressed it all the way.
Since my appointment got moved I took the last two weeks' doses together to catch up, now my stomach is upside down.
wanted to lose faster so i took three of the 5s yesterday and now i cant stop retching
wanted quicker results so i doubled it without asking, heart pounding now
i skipped the ramp up and went right to 2.4, shaking and sick
used the leftover from an old vial plus the new one, only realised after that it was both doses
thought i'd missed so i injected again, then found the first needle in the bin
instead of waiting until sunday i took it wednesday and thursday too
I meant to dial 18 and dialed 81, already pressed
my carer gave me the evening insulin in the morning and then the morning insulin as well
the boy next door, five, squirted my vial in his mouth
my girl ate two of my weight loss pills thinking they were candy
mistook the insulin pen for my glp1 and gave 60 units
units and mg are not the same thing i learned today, after injecting 10 mg instead of 10 units
we think he got six days' worth in one evening
i did 200mcg x 10 by accident because of a zero too many
doctor will kill me, i did two pens back to back because i was impatient
is it ok that i injected what turned out to be a month's supply
gave my wife her shot and later my daughter gave her the same shot
what should happen after 12 mg in someone who never had it before? that's what i did last night
one dose was 10 units and i gave myself the complete syringe
she injected herself with what was meant for a week, all today
my aunt used two pens because she read the leaflet wrong
injected 25 mg thinking the vial was 2.5
took my morning and evening dose together and then the evening one again
i used the wrong syringe so its way more than planned
my kid drank some of it
my daughter, 3, has been playing with my pens and one is discharged
the caregiver repeated the injection an hour later
he took ten pills of rybelsus in place of one
i have taken a lot more than prescribed and feel terrible
5 mg first shot ever instead of 0.5, vomiting nonstop
i measured in mL but the plan was in units
got the decimal point wrong
i set the pen to 80 by accident, normally 8
zero too many on my dose today
the whole lot went in when i pressed
already had my shot at the clinic and then did mine at home
friend shared his vial, had no clue it was so strong, did half a syringe
ich hab die zehnfache dosis genommen
meine oma hat zweimal insulin bekommen
mi marido se puso 100 unidades de insulina por error
j'ai pris dix fois la dose
ma fille a pris mes médicaments
`,
  'low-sugar': `
i took insulin an hour ago and i'm shaking and sweating
reading of 41 and i feel like im gonna faint
2.8 on my meter
glucose 50 cant get it up
sugar crash, trembling, meter shows 46
my blood sugar wont come up, 55 after three juices
cgm says LOW
libre just says LO and im alone
my dad's sugar is 33 and he talks nonsense
low blood sugar at night, woke up drenched and confused
low sugar and no food in the house
hypoglycemia right now what do i eat
feeling hypo
bg 3.3 and dropping fast
injected novolog and skipped lunch, now dizzy, sweaty and starving
my little girl has a glucose of 2.4
tengo el azúcar muy baja y estoy temblando y sudando
mi papá tiene la glucosa en 40
azúcar baja, me siento desmayar
ich bin unterzuckert
mein blutzucker ist 2,9 und ich zittere
je fais une hypo
ma glycémie est à 0,45 et je tremble
husband's blood sugar is 50 he is confused and stubborn about eating
dropped to 62 after insulin and still dropping
my hands shake, vision funny, heart pounding, i took glipizide this morning
I took my mealtime insulin, then a meeting ran long, now it's two hours and I'm pale, dripping with sweat and can't add two numbers.
Husband, type 2, on glipizide and Trulicity, is talking nonsense at the table and his skin is cold and wet.
sensor alarm went off, 52, arrow straight down, and the kids' juice boxes are all i have
sweaty, trembling, glucose 51
down to 2.7 and can barely type
my sugars keep dropping, 58, 54, 49
took too little food after insulin, everything is blurry and i tremble
wife is diabetic, won't wake properly, meter says 34
sugar is 60 and falling even after juice
`,
  'chest-pain': `
tight band around my chest and pain going down my arm
chest hurts really bad and im short of breath
pressure in my chest that wont go away
heart attack?
think im having a heart attack
sharp pains in the left of my chest and sweating
heart feels like its being squeezed
schmerzen in der brust seit heute früh
mal à la poitrine
dolor fuerte en el pecho
my dad clutches his chest and is grey
Half an hour after my dose this squeezing started in the middle of my chest, going up into my jaw.
my left arm is heavy and my chest is in a vise
pressure on my chest going into my jaw
chest feels crushed and i am sweating
pain in the chest when i breathe since the shot
`,
  bleeding: `
black sticky stool for two days
blood in my vomit
throwing up blood
theres blood in my pee
dark tarry diarrhea
passing clots and blood from my bottom
i'm bleeding from my rectum
blood every time i go to the toilet
coughing up blood
my injection site keeps bleeding and soaks through the gauze
vomit has brown grainy bits in it like coffee
caca negra como alquitrán
estoy vomitando sangre
hay sangre en mi orina
blut im stuhl
ich erbreche blut
schwarzer stuhl seit gestern
du sang dans les selles
je vomis du sang
mes selles sont noires
nosebleed for an hour wont stop
toilet water is red every time i poop
urinating blood since last night
I thought it was the beets but now my third bathroom trip is pitch black, sticky and I get lightheaded on the stairs.
When I threw up the second time there was fresh blood in it, about a spoonful
blood clots in the toilet after i went
my vomit looks like dark coffee
stools are dark and sticky like tar since tuesday
red urine all day
wound keeps bleeding through every bandage
i am coughing blood
`,
  'abdominal-pain': `
worst stomach pain of my life
excruciating pain in upper belly that goes to my back
stomach cramps so bad i'm crying
pain below right ribs comes in waves, cant breathe through it
my stomach is rock hard and i'm in agony
belly pain 10/10 since midnight
dolor de barriga insoportable
starke bauchschmerzen die in den rücken ziehen
douleur atroce au ventre
pancreatitis attack i think, pain through to my spine
my wife is curled up on the floor holding her belly
It began after dinner as heartburn but now the upper belly pain bores into my back and no position helps, I've been pacing for three hours.
my stomach pain is so strong since last night that i can't walk upright
agonizing pain in the middle of my belly going to the back
can't move from belly pain, it started hours ago
gallbladder area hurts so bad i'm screaming
`,
  vision: `
i went blind in one eye this morning
cant see out of my left eye
sudden blurry vision in one eye and it isnt going away
dark shadow in half my sight since yesterday
lost part of my vision
the top half of my sight is gone in one eye
flashes and a curtain across my view
perdí la vista de un ojo
ich sehe plötzlich nichts mehr auf einem auge
je ne vois plus d'un œil
everything went dark on one side
my wife woke up and cant see with her right eye
blind spot that popped up overnight and grows
vision gone after wegovy
I was reading the leaflet when a gray patch appeared in the lower half of my left eye and it hasn't gone.
since this morning i see only half of the page with my right eye
left eye sees only gray since lunch
suddenly lost vision in half of my eye
everything is dark on the right eye
black shade moved across my sight
can't see anything with one eye since i got up
`,
  dehydration: `
cant keep anything down for two days
vomiting non stop since yesterday
throwing up every 20 minutes all night
have not been able to drink for 24 hours, everything comes straight back up
diarrhea for five days and now i'm barely peeing
so dehydrated, lips cracked, dark pee, still vomiting
no pee in 14 hours and cant drink
been sick 15 times since midnight
water wont stay in
llevo dos dias vomitando sin parar
no puedo retener ni el agua
ich kann nichts bei mir behalten
durchfall seit fünf tagen und schwindel
je vomis sans arrêt depuis hier
je ne garde rien, même pas l'eau
husband has been throwing up for 3 days straight on mounjaro
vomit after every sip, day two
puking my guts out since friday
on day 3 of the stomach emptying both ends, too weak to stand
cant stop vomiting
Third day on the new dose, my husband can't keep soup, water or even ice down and his eyes look sunken.
I have lost count of how often I threw up since lunch yesterday and now my pee is nearly brown and there's barely any
not one sip stays down since thursday
i've thrown up twelve times and can't pee
vomiting and diarrhea for four days, too weak to walk
nothing i drink stays in me, lips are cracking
third night of vomiting, dizzy and no urine
`,
  jaundice: `
my skin looks yellow
my eyes have gone yellow
yellow eyes and dark urine
pale stools, dark pee and itching
my husband is yellow
tengo la piel amarilla
se me pusieron los ojos amarillos
meine augen sind gelb
j'ai la peau jaune
mes yeux sont jaunes
is it bad that the whites of my eyes turned yellow
skin went a yellow tint and I'm itchy everywhere
pee is brown like tea and my stool is grey
A coworker asked why I look so yellow, and in the mirror the whites of my eyes really are.
eyes turned yellow overnight
yellow skin and itching since monday
my friend says i look yellow, urine is dark brown
`,
  priapism: `
erection for 6 hours wont go away
hard for five hours and it hurts
still erect since this morning after pt 141
my erection will not go down
erección de cinco horas
erektion seit fünf stunden
érection depuis six heures
painful erection that lasts and lasts, 4+ hours
boyfriend took pt-141 and is still hard after 7 hours
been up since midnight and cant get it down, used bremelanotide
This is embarrassing: I used the nasal spray before midnight, it's now breakfast and I'm still fully erect, it aches.
it has been hard for five hours and won't go away
erection still there since last night after the shot
can't get rid of my erection, it hurts, 6 hours now
penis has been stiff since the pt-141 this morning
`,
})
