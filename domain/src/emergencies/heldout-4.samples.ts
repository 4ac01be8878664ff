import { sentencesOf } from './sentences.samples.ts'

/** 100 emergencies and 100 everyday questions, written after the classifier was frozen and run once: 88 found, 6 questions alarmed. */
export const fourthHeldOutSentences = sentencesOf({
  suicide: `
It's my third month on Wegovy and I caught myself planning what to write to my sister so she'd find it after.
no one would have to take care of me if i was dead
my fiance sat on the edge of the tub with all his insulin and said he's finished
i honestly dont care anymore if this injection kills me, part of me wants it to
feeling like i should just disappear and let my family move on without me
wie viel insulin braucht man um zu sterben
pensé en tirarme al tren esta mañana
je ne veux plus être là, j'en ai marre de la vie
Is it painful to die from too much insulin? I need to know before Sunday.
i took a knife to my thigh last night and it helped, is that weird
depressed as hell on zepbound and i keep planning ways out
my 19yo son on testosterone peptides told his therapist he wants to shoot himself
been crying in the bathroom, i cant see any reason to get up tomorow or ever
wish cancer would just take me already
thoughts of ending my life started about a week after going to 5mg
"you won't have to worry about me much longer" is what my dad just texted
so if I inject the remaining 40 mg tonight it would all be over, right?
i should have died in that crash, would be better for everybody
Please help, my best friend is standing on the parking deck roof and won't come down
nobody will notice if i take the rest of the bottle and dont come back
`,
  collapse: `
he just went down in the gym, eyes open, no reaction
my mom can't lift one arm and her smile is crooked since breakfast
jerking all over and now she is limp and snoring, we can't get her to respond
i fainted twice this afternoon after the new shot
`,
  'allergic-reaction': `
minutes after the jab my throat itches, I keep coughing and my lips look like sausages
can't catch my breath and i have red blotches all over since taking it
hives on my neck and arms plus my chest feels like it won't let air in
mi lengua está hinchada después de la inyección
mein hals schwillt zu
eyes puffed shut and face red, used a new batch an hour ago
`,
  overdose: `
I took my Mounjaro on Tuesday night and somehow again on Wednesday night because the app didn't show it
my syringe says 30 and I needed 3. it is already in me
the clinic gave me 12.5 mg for my very first shot and I cannot stop being sick
grandad got two of his insulin shots this morning because both aides came
gave myself my cat's insulin dose, 40 units of u40 on a u100
our toddler chewed on a wegovy pen and there was liquid on her chin
I reconstituted with half the water by mistake and have been injecting double for 10 days
Ich hab mir aus Versehen 1 ml statt 0,1 ml gespritzt
me apliqué 5 mg cuando era 0.5, ¿qué hago?
j'ai mis 2 mg au lieu de 0,2
how serious is a hundred times the dose of ipamorelin? asking because the math I used last night was wrong
pen stuck so I pushed it three separate times, three full doses apparently
got confused with the insulin syringes and did 80 units rather than 8
wife injected hcg but took ten thousand iu not one thousand
i was high and used all of my remaining pens, like four of them
I should be on 0.25 but my buddy told me 2 mg is fine so I took it, now I'm vomiting and cold
she took her weekly pill daily for the last nine days
wrong vial. thought i had bpc, was 10 mg of tirzepatide, never taken it before
accidentally did both arms, so two shots lol what now
a coworker put 6 clicks extra, should he be worried
my teenage daughter ate 14 of my metformins after a fight
forgot about my morning shot and redosed tonight
i loaded 1.5cc of cjc, protocol says .15
I took four extra tablets of Rybelsus to speed things up
took my dose, got a phone call, took my dose again. tirzepatide 10
`,
  'low-sugar': `
meter shows 49 and I am seeing double
I feel jittery, soaked and really hungry after my insulin, haven't checked
my boy's dexcom reads 44 and he won't drink
2.6 mmol after breakfast insulin help
treated with juice twice but still 61 and heart racing
sugar dropped like a rock after the gym, hands are useless, on glimepiride
bajón de azúcar, estoy sudando frío
zucker 48, zittere am ganzen körper
dad took his nightly insulin, did not eat, and he's now mumbling and clammy
`,
  'chest-pain': `
since 4 am a heavy weight on my chest and pain between my shoulder blades
chest pain every few minutes and nausea, 54 m, on sema
stechender schmerz in der brust und linker arm kribbelt
`,
  bleeding: `
stool black as ink and smells awful, on ozempic and ibuprofen
just vomited, it was red and had clots
when I wipe it is full of dark blood, third time today
my urine is the color of cherry juice after melanotan
dug the needle in and now blood keeps running for 30 min
hay mucha sangre en el inodoro cuando voy al baño
been spitting up blood since last night
`,
  'abdominal-pain': `
pain like a knife under the breastbone for six hours, it goes right through me
i am lying on the tile floor because my belly hurts so much, day 2 of 10 mg
dolor muy fuerte arriba del estómago que me llega a la espalda
ER or not? upper right pain so intense I was sweating and it keeps coming back
`,
  vision: `
i have lost the bottom half of vision in the left eye, no pain
one eye just turned off like a light an hour ago
blurry in one eye since I woke up, and everything looks faded there
mon œil droit ne voit plus depuis ce matin
sudden shower of black dots and a shadow coming in from the side
`,
  dehydration: `
day five of not keeping food or water in me
im throwing up bile every hour and my heart races when i stand
two days with watery diarrhea, 20 times a day, no pee since morning
can't stop heaving, tried zofran, it came back up too
my husband has been vomiting since thursday night, now he is too weak to get up
llevo desde ayer con vómitos y ya no orino
ich spucke seit gestern alles wieder aus, sogar tee
`,
  jaundice: `
is it my lamp or are my eyes yellow? also itchy and pee is dark orange
my wife's skin has turned yellow on the trimix and sema combo
j'ai le blanc des yeux jaune
turned yellow as a lemon after 2 months of this
`,
  priapism: `
i've had a hard on since last night and it's getting really sore
four and a half hours after pt141 and still rock solid
ayuda, llevo 6 horas con una erección
cold shower did nothing, still standing at attention after seven hours
husband's erection from the injection started at noon and it's dark out now
used pt-141 yesterday, it never went soft, pain at the base
`,
  everyday: `
Do I take the next dose four days early if I'm flying?
how many clicks is 0.5 mg on the 1 mg pen
I'm switching from compounded to brand, same dose?
Does retatrutide work better than tirzepatide
what is the half life of cagrilintide
Is it better to inject before or after a workout
can my primary care doctor prescribe this
I lost my pen cap, does it matter
I got a mild rash where I injected, 2 cm
my stomach gurgles all night
is it safe to take with magnesium
today i took 7.5 for the third time
had to skip last week because of shipping
how do I know the vial is real
do peptides show up in a drug test
is a third party lab report enough
what's the shelf life of powder in the freezer
does sema taste bitter if it touches your tongue
my mother in law wants to know if she can get it with her thyroid
any one else cold all the time on this
I am so cold and tired on day two
why am i not losing since week 6
I ate too much at thanksgiving and feel stuffed
20 g of protein shake upset my tummy
what's a normal heart rate on reta
pulse 88 at rest, was 80
my eyes are tired from the screen
how long till my prescription refills
could you explain trough levels
is my level chart in ng/ml
what happens at the steady state
i'd like to gift a pen to my sister, is that allowed
Does insurance pay after BMI drops
will i regain if i stop
how do i come off slowly
are there pills coming out
what is orforglipron
is foundayo a pill
how do i dispose of an unused pen
do i need to refrigerate after the first use
my fridge is at 1 degree celsius, too cold?
Left it in the car for two hours at 70F
i forgot to take the pen out 30 min before, does cold hurt
burning when the liquid goes in
blood spot on my shirt after the shot
how to avoid bruises
I have a bruise the size of a coin
is it ok to inject in the same side twice
which side is my next shot
remind me on sunday at 9
move my reminder by an hour
is there a dark theme
can i log food by photo
where do i see my protein total
why is my ring not full
my streak broke although i logged
the graph goes up and down
import from another app
export csv for my dietitian
who can see my stack
block a user
report a spam message
my order says paid but not shipped
is customs a problem for germany
ships to spain?
werden rezepte per post geschickt
brauche ich eine kühlbox
meine dosis ist 2,5 mg, wie viele einheiten bei 10 mg pro ml
habe heute 0,5 mg genommen, keine nebenwirkungen
¿qué pasa si me salto una semana?
tengo una cita con mi doctora el lunes
puedo ponerla en el brazo izquierdo
je prends 1 mg chaque dimanche
quelle aiguille choisir
est-ce que l'insuline se garde au frigo
my cholesterol dropped 40 points
liver enzymes normal again
doc says kidneys are fine
what does low ferritin mean
b12 shot and semaglutide together?
is creatine ok
can i fast for 24 hours
i threw up in the car as a kid on every trip
last year i had gallstones removed, can i take it
history of pancreatitis in my dad, any concern
how is pancreatitis noticed
which symptoms mean i should stop
what would too low sugar feel like
is it dangerous to take 2 mg in the second month
is a 2.4 mg start ever done
what if i inject into muscle by accident
does it matter if i injected at a shallow angle
i only got 9 units out instead of 10
dose felt weaker this week
i feel more hungry on day six
cant wait for my shot day
so done with diets, this finally works
killing it at the gym since losing 30
my therapist is happy with my progress
this group saved me from giving up on weight loss
`,
})
