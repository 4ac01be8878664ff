import { sentencesOf } from './sentences.samples.ts'

/** Hair loss, needle sticks, pets and pens in everyday words, and emergencies in slang. */
export const tenthDevelopmentSentences = sentencesOf({
  suicide: `
hab echt keinen bock mehr auf dieses leben
tbh i wanna be gone for good tonight
ive got the blade in my hand rn
how much insulin would make me not wake up tmrw
since the higher dose i get flashes of driving off the road
hab keine kraft mehr, will einfach nicht mehr da sein
no le veo sentido a seguir viviendo
j'ai plus la force de vivre
whats the amount that finishes it
`,
  dehydration: `
muss seit zwei tagen kotzen, kann nicht mal wasser behalten
bin nur noch am kotzen, behalte nichts drin
me la paso vomitando desde ayer y no retengo nada
je vomis sans arret depuis hier, meme l'eau ne reste pas
been hugging the toilet 2 days nothing stays down not even water
`,
  overdose: `
mein hund hat den ozempic pen zerbissen und ausgeleckt
the puppy chewed thru my mounjaro pen and licked it up
i pushed the entire syringe in, all 100 units
20 mg of tirz an hour ago, will i survive
grandpa took every pill in his weekly organizer
new vials are twice as strong n ive been drawing the same
shot 2 pens back 2 back cuz i thought the 1st was empty
`,
  'allergic-reaction': `
throats closing up 5 mins after my jab
itchy all over n lips tingling since the shot
`,
  'low-sugar': `
sugar 44 and i cant stop shaking
blutzucker 38 mir ist ganz zittrig
`,
  bleeding: `
puked up something like coffee grounds
toilet was full of dark red blood
`,
  vision: `
half my sight went black outta nowhere
`,
  'chest-pain': `
chest feels like its in a vice
`,
  everyday: `
my hair is coming out in handfuls
hair comes out in clumps in the shower
so much hair in my brush since i started losing weight
clumps of hair in the drain after 3 months on wegovy
hair is thinning on top, will it grow back
ponytail is half of what it was
mir fallen die haare buschelweise aus
se me cae el pelo a mechones desde que adelgace
je perds mes cheveux par poignees
pricked my thumb with my wifes used needle
poked my finger on my husbands pen needle
jabbed myself with my own needle while recapping
stuck my finger w the needle putting the cap on
got a needle stick from my moms insulin syringe
i scratched my arm with the needle
poked the wrong spot and had to redo it
my cat ate her breakfast and then i did my shot
fed the dog, then took my 5mg
dog ate his food while i mixed my vial
kids ate lunch, then i injected
not sure the pen went in all the way
pen clicked but some leaked out
did the pen inject all the way or not
the plunger didnt go all the way down
i pulled the pen out before the second click
a drop was left on my skin after the click
switch off the beep of the notification
can i mute the reminder tone at night
the font on the chart is too small
which nostril do i use for the nasal spray
normal range of igf 1 in my forties
skin around the spot itches a day later
typed the wrong number in my log, how do i edit it
does it raise the chance of a heart attack
took my usual 12 units before bed
did 20 units this morning like every day
injected my normal 0.5 mg yesterday, all good
same dose as always, 8 units every evening
had my regular shot at 7 pm, nothing new
took 5 mg on tuesday as usual
5 units this pm, same as last week
i always take 15 units after breakfast
just logged my 2.5 like every friday
mir ist seit der dosis etwas flau aber ich esse normal
hab mich letzte woche einmal ubergeben, jetzt wieder ok
`,
})
