import { sentencesOf } from './sentences.samples.ts'

/** 54 emergencies and 50 everyday questions as people type them, written before any rule of the tenth round and run once: 53 found, 2 questions alarmed. */
export const ninthHeldOutSentences = sentencesOf({
  suicide: `
idk why im even still here tbh, everyone better off w/o me
kinda wanna unalive myself ngl
im gonna kms after work
got the rope already. dont bother answering
i cant do this anymore im so done with life
wish i just wouldnt wake up tmrw
my gf keeps sayin shes gonna jump infront of a train what do i do
ich hab keine lust mehr zu leben
ya no quiero vivir, nada tiene sentido
j'ai envie d'en finir avec la vie
every nite i think bout swallowing all my moms pills
since ozempic i keep havin thoughts of hurtin myself real bad
`,
  overdose: `
omg i pulled up to the 100 line insted of 10 and shot all of it
my toddler stuck himself w my mounjaro pen and it clicked
did my shot this morning n again 2nite cuz i forgot. freaking out
i think i injected like 10x what i was suposed to of sema
husband used my zepbound 15 pen thinkin it was his 2.5
habe aus versehen die ganze ampulle gespritzt
me inyecté el doble de la dosis sin querer, que hago
messed up the math, took 25mg of tirz instead of 2.5, puking rn
je me suis piqué deux fois aujourd'hui par erreur
`,
  'low-sugar': `
bg is 51 n dropping, hands r shaking
meter says LO and my dad wont wake up right
took my humalog n didnt eat, now im sweaty n seein double
sugar at 2.6 mmol feel like im gonna pass out
cgm alarm 45 and im all confused what do i eat
mein zucker ist bei 40 und ich zittere
`,
  dehydration: `
been throwin up for 2 days str8 cant even keep sips down
havent peed since yday and im puking nonstop on wegovy
diarrhea 15x today, dizzy every time i stand
no puedo parar de vomitar, ni agua me queda
kotze seit gestern alles raus, auch wasser
`,
  bleeding: `
my poop is black n sticky like tar
theres blood in my vomit looks like coffee grounds
pooping bright red blood alot of it
sangre en las heces desde anoche
nosebleed wont stop its been 45 min
`,
  vision: `
woke up n cant see outta my left eye
vision went all black on 1 side like a curtain came down
plötzlich seh ich auf dem rechten auge nichts mehr
everything went blurry all of a sudden in one eye since taking sema
`,
  jaundice: `
whites of my eyes r yellow and my pee looks like coke
my skins turnin yellow and im itchy all over
mis ojos están amarillos
`,
  priapism: `
used pt141 last nite n still hard 6 hrs later, hurts like hell
boner wont go away since 4 hours help
`,
  'allergic-reaction': `
lips r swellin up n throat feels tight 10 min after the shot
hives all over n cant breathe right after bpc
tongue's getting huge after my injection
me pica todo y se me cierra la garganta después de la inyección
`,
  'chest-pain': `
chest feels like an elephants sittin on it
crushing pain in my chest going down my left arm
`,
  'abdominal-pain': `
stomach pain so bad it goes thru to my back n im throwing up since zepbound
worst belly pain of my life wont let up, been 8 hrs
`,
  everyday: `
whats the diff btw ozempic n wegovy
can i take my shot a day early bc of vacay
how many units is 0.5 if i put 2ml in a 10mg vial
my fridge died overnite is my pen still good??
do i have to use bac water or is sterile ok
is it ok to drink a beer on mounjaro
tired af since i went up to 5mg is that normal
lil red bump where i injected, itchy a bit
any1 else burping like crazy lol
forgot my shot on friday, take it now or wait
when should i go up to 1mg
bpc 157 oral vs injection which ones better
how do i get rid of old needles
whats the max dose of tirz
hair falling out since i lost 40lb, normal?
wie viel einheiten sind 250 mcg bei 5mg und 2ml
kann ich ozempic abends statt morgens spritzen
puedo tomar alcohol con semaglutida
cuanto tiempo dura el vial en la nevera
est-ce que je peux changer le jour de ma piqûre
combien de temps se garde le flacon
is 15mg too much for a newbie
killed my workout today, feeling great on 7.5
dying to get to my goal weight lol
i could kill for a donut since i stopped sema
shot myself in the thigh today, belly tmrw
my dog ate breakfast so now its my shot time
how low can blood sugar go on ozempic in general
does wegovy cause vision problems long term
is nausea worse after fatty food
what are signs of pancreatitis to watch for
had a bloody drop at the injection site, is that ok
took 10 units this am, same as always
two shots left in the pen, enough for 2 weeks?
how do u split a 5mg dose into 2 shots a week
constipated 4 days lol what helps
got a lil headache after my first dose
my sugar was 95 this morning, good right
lost 12 lbs this month woohoo
can i mix bpc and tb500 in 1 syringe
what happens if i skip 2 weeks
does insurance pay for zepbound
how do i read the lines on a u100 syringe
pen clicked but im not sure if it went in all the way
threw up once after pizza, fine now
is yellow tinted vial liquid ok
my mom had gallstones can i take sema
how long b4 surgery do i stop
does pt141 work for women
i'm over the moon, A1c is 5.4 now
`,
})
