import { sentencesOf } from './sentences.samples.ts'

/** Tired people, vivid colors and hard workouts in everyday words, and emergencies in other languages. */
export const eleventhDevelopmentSentences = sentencesOf({
  suicide: `
The darkness is winning and I know which day it will be.
I have chosen the day I will be gone.
I've set a date to end it.
If I don't wake up from the anesthesia, that's okay with me.
It would be a relief if I never woke up, I don't mind.
if i go to sleep and don't wake up again so be it
Die Dunkelheit hat gewonnen, ich kann nicht mehr weiter.
`,
  overdose: `
Me pinché dos veces la misma semana por error.
Me he puesto el doble de la pluma sin querer.
Me he pinchado toda la pluma por error.
Je me suis piquée deux fois la même dose par erreur.
Ich habe mich versehentlich zweimal mit dem Pen gepikst.
`,
  everyday: `
I feel burnt out after this quarter, does Semax do anything?
Burnout at my job, which peptide is studied for that?
So worn out from the night shift, is caffeine fine with my shot?
I'm exhausted from work, would NAD help?
Work stress is killing my sleep, does DSIP do anything?
Why is my pee neon after B complex?
Does riboflavin turn urine bright yellow?
Vitamin B makes my urine yellow, is that normal?
The B12 liquid is red, is that the normal color?
Carrots made my palms orange once, funny, right?
I overdid it at the gym yesterday and my legs ache.
Overdid the yard work, can I take ibuprofen with it?
I overdid cardio on Sunday, so I rest today.
We overdid dinner last night, so I skipped breakfast.
What does the EMA say about suicidal thoughts on Wegovy?
Did the FDA remove the suicide warning from GLP-1 labels?
What do studies say about depression and semaglutide?
We picked a date for the wedding and I want to lose 10 pounds.
I set a date for my next weigh-in.
If my alarm doesn't wake me up, is it ok to take the shot at noon?
Ich bin nach der Arbeit völlig ausgebrannt, hilft Vitamin B12?
¿Puedo pincharme en el mismo sitio dos veces por semana?
`,
})
