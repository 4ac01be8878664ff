import { sentencesOf } from './sentences.samples.ts'

/** Questions in four languages that read like emergencies to the rules or the classifier, and emergencies near them. */
export const eighthDevelopmentSentences = sentencesOf({
  suicide: `
i can't carry on, there is no point to any of this
told my therapist i have a plan for friday and the means
my cousin posted that the world is better off without him
quiero quitarme la vida
ich habe mir überlegt, wie ich mich umbringe
j'ai envie d'en finir avec la vie
would anyone cry if i took every pen i have
he said he'd rather be dead than fat and he has the pills
`,
  overdose: `
oh god i read the lines wrong, it was 80 units and not 8
my niece pricked herself with my loaded pen and pushed it
hubby did my shot and then i did it again an hour later
me equivoqué y me puse diez veces más
j'ai pris 20 mg au lieu de 2 mg
ich hab die Spritze doppelt gesetzt und mir ist sehr schlecht
swapped the long and the fast insulin, 30 units of the fast one
first time user, gave myself the highest strength by accident
our puppy bit through the pen and swallowed the liquid
`,
  'low-sugar': `
the sensor shows 41 and my lips tingle
took my insulin, skipped lunch, now i'm trembling and can't think
mi azúcar está en 50 y estoy temblando
glycémie à 0,45 et je tremble
Blutzucker 2,8 und mir wird schwarz vor Augen
`,
  collapse: `
he slid off the chair and doesn't answer
ma femme a perdu connaissance
mi padre se desmayó y no despierta
one side of her face hangs and she talks gibberish
`,
  'allergic-reaction': `
my eyelids and lips are swelling fast since the shot
se me hincha la garganta y me cuesta respirar
ma gorge gonfle, je respire mal
voice went hoarse, throat tight, rash everywhere
`,
  'chest-pain': `
tight band round my chest for an hour and i'm cold and sweaty
Druck auf der Brust und der linke Arm tut weh
heart pounding and skipping, i can hardly breathe
`,
  bleeding: `
passed clots and bright blood when i went to the toilet
vomito sangre desde esta mañana
ich erbreche Blut
`,
  'abdominal-pain': `
unbearable pain under the breastbone that goes to my back, fever too
j'ai une douleur atroce au ventre depuis hier soir
`,
  vision: `
the left eye went dark like someone switched off a lamp
plötzlich sehe ich auf einem Auge nichts mehr
`,
  dehydration: `
everything i drink comes straight back up since wednesday
je vomis depuis deux jours, même l'eau
no he orinado desde ayer y sigo vomitando
`,
  everyday: `
puis-je prendre mon injection le matin
est-ce normal d'avoir un peu mal au bras après la piqûre
comment changer l'heure du rappel
quelle quantité d'eau pour un flacon de 10 mg
je pars en vacances, comment garder le stylo au frais
peut-on boire du vin avec le sémaglutide
où trouver mes commandes
j'ai oublié ma dose de lundi
je voudrais voyager en train avec mes flacons
mes yeux sont un peu secs
kann man zwei Peptide mischen
wie wechsle ich die Nadel
ich habe meine Dosis gestern vergessen
darf ich abends spritzen statt morgens
wo finde ich meine Bestellungen
werden meine Daten per Mail geschickt
wie viele Einheiten sind 0,25 mg
ist leichte Übelkeit am ersten Tag normal
kann ich mit dem Zug reisen, der Pen ist dann warm
mein Arm ist ein bisschen rot nach der Spritze
tut die Spritze in den Bauch weh
¿a qué hora es mejor inyectarse?
¿cómo guardo el vial en verano?
¿puedo tomar café antes de la inyección?
olvidé mi dosis del lunes
¿cuántas unidades son 0,25 mg?
me pica un poco donde me inyecté ayer
¿dónde veo mis pedidos?
quiero cambiar mi recordatorio a las nueve
¿es normal tener poca hambre?
posso viaggiare con le penne
quanto dura un flaconcino aperto
come cambio l'orario del promemoria
quali aghi devo usare
do lows feel the same as being hungry
what does a low feel like, i've never had one
do hot flashes feel like a fever
a heart attack runs in my family, do i need an ECG before i start
my dad had a stroke at 60, does that rule me out
my aunt had a blood clot at 40, can i use tesamorelin
grandmother had epilepsy, is that a problem
a bead of blood came up when i pulled the needle out
there was a bit of blood on the swab, did i hit a vein
small red dot where the needle went in, bled for a second
woke three times last night, is that the peptide
woke up early, slept badly, should i move the shot to mornings
drew a bit too much, pushed it back into the vial, then injected the right amount
pulled air in, pushed it out, took my usual dose
i got out of breath on the stairs before, now it's better
asthma since childhood, i use an inhaler, can i take sermorelin
wheezing in spring from pollen, does that matter for BPC
my dog knocked over the sharps box, where do i get a new one
the cat slept on my vials, are they still fine
my kid asked what the pen is for, what do you tell them
said goodbye to soda
goodbye old jeans
this queue is killing me, when will my order ship
i'm dead tired after leg day, more protein?
dying of curiosity about cagrisema
i'd kill for some bread
ended my cut last week
when does the trial end
i want to end my subscription to emails
finish the vial or open a new one
finished the pen, do i throw it away
emptied the last vial on sunday, need to reorder
i feel great and the graph goes down
the numbers go up and down, which one counts
my weight dropped like a stone this month
my streak is broken because of the clock change
liver values are normal, can i go on
thyroid and liver fine, next step 1 mg
what should i pack in a travel kit
is twice a week the same as every 3.5 days
ten times better than last year
five times cheaper than the brand
got 8 units out of the vial instead of 10, is the rest stuck
i typed 50 mg but meant 5, how do i fix the entry
logged 2 shots instead of 1, how do i remove one
took it at noon rather than at 9
moved my shot from friday to saturday
threw out an old vial by accident, how do i mark it
by accident i set the reminder for 3 am
i accidentally deleted a weigh-in
i confused monday and tuesday in my plan
forgot whether the last site was left or right
my friend overdid it at the gym, funny story
he drank too much at the wedding, i had water
i ate the whole pizza, back on track now
do you sell needles in 31 gauge
the stopper fell into the vial
the pen cap cracked
powder stuck to the wall of the vial, shake or not
foam after mixing, wait or throw away
are the vision benefits still offered to staff
reading glasses needed since i turned 45
black friday sale on vials?
yellow tint in the vial, is it oxidized
skin looks better since GHK
jaundice in newborns, unrelated to me right
fainted once in school at a vaccination, will i be ok with shots
afraid of needles, i get light-headed when i see them
passed my exam, celebrating with cake
blacked out the windows so the vials stay dark
threw up the first week, all good since
nausea for an hour after the shot, then gone
little appetite, but drinking enough
no chest pain, no breathing trouble, just checking the dose
never had an allergic reaction, do i need an epi pen anyway
what counts as an overdose of vitamin D
how much is too much caffeine
how would i know that i took too much
is black stool normal with iron tablets
what are warning signs of pancreatitis
when should someone go to the ER with stomach pain
can semaglutide affect eyesight
does it cause depression in some people
are suicidal thoughts listed on the label
i was depressed years ago, can i start tirzepatide
sad about the plateau, any tips
stressed at work and eating more
i want to quit smoking too
my partner doesn't like needles
my wife wants to stop her shots, how does she taper
gift idea for someone on a diet
`,
})
