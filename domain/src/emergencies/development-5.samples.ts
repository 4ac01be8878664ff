import { sentencesOf } from './sentences.samples.ts'

/** 100 emergencies and 100 everyday questions, written without looking at the rules, which read 57 and 98 of them right. */
export const fifthDevelopmentSentences = sentencesOf({
  suicide: `
every time the shot wears off i lie there wishing my heart would just quit
been on wegovy 3 months and honestly whats the point of me being here
i keep thinking how easy it would be to not be around
my roommate locked herself in with her insulin and is saying goodbye on the phone
Could someone tell me whether thirty units of novolog would be enough for a 60 kg person to not survive
i have decided to check out this weekend
he texted me that hes sorry for everything and that i should take care of mom, he has all his pens with him
ya no aguanto mas, quiero acabar con todo
ich halte das leben nicht mehr aus
j'ai envie d'en finir
started zepbound in march, lost 40 lbs, should be happy but all i do is plan my funeral
if something happened to me nobody'd care and i kinda want it to
unaliving myself has been on my mind since the dose increase
wanna kms so bad rn
cant keep going like this, i dont want to wake up to another day
my wife stopped eating, gave away her rings and says we will manage fine without her
I don't see myself making it to Christmas and I'm ok with that
Not to be dramatic, but I've been googling painless ways to go and my peptides are right here.
thinking about overdosing on purpose
i scratched my wrists up last night after my injection, scared i'll do worse
`,
  collapse: `
my mate went down after his injection and hes not responding
she went stiff, eyes rolled back, and is jerking on the floor
found dad slumped in the chair, lips are blue
one side of my husband's face is drooping and he can't lift his arm
`,
  'allergic-reaction': `
lips have gone massive since the jab 10 mins ago
wheezing and itching all over, injected tesamorelin for the first time
my tongue feels too big for my mouth
me pica todo el cuerpo y se me cierra la garganta
covered in welts head to toe and my voice is going hoarse after cjc
sitting here with epipen in hand, face blowing up
`,
  overdose: `
so i was half asleep and i think i pinned my reta a second time, cant be sure but theres two used needles
pharmacy label says 20 units, i went to 200 because i didnt see the dot
Hi, my father-in-law, who lives with us, used my Ozempic pen every morning since Monday because he thought it was his insulin.
gave the baby a drop of my vial instead of her vitamin d
habe aus versehen die doppelte menge gespritzt
me inyecté diez veces mas de lo que me tocaba
je me suis injecté la dose de deux semaines en une fois par erreur
accidentaly did 2 mg of ipamorelin, was ment to be 200 mcg
first time on tirz and i did the 10 straight away because my friend gave me hers, now im really ill
counted wrong on the pen and its now 4 clicks too many
my cousin thought the vial was one dose and shot the lot
just pinned bpc, turned out it was my melanotan vial and i did a full syringe
ended up with 1 mL in me when the sheet says 0.1 mL
didnt dilute it, shot the powder with barely any water, so i guess thats the full 10 mg
wife says i already did it at lunch. ive now had it at 7pm too
is it dangerous that i did 7.5 on day one
my dog chewed through my mounjaro pen and ate it
my nephew, age 4, was found with an empty rybelsus blister
thought it said 3 mg weekly, its 0.3, been doing this for two weeks
overdid the semaglutide massively yesterday
put 50 iu of slin in instead of 5
pen was on the wrong setting and delivered 2.0, i've only ever had .5
I've had my saxenda three times since breakfast, my memory is bad
syringe was u40 and i filled to the same line so i got 2.5 times what i wanted
`,
  'low-sugar': `
my numbers are 47 and dropping, juice is gone
3.0 on the meter and everything is spinning
insulin plus mounjaro today, i'm drenched, hands wont stop trembling and i cant think
mi azúcar está en 50 y estoy temblando
mein zucker ist bei 45 und mir ist schwindelig
our son is type one and i cant get his sugar up above 60, hes had two juices
hypo wont go away, i keep eating and its still 58
woke up at 3am shaking like crazy, finger prick 44
took my fast acting and then fell asleep without dinner, feeling really weird and wobbly now
`,
  'chest-pain': `
elephant on my chest since the injection
crushing feeling behind my breastbone and my left arm has gone numb
me aprieta el pecho y me falta el aire
`,
  bleeding: `
my poo looks like tar
there was bright red in the toilet bowl, lots, and i feel faint
puked something that looks like coffee grounds
the shot site hasnt stopped oozing blood in two hours
peed red this morning after my mt2
sangre en las heces desde ayer
nose has been pouring for 45 minutes and won't quit
brought up a mouthful of blood after retching all night
`,
  'abdominal-pain': `
pain under my ribs that goes straight through to the back, worse than labor
my gut hurts so badly that i'm bent over and cant stand up
horrible stomach ache for 10 hours since the 15 mg shot, now fever too
`,
  vision: `
half of what i see is black in my right eye
woke up blind on the left side
it's like a curtain has come down over one eye
lost sight in my eye an hour ago, on ozempic
de repente no veo con un ojo
everything in my left eye went grey overnight
`,
  dehydration: `
4th day of throwing up, even sips of water come back
havent peed since yesterday, been on the toilet with diarrhea nonstop
nothing stays down, been 30 hours since my first zepbound shot
seit zwei tagen muss ich mich ständig übergeben
vomito todo lo que bebo desde hace dos dias
my wife cant even hold down ice chips, she is so weak and her mouth is bone dry
got the runs every half hour for 3 days, dizzy when i stand up
every meal and drink for days ends up in the sink
`,
  jaundice: `
partner says my eyeballs look yellow
urine is like coke and my skin is turning yellowish
stools went white and i'm itchy and yellow
the whites of his eyes are yellow since this week
Ich bin ganz gelb im Gesicht
`,
  priapism: `
been hard since 9 last night and its 3pm, it hurts
it won't go down, pt141 six hours ago
boner for 5 hrs should i worry
erection from the bremelanotide that started yesterday evening still there
`,
  everyday: `
Can I split my weekly dose into two smaller shots?
how do i get rid of air bubbles in my syringe
Is it normal to feel full after three bites?
what's the difference between 5 mg and 10 mg vials
i have 3 vials left, how many weeks is that at 0.5 mg
took my shot at 8 instead of 7, fine?
my injection site is a bit red and itchy
do i need to eat before taking my reta
Why am I so tired on Tirzepatide
can i drink wine at a wedding on saturday
lost 12 lbs in 5 weeks!
plateaued for a month, should I increase to 7.5?
how many units is 0.25 mg of a 5 mg vial with 2 ml
when will I stop feeling nauseous
How do I record a dose that I took yesterday?
does ghk cu help with hair
I forgot my shot on Sunday, take it today?
my wife wants to start too, what dose does she begin with
is bpc 157 legal in germany
are pens ok in the fridge door
what is the max dose of mounjaro
my blood sugar is 95 this morning is that good
A1c went from 8.2 to 6.1
best time of day for ipamorelin
i sweat a lot at the gym, does it change absorption
which foods help with constipation
what are signs of low blood sugar
what should I do if I vomit after taking Rybelsus
how long does nausea last after an increase
is sulfur burp a thing
can wegovy cause vision problems
are gallstones common with zepbound
does semaglutide make you bleed more during surgery
should i stop before my colonoscopy
how long before anesthesia do I skip my shot
i'm dying to know if this works
this nausea is killing me lol but down 20 lbs
that new flavor of protein powder is to die for
my scale died, can i enter weight by hand
I'd kill for a burger right now
can I change my injection day from friday to monday
two of my pens arrived warm
my son asked what the needles are for
i take levothyroxine, any problem
what does 'units' mean on an insulin syringe
how do I delete a reminder
can i export my data for my doctor
took 0.25 as planned, no side effects
week 4 and just did my 2.5, feeling fine
did my second shot of the month today
i use 10 units every morning and 10 at night as prescribed
what happens to leftover peptide after 28 days
my vial looks cloudy, toss it?
i dropped a vial, is it still usable
does alcohol swab matter
how deep should the needle go
22 units on a 30 unit syringe, right?
can I mix bpc and tb500 in a syringe
kids keep asking for my protein bars
dizzy when standing up quickly sometimes, salt?
i get a headache the day after
felt a bit queasy this morning, ginger helped
threw up once after pizza last week, all good since
stomach makes loud noises
is diarrhea normal in week one
how much water should i drink
i sleep badly the night of my injection
mood's been better since losing weight
has anyone felt less anxious on it
my doctor wants to double the dose next month
Label says inject once weekly, can it be every 6 days?
why is my reminder an hour late after daylight saving
travel with pens through airport security
what needle gauge for thigh
can i reuse a needle once
a little blood came out after injecting, is it wasted?
bruise at my injection site
lump under the skin after my jab
hair falling out more than usual
period is late since i started, could it be the weight loss
does tirzepatide affect the pill
how do you pronounce tirzepatide
is compounded the same as brand
difference between acetate and arginate
kann ich alkohol trinken
wie lange hält sich das fläschchen
cuánto tiempo dura un vial mezclado
puedo cambiar el día de la inyección
combien de temps garder un flacon ouvert
ma dose est de 0,5 mg par semaine, combien d'unités
pt-141 how long before sex
does pt 141 work for women
normal erections came back after losing weight
dry eyes, could it be the collagen
need new glasses since losing weight?
yellow cap vials versus blue cap
my urine is darker in the morning, need more water?
black pen or blue pen, which is 1 mg
how to dispose of sharps
my friend overdosed on cake at the party, back on track today
`,
})
