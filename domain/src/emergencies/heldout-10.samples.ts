import { sentencesOf } from './sentences.samples.ts'

/** 55 emergencies and 50 everyday questions, written before any rule of the eleventh round was read, and run once: 53 found, 4 questions alarmed. */
export const tenthHeldOutSentences = sentencesOf({
  suicide: `
Nobody would notice if I disappeared for good.
I wrote my goodbye letters last night.
My daughter told me she has been cutting her wrists.
How many vials of semaglutide would it take so I never have to get up again?
The darkness won and I have picked a date.
I keep looking at the bridge on my way home and imagining stepping off.
There is a loaded gun in my drawer and I can't stop staring at it.
Ich will einfach nicht mehr da sein.
Estoy pensando en quitarme la vida.
Je voudrais m'endormir pour toujours et ne plus souffrir.
My best friend sent me a text saying this is the end and now he won't pick up.
I've been saving up my pills for when I finally get the courage.
`,
  overdose: `
I misread the syringe and injected ten times my semaglutide dose.
The nurse said 0.25 but I drew up 2.5 mg and it is already in.
My dog chewed through a Wegovy pen, and my son licked the liquid.
Forgot I had my Mounjaro on Monday and took another full pen on Tuesday.
Grandma took my Ozempic instead of her insulin, a whole 2 mg.
I pushed the entire 5 mg vial by accident.
I just realized I've been mixing with 1 mL instead of 10 and injecting ten times too much.
Ich habe versehentlich die zehnfache Menge gespritzt.
Me he pinchado dos veces la dosis semanal por error.
J'ai injecté 50 unités au lieu de 5.
`,
  'low-sugar': `
My meter says 51 and I'm sweating buckets.
I took my mealtime insulin and then couldn't eat, now I'm trembling and confused.
Husband is diabetic, glucose 2.6, he's acting drunk.
Mi azúcar está en 45 y estoy temblando.
Mein Zucker ist bei 48 und ich zittere am ganzen Körper.
She won't wake up properly after her insulin, her sugar reads LO.
`,
  dehydration: `
I've been throwing up since Thursday and even sips of water come back up.
Haven't peed in fifteen hours and my mouth is like sandpaper after days of diarrhea.
Vomiting nonstop for two days since my dose went up, I faint when I stand.
Ich erbreche seit zwei Tagen und behalte nichts bei mir.
No puedo retener ni agua desde ayer.
Every time I drink something it comes right back, third day now.
`,
  bleeding: `
My poop looks like tar this morning.
I coughed up a cup of bright red blood.
There was a lot of blood in the toilet bowl after I went and I feel faint.
The vomit looks like coffee grounds.
Mein Stuhl ist pechschwarz und ich bin ganz blass.
`,
  vision: `
I woke up and half of what I see in my left eye is missing.
A gray curtain came down over my right eye an hour ago.
Everything went dark in one eye and it hasn't come back.
Auf dem linken Auge sehe ich seit heute früh nichts mehr.
`,
  jaundice: `
My husband says the whites of my eyes look yellow, and my pee is like cola.
My skin turned yellowish and my stool is pale as clay.
`,
  priapism: `
Used PT-141 at midnight and I'm still hard at 6 am, it really hurts.
Erection that won't go down since last night, what now?
`,
  'allergic-reaction': `
My lips and tongue are swelling up after the shot.
Hives everywhere and my throat feels like it is closing.
Ten minutes after injecting I'm wheezing and covered in welts.
`,
  'chest-pain': `
There's an elephant sitting on my chest and my left arm tingles.
Crushing pressure behind my breastbone since I walked upstairs.
`,
  'abdominal-pain': `
Awful pain in my upper belly that goes right through to my back and won't let up.
My stomach is rock hard and the pain is the worst I've ever had.
`,
  collapse: `
My wife passed out and isn't responding to me.
`,
  everyday: `
How many units is 0.5 mg if I add 2 mL to a 5 mg vial?
Does semaglutide make you sleepy?
My pen is empty, where do I throw it away?
I am dying to try the new recipe with cottage cheese.
Can I have a glass of wine on tirzepatide?
Is it normal for the injection site to itch a little?
I overdid it on leg day, can BPC-157 help?
What is the longest you can leave a pen out of the fridge?
My eyes are tired from screens, which vitamin helps?
Do I take B12 with or without food?
Which days should I inject if I travel on Sunday?
How is low blood sugar treated in general?
I killed my workout today, what protein do I need?
Can a double-blind trial be trusted?
My weight loss stalled at week 12, now what?
Is black seed oil good for blood sugar?
Does tesamorelin raise blood glucose?
What does FDA say about suicidal thoughts and GLP-1 medicines?
I got a bruise where I injected, should I switch sides?
How do I reconstitute with bacteriostatic water?
Felt queasy for an hour after dinner but better now.
Should I rotate between belly and thigh?
What is the maximum dose of Wegovy?
My dad had a heart attack in 2010, can I use semaglutide?
I'm burned out at work, would Selank help?
Does insulin count as a peptide?
Can I dose twice a week instead of once?
What should I do if I miss Sunday's shot?
The vial has tiny bubbles after shaking, is that ok?
How long does nausea usually last when you start?
My blood pressure was 118 over 76 today.
I'd die without my morning coffee, does it matter?
Is it fine to inject through clothing?
What is the half-life of ipamorelin?
Are yellow vitamins making my urine bright?
Can you see the needle marks afterward?
Wie lagere ich einen angebrochenen Pen?
¿Puedo beber café después de la inyección?
Combien de temps garder un flacon au frigo?
My kid starts school on Monday, I need a reminder at 7.
Do erections improve with PT-141?
Should I stop before my dental cleaning?
I dropped my pen, can I still use it?
Zero appetite today, is that how it works?
I bled a drop after pulling the needle out.
What is a hypo and how would I notice one?
I took my usual 5 mg on Friday as planned.
What are the signs of gallstones?
My goal is to be down 20 pounds by summer.
Which side effects should make me call a doctor?
`,
})
