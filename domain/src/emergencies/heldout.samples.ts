import type { EmergencyKind } from './emergency-kinds.ts'

/**
 * Held-out sentences whose author had not seen the rules. Never tune a rule to them: read the counts, not the
 * sentences.
 */
export const heldOutSentences: readonly { text: string; kinds: readonly EmergencyKind[] }[] = [
  {
    text: 'took my moms mounjaro by accident thought it was my b12 shot, its the 15 one',
    kinds: ['overdose'],
  },
  {
    text: 'poop is black like tar and it reeks',
    kinds: ['bleeding'],
  },
  {
    text: "Started hurting myself again since the dose went up. Tonight feels different and I don't trust myself to be alone.",
    kinds: ['suicide'],
  },
  {
    text: 'how many units is 2.5mg if vial is 10mg and 2ml bac water',
    kinds: [],
  },
  {
    text: 'sorry my english. i am very tired of life, i want to die, no person can help me',
    kinds: ['suicide'],
  },
  {
    text: 'Chest feels like an elephant is sitting on it and my left arm is numb. Could that be from the tirzepatide?',
    kinds: ['chest-pain'],
  },
  {
    text: 'glucometer just says LO, what is LO? i feel drunk and i havent had a drop',
    kinds: ['low-sugar'],
  },
  {
    text: 'a little nauseous day after shot, ginger tea ok?',
    kinds: [],
  },
  {
    text: 'new glasses needed, can the vision section of the app read bigger font',
    kinds: [],
  },
  {
    text: 'My mother is 81 and has had diarrhoea for four days on this injection. Her mouth is dry as paper and this morning she is confused about what day it is.',
    kinds: ['dehydration'],
  },
  {
    text: 'Threw up something that looks like coffee grounds an hour ago. On week 6 of Wegovy.',
    kinds: ['bleeding'],
  },
  {
    text: "My wife's skin has gone a mustard yellow, she is itching all over and has terrible pain under her right ribs",
    kinds: ['jaundice', 'abdominal-pain'],
  },
  {
    text: 'tiny drop of blood when i pulled the needle out, did i waste the dose',
    kinds: [],
  },
  {
    text: 'Grandfather had a stroke in 2009, is that a family history I should tell the prescriber about?',
    kinds: [],
  },
  {
    text: 'my father 66 years, suddenly since one hour he sees flashes and half of picture is missing',
    kinds: ['vision'],
  },
  {
    text: 'Is there an eye exam I should book before starting semaglutide? I have mild retinopathy.',
    kinds: [],
  },
  {
    text: '3 days I vomit all, nothing stays inside, today I almost fall down in bathroom',
    kinds: ['dehydration'],
  },
  {
    text: 'tight pressure in my chest n cant catch my breath since i did cjc this am',
    kinds: ['chest-pain'],
  },
  {
    text: 'how do i end my subscription',
    kinds: [],
  },
  {
    text: 'can my wife and me share one vial if we use different needles?',
    kinds: [],
  },
  {
    text: 'Belly hard like stone, no gas no toilet for 6 days, and since yesterday pain like knife',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'eyes turned yellow and my pee is like dark tea, on tirz 3 months',
    kinds: ['jaundice'],
  },
  {
    text: 'My husband is on warfarin and started some BPC-157. His nose has been bleeding for 50 minutes and it will not stop.',
    kinds: ['bleeding'],
  },
  {
    text: 'RN asking about a patient: self-administered 100 units from a 10 mg/mL semaglutide vial, intended 10 units. Asymptomatic at 2 h. How long should we observe?',
    kinds: ['overdose'],
  },
  {
    text: "I found a goodbye letter in my daughter's room, it was under her Wegovy box. She is 16 and says everyone is better off without her. What do I do",
    kinds: ['suicide'],
  },
  {
    text: 'constipated 2 days no pain, how much miralax do ppl take',
    kinds: [],
  },
  {
    text: 'grabbed the humalog instead of my bpc, 40 units, im not even diabetic and im getting shaky and sweaty',
    kinds: ['overdose', 'low-sugar'],
  },
  {
    text: 'Heartburn after spicy food on Mounjaro, is an antacid all right to take?',
    kinds: [],
  },
  {
    text: 'It is as though a grey curtain came down over half of my right eye this morning. I take semaglutide for my diabetes.',
    kinds: ['vision'],
  },
  {
    text: 'best electrolyte drink so i dont get dehydrated on zep',
    kinds: [],
  },
  {
    text: 'how much semaglutide would it take so i just dont wake up',
    kinds: ['suicide'],
  },
  {
    text: 'What is the best way to keep pens out of reach of small children in a shared fridge?',
    kinds: [],
  },
  {
    text: 'something to kill my appetite at night that isnt coffee',
    kinds: [],
  },
  {
    text: 'is it normal on zepbound to think about dying every day?? i kind of have a plan now and its scaring me',
    kinds: ['suicide'],
  },
  {
    text: 'this plateau is killing me lol, 3 weeks no change',
    kinds: [],
  },
  {
    text: 'my a1c went from 7.9 to 5.6!! is that too low or good',
    kinds: [],
  },
  {
    text: 'collapsed vial stopper, rubber got pushed in, still ok to use?',
    kinds: [],
  },
  {
    text: 'got a bruise on my belly from injecting, rotate sites?',
    kinds: [],
  },
  {
    text: 'thrwoing up every 20 min since last nite cant even do sips',
    kinds: ['dehydration'],
  },
  {
    text: 'allergic to penicillin, can i take bpc 157',
    kinds: [],
  },
  {
    text: 'puked blood',
    kinds: ['bleeding'],
  },
  {
    text: 'I passed out on the sofa by 9pm last night, so tired since starting. Is fatigue common?',
    kinds: [],
  },
  {
    text: 'what is NAION and how rare is it',
    kinds: [],
  },
  {
    text: 'can i take my shot a day early if im travelling',
    kinds: [],
  },
  {
    text: "Mum's face is drooping on one side and her words are coming out slurred, could it be the injection",
    kinds: ['collapse'],
  },
  {
    text: 'how much water per day with this medicine please',
    kinds: [],
  },
  {
    text: 'doctor doubled my dose from 2.5 to 5 today, what should I expect',
    kinds: [],
  },
  {
    text: "Compounded sema, I read 0.25 as 2.5 on the syringe. Been throwing up nonstop for 9 hours and can't keep even ice chips in",
    kinds: ['overdose', 'dehydration'],
  },
  {
    text: 'meter says 41 and still shaking after juice',
    kinds: ['low-sugar'],
  },
  {
    text: "My husband texted that he's sorry and the kids will be fine without him. He won't pick up and the insulin is gone from the fridge.",
    kinds: ['suicide'],
  },
  {
    text: 'Did they take the suicidal thoughts warning off the Wegovy label? Saw something in the news',
    kinds: [],
  },
  {
    text: 'This is embarrassing. I used Viagra with bremelanotide last evening and still have the erection this morning. It has become quite painful.',
    kinds: ['priapism'],
  },
  {
    text: "Sticky black stools for two days now, I'm on Eliquis as well and weak as a kitten",
    kinds: ['bleeding'],
  },
  {
    text: 'my bf just dropped on the floor at the gym and wont wake up, he pinned melanotan like 20 min ago',
    kinds: ['collapse'],
  },
  {
    text: 'My baby nephew had jaundice when he was born. Would that matter for me taking peptides later?',
    kinds: [],
  },
  {
    text: 'itchy red spot size of a coin where i injected yesterday, is already going away',
    kinds: [],
  },
  {
    text: 'bro my roommate slammed like 4 weeks of reta in one go for a cut and now hes puking green stuff',
    kinds: ['overdose'],
  },
  {
    text: "My son is 15 and took some peptide a friend gave him. Now he's wheezing and his face is so puffy his eyes are nearly shut.",
    kinds: ['allergic-reaction'],
  },
  {
    text: 'i start my period on day 2 of every cycle of cjc lol does the bleeding affect weigh ins',
    kinds: [],
  },
  {
    text: 'theres so much bright red blood in the toilet and im feeling lightheaded',
    kinds: ['bleeding'],
  },
  {
    text: 'he is shaking all the body and eyes go white after the injection pls what to do',
    kinds: ['collapse'],
  },
  {
    text: 'my vision just went dark on one side, no pain, wtf',
    kinds: ['vision'],
  },
  {
    text: 'what happens if you overdose on sema? just curious never started yet',
    kinds: [],
  },
  {
    text: 'my wife is diabetic, she make the insulin and she did not eat, now hands tremble and she not understand me when I speak',
    kinds: ['low-sugar'],
  },
  {
    text: 'I inject all the pen one time, I think pen is for one day but it is for one month. Now I feel very sick',
    kinds: ['overdose'],
  },
  {
    text: 'whats the point of logging my next shot if im not gonna be alive friday',
    kinds: ['suicide'],
  },
  {
    text: 'kms tonight and no im not joking, all the weight came back and nobody even cares',
    kinds: ['suicide'],
  },
  {
    text: 'lips and tounge swelling up 10 min after shot',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'bg 48 double arrows down cgm wont stop screaming',
    kinds: ['low-sugar'],
  },
  {
    text: 'mixed up mg and mcg ffs. so thats 1000x?? its in me already',
    kinds: ['overdose'],
  },
  {
    text: 'woke up and cant see out of my left eye',
    kinds: ['vision'],
  },
  {
    text: 'difference mg vs mcg',
    kinds: [],
  },
  {
    text: 'my 2 year old got hold of my ozempic pen and I think she stuck herself with it, theres a red dot on her leg and the dial is at 0',
    kinds: ['overdose'],
  },
  {
    text: 'my 4yo ate my husbands rybelsus like candy maybe 5 or 6 of them',
    kinds: ['overdose'],
  },
  {
    text: 'pee is coke coloured n barely any comes out, been sick 2 days straight on zep',
    kinds: ['dehydration'],
  },
  {
    text: 'havent kept water down since tuesday',
    kinds: ['dehydration'],
  },
  {
    text: 'What counts as low on a CGM overnight? Mine sits around 85.',
    kinds: [],
  },
  {
    text: "Missed last week's dose. Do I double up or just carry on as usual?",
    kinds: [],
  },
  {
    text: 'no pee in like 14 hrs and everything goes black when i stand up, went up to 1.7 on sunday',
    kinds: ['dehydration'],
  },
  {
    text: 'I believe I have given myself two injections today, one at breakfast and one after lunch. I am 78 and my memory is not what it was.',
    kinds: ['overdose'],
  },
  {
    text: 'been doing the weekly shot every day, didnt know. 7 shots of 1mg. feel awful heart going crazy',
    kinds: ['overdose'],
  },
  {
    text: 'dying to know when reta gets approved',
    kinds: [],
  },
  {
    text: 'Since my wife passed I see no reason to carry on. I have been thinking about ending it most evenings.',
    kinds: ['suicide'],
  },
  {
    text: 'i dont want to be here anymore',
    kinds: ['suicide'],
  },
  {
    text: "Dad takes glipizide and started Ozempic last month. He's drenched in sweat and talking nonsense, his sugar is 2.4",
    kinds: ['low-sugar'],
  },
  {
    text: 'My iron tablets have made my stools dark for years. Do iron and Ozempic get along?',
    kinds: [],
  },
  {
    text: 'how long before sex should i take pt-141 and how long does it last',
    kinds: [],
  },
  {
    text: 'hives everywhere n my throat feels like its closing, first time doing ipamorelin',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'drew 50 units instead of 5 of tirz and already injected it, what now',
    kinds: ['overdose'],
  },
  {
    text: 'can you inject sema in stomach or is thigh better, less sulfur burps?',
    kinds: [],
  },
  {
    text: 'yellow cap vs blue cap vials whats the difference',
    kinds: [],
  },
  {
    text: 'worst stomach pain of my life, goes right thru to my back, cant stand up straight',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'does tirz cause low blood sugar if youre not diabetic',
    kinds: [],
  },
  {
    text: 'chest day tomorrow, pin before or after workout?',
    kinds: [],
  },
  {
    text: 'pt141 boner wont go down its been 5 hrs',
    kinds: ['priapism'],
  },
  {
    text: 'would it hurt to unalive myself w insulin',
    kinds: ['suicide'],
  },
  {
    text: 'took all my pens at once on purpose. changed my mind pls help',
    kinds: ['suicide', 'overdose'],
  },
  {
    text: "I'm a bit down that I've only lost four pounds. Is that a normal pace for the first month?",
    kinds: [],
  },
  {
    text: 'took lantus plus mounjaro n skipped dinner, now im clammy and trembling and cant think straight',
    kinds: ['low-sugar'],
  },
  {
    text: 'does ozempic show up on a liver panel',
    kinds: [],
  },
]
