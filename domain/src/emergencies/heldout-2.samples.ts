import type { EmergencyKind } from './emergency-kinds.ts'

/**
 * Held-out sentences whose author had not seen the rules. Never tune a rule to them: read the counts, not the
 * sentences.
 */
export const secondHeldOutSentences: readonly { text: string; kinds: readonly EmergencyKind[] }[] = [
  { text: 'i dont want to be here anymore', kinds: ['suicide'] },
  { text: 'everyone would be better off if i just didnt wake up tmrw', kinds: ['suicide'] },
  {
    text: 'thinking about using the whole insulin pen on purpose and just going to sleep',
    kinds: ['suicide'],
  },
  {
    text: 'My brother is on tirzepatide and last night he texted me goodbye and said to look after his dog, what do I do',
    kinds: ['suicide'],
  },
  {
    text: 'since starting sema i keep having thoughts of ending it. is that a side effect',
    kinds: ['suicide'],
  },
  { text: 'how much insulin would it take so i dont wake up', kinds: ['suicide'] },
  { text: 'kms', kinds: ['suicide'] },
  {
    text: "Ive been on TRT for five months and I've never been this low. I wrote letters to my kids yesterday. Not sure why I'm telling an app.",
    kinds: ['suicide'],
  },
  { text: 'no point refilling my script i wont be around by then', kinds: ['suicide'] },
  { text: 'my daughter 16 says she wants to die, she has access to my pens', kinds: ['suicide'] },
  { text: 'suicidle thoughts ozempic', kinds: ['suicide'] },
  {
    text: 'would it hurt to inject all of it at once. asking because im done with everything',
    kinds: ['suicide'],
  },
  { text: 'i had a plan last week and put it off but its back and louder now', kinds: ['suicide'] },
  {
    text: "She stopped her hormone shots and keeps saying life isn't worth living and that she'd rather be dead, she's been giving away her stuff",
    kinds: ['suicide'],
  },
  { text: 'took 2.5 mg instead of .25 sema first ever shot help', kinds: ['overdose'] },
  { text: 'i drew up to 50 units but it was suppose to be 5', kinds: ['overdose'] },
  {
    text: 'my toddler got hold of my mounjaro pen and i think the needle went in his leg',
    kinds: ['overdose'],
  },
  {
    text: "Injected my weekly dose twice today because I forgot I'd already done it this morning",
    kinds: ['overdose'],
  },
  { text: 'wrong insulin!! gave myself 40 of novolog thinking it was lantus', kinds: ['overdose'] },
  { text: 'i think i just shot the entire vial', kinds: ['overdose'] },
  {
    text: "Compounded tirz, pharmacy changed the concentration and I kept using the same units. Worked it out and I've had roughly four times what I should have",
    kinds: ['overdose'],
  },
  { text: 'mixed up ml and units and did 1 whole ml of retatrutide, feel awful', kinds: ['overdose'] },
  {
    text: 'husband has dementia and had already done his insulin when i gave him his insulin. so thats 2 lots of 28',
    kinds: ['overdose'],
  },
  { text: 'accidently took 10x my dose', kinds: ['overdose'] },
  { text: 'how bad is it that I did 20mg of reta in one go lol kinda freaking out', kinds: ['overdose'] },
  { text: 'grandma clicked her pen all the way to 60 and she is meant to have six', kinds: ['overdose'] },
  {
    text: 'did bac water maths wrong, been pinning a thousand mcg of ipamorelin not a hundred, heart is pounding',
    kinds: ['overdose'],
  },
  {
    text: "my 4 yr old was playing with the sharps bag and there's an empty syringe that was full this morning",
    kinds: ['overdose'],
  },
  { text: 'shaking sweating cant think straight took my humalog and didnt eat', kinds: ['low-sugar'] },
  { text: 'meter says 41 what now', kinds: ['low-sugar'] },
  {
    text: "my wife is diabetic and I can't wake her up properly, she's clammy and mumbling",
    kinds: ['low-sugar'],
  },
  { text: 'glucose 2.3 mmol and dropping two arrows down', kinds: ['low-sugar'] },
  {
    text: "On glipizide plus ozempic and I've gone all trembly and confused, lips tingling, feel drunk but havent had a drink",
    kinds: ['low-sugar'],
  },
  { text: 'bg 52 had juice 20 min ago now its 47', kinds: ['low-sugar'] },
  { text: 'hypo wont come up even after 3 lots of glucose tabs', kinds: ['low-sugar'] },
  {
    text: 'been throwing up for 3 days straight since my shot cant even keep water down',
    kinds: ['dehydration'],
  },
  { text: 'Havent peed since yesterday morning, every sip comes back up', kinds: ['dehydration'] },
  {
    text: 'diarreah nonstop since sunday its now thursday and i get dizzy standing up',
    kinds: ['dehydration'],
  },
  {
    text: "my mum upped to 1.7 wegovy and has been vomiting for two days, she's weak as a kitten and her mouth is bone dry",
    kinds: ['dehydration'],
  },
  { text: 'puking 15+ times today pee is brown tea color', kinds: ['dehydration'] },
  {
    text: "it's coming out both ends since the new dose, even ice chips won't stay in, nearly passed out in the shower",
    kinds: ['dehydration'],
  },
  {
    text: 'how long can you go w/o fluids?? nothing stays down going on 36 hrs, zofran didnt touch it',
    kinds: ['dehydration'],
  },
  { text: 'poop is black and sticky like tar since monday', kinds: ['bleeding'] },
  { text: 'vomit looks like coffee grounds', kinds: ['bleeding'] },
  { text: 'injection site wont stop bleeding been pressing 40 minutes, im on eliquis', kinds: ['bleeding'] },
  { text: 'Threw up and there was bright red blood in it, about a cupful', kinds: ['bleeding'] },
  { text: 'woke up and cant see out of my left eye', kinds: ['vision'] },
  {
    text: 'its like a curtain came down over half my sight this afternoon, on ozempic 8 months',
    kinds: ['vision'],
  },
  { text: 'sudden blurry vison one eye no pain 2 days after my dose increase', kinds: ['vision'] },
  {
    text: "My dad's on semaglutide for his diabetes and says everything has gone dark on one side since lunch, should we wait till his optician appt on Friday?",
    kinds: ['vision'],
  },
  { text: 'been hard for 5 hours after pt141 and it hurts', kinds: ['priapism'] },
  { text: 'trimix shot last night still up this morning wont go down what do i do', kinds: ['priapism'] },
  {
    text: 'my bf did his bremelanotide and hes had a stiffy since dinner, its nearly midnight and hes in agony',
    kinds: ['priapism'],
  },
  {
    text: 'throat feels tight and my lips r swelling up did bpc like 10 min ago',
    kinds: ['allergic-reaction'],
  },
  { text: 'hives all over and wheezing after my injection', kinds: ['allergic-reaction'] },
  {
    text: 'face blown up like a balloon, tongue feels too big for my mouth. second ever mounjaro jab',
    kinds: ['allergic-reaction'],
  },
  {
    text: "she injected tesamorelin and went bright red, now she's struggling to breathe and feels faint",
    kinds: ['allergic-reaction'],
  },
  {
    text: 'worst stomach pain of my life goes right through to my back and im vomiting, on zepbound',
    kinds: ['abdominal-pain', 'jaundice'],
  },
  { text: 'eyes have gone yellow and wee is dark like coke', kinds: ['abdominal-pain', 'jaundice'] },
  {
    text: "Severe upper belly ache since last night, can't lie flat, only eases when I lean forward. Been on sema 6 wks",
    kinds: ['abdominal-pain', 'jaundice'],
  },
  { text: 'i would kill for a pizza right now, any tips for cravings on week 3', kinds: [] },
  {
    text: 'is there a lethal dose warning on the box or is that just for insulin? writing an essay for pharmacy school',
    kinds: [],
  },
  { text: 'dying to know when the 12 week results come out lol', kinds: [] },
  { text: 'tiny drop of blood after i pull the needle out normal?', kinds: [] },
  { text: 'can i double my dose next month or do i have to go up slower', kinds: [] },
  { text: 'my vial went cloudy is it dead', kinds: [] },
  { text: 'what should I keep in the house in case I ever go low', kinds: [] },
  { text: 'how do i stop the pen bleeding out liquid from the tip after', kinds: [] },
  {
    text: 'Does the new study really say semaglutide causes blindness or is it media hype? My eyes are fine',
    kinds: [],
  },
  { text: 'missed a shot so do I take two to catch up', kinds: [] },
  { text: 'threw up once after a greasy burger, fine now. still ok to do my jab on friday?', kinds: [] },
  {
    text: 'what is the max dose before it counts as an overdose, just wondering how wide the safety margin is before i start',
    kinds: [],
  },
  { text: 'killer leg day yesterday, can i still pin bpc near the sore spot', kinds: [] },
  { text: 'is pancreatitis more common on reta than tirz', kinds: [] },
  { text: 'my grandfather died of a stroke at 80 does that stop me using testosterone', kinds: [] },
  { text: 'bit of redness and itch size of a dime where i injected, third day, going away', kinds: [] },
  { text: 'blind trial vs open label whats the difference', kinds: [] },
  { text: 'this app is suicide inducing levels of slow. fix the calendar please', kinds: [] },
  { text: 'How many units is 0.5 mg if my vial is 5mg in 2 ml', kinds: [] },
  { text: 'does pt141 actually give you an erection or just make you want sex', kinds: [] },
  {
    text: 'I had suicidal thoughts listed on the leaflet, do they put that on all the weight loss ones?',
    kinds: [],
  },
  { text: 'can i leave mounjaro out of fridge overnite', kinds: [] },
  { text: 'best time of day to take cjc/ipa', kinds: [] },
  { text: 'Which size needle for subq, 29 or 31 gauge?', kinds: [] },
  { text: 'log 200mg test cyp today right glute', kinds: [] },
  { text: 'how to travel with pens on a plane', kinds: [] },
  { text: 'why am i not losing any weight on 5 mg', kinds: [] },
  { text: 'protein goal for 180 lb guy cutting', kinds: [] },
  { text: 'can you drink on wegovy my sisters wedding is saturday', kinds: [] },
  { text: 'rotate injection sites chart', kinds: [] },
  { text: 'whats the half life of tesamorelin', kinds: [] },
  { text: 'bac water expire date after opening', kinds: [] },
  { text: 'constipated for 3 days on sema, is miralax ok', kinds: [] },
  { text: 'change reminder from tues to thurs', kinds: [] },
  { text: 'hair thinning a bit since ive lost 40 pounds will it grow back', kinds: [] },
  { text: 'is ghk-cu meant to be blue', kinds: [] },
  { text: 'thigh or stomach, which one works better for tirz', kinds: [] },
  {
    text: 'My partner and I want to start trying for a baby next year, how long before do I need to come off semaglutide?',
    kinds: [],
  },
  { text: 'does insurance cover zepbound for sleep apnea', kinds: [] },
  { text: 'where do i bin used needles in the uk', kinds: [] },
]
