import type { EmergencyKind } from './emergency-kinds.ts'

/** Sentences used to develop the rules. Their author had not seen the rules. */
export const developmentSentences: readonly { text: string; kinds: readonly EmergencyKind[] }[] = [
  {
    text: 'everything i drink comes straight back up, day two of this',
    kinds: ['dehydration'],
  },
  {
    text: 'pharmacy label said mg and i read it as units, 100 units went in ten min ago',
    kinds: ['overdose'],
  },
  {
    text: 'fasting glucose 92 this morning is that good',
    kinds: [],
  },
  {
    text: 'how to avoid doubling up by mistake, can i set a reminder',
    kinds: [],
  },
  {
    text: 'vision board for my goal weight, does the app have one',
    kinds: [],
  },
  {
    text: 'chest or shoulders after injecting in the arm, does training matter',
    kinds: [],
  },
  {
    text: 'thought the vial was one dose so i used all of it',
    kinds: ['overdose'],
  },
  {
    text: 'I collapsed on the sofa after leg day haha, does mots-c help with energy',
    kinds: [],
  },
  {
    text: 'small itchy red bump where i pinned ipamorelin yesterday',
    kinds: [],
  },
  {
    text: 'how many units of sema would it take to just not wake up',
    kinds: ['suicide'],
  },
  {
    text: 'im not diabetic and grabbed dads insulin from the fridge instead of my peptide. 40u. shaky and sweating',
    kinds: ['overdose', 'low-sugar'],
  },
  {
    text: 'i dont want to be alive anymore',
    kinds: ['suicide'],
  },
  {
    text: 'took 50 units this morning, where do i log it',
    kinds: [],
  },
  {
    text: 'this constipation joke is gonna be the death of me, how much fiber a day',
    kinds: [],
  },
  {
    text: 'agony under my right ribs since 2pm, feverish, cant straighten up or even talk properly',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'one side of mums face has dropped and her speech is slurred',
    kinds: ['collapse'],
  },
  {
    text: 'glucose 41 shaking cant think',
    kinds: ['low-sugar'],
  },
  {
    text: 'skin turnin yelow and itching all over, on reta 8 wks',
    kinds: ['jaundice'],
  },
  {
    text: 'missed my dose by 2 days should i take it now or wait',
    kinds: [],
  },
  {
    text: 'does ozempic raise suicide risk or was that disproven',
    kinds: [],
  },
  {
    text: 'he passed out right after his shot and wont wake up',
    kinds: ['collapse'],
  },
  {
    text: 'Ever since I started this medication I keep thinking everyone would be better off without me',
    kinds: ['suicide'],
  },
  {
    text: 'throat closing up after injection',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'is bpc making me shit blood its every time i go since last nite',
    kinds: ['bleeding'],
  },
  {
    text: 'drew up 50 units insted of 5 and already injected it what now',
    kinds: ['overdose'],
  },
  {
    text: 'my gf is having a seizure right now shes on insulin and ozempic, meter says 29',
    kinds: ['collapse', 'low-sugar'],
  },
  {
    text: 'cant stop picturing myself driving into a wall',
    kinds: ['suicide'],
  },
  {
    text: 'My dad is 71, on 1 mg. Vomiting since Sunday, mouth bone dry, hardly making sense when he talks.',
    kinds: ['dehydration'],
  },
  {
    text: 'injected 2.5 ml not 2.5 mg of tirz freaking out',
    kinds: ['overdose'],
  },
  {
    text: 'how do overdose warnings work in this app, what triggers one',
    kinds: [],
  },
  {
    text: 'is pancreatitis a listed side effect of tirzepatide',
    kinds: [],
  },
  {
    text: 'low sugar snacks for glp1 users',
    kinds: [],
  },
  {
    text: 'gone blind in 1 eye help',
    kinds: ['vision'],
  },
  {
    text: 'think this is pancreatitis. severe upper belly pain for six hours, doubled over, cant stop being sick',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'iron tablets turn poop dark right?',
    kinds: [],
  },
  {
    text: 'best yellow top vials for storage or is clear fine',
    kinds: [],
  },
  {
    text: 'what is hypoglycemia',
    kinds: [],
  },
  {
    text: 'whats the half life so i know when its out my system before surgery',
    kinds: [],
  },
  {
    text: 'bad chest pains and out of breath just sitting here',
    kinds: ['chest-pain'],
  },
  {
    text: "She's type 1 and started tirzepatide last week, she's talking gibberish and her libre just says LO",
    kinds: ['low-sugar'],
  },
  {
    text: 'way too much ozempic, 4 clicks too many or more, been heaving since 3am and even water wont stay down',
    kinds: ['overdose', 'dehydration'],
  },
  {
    text: 'max dose of zepbound',
    kinds: [],
  },
  {
    text: 'threw up and theres blood in it',
    kinds: ['bleeding'],
  },
  {
    text: 'how often should i take semaglutide',
    kinds: [],
  },
  {
    text: 'puking every 20 min all nite, no pee in like 14 hrs',
    kinds: ['dehydration'],
  },
  {
    text: 'took 10x my dose by accident',
    kinds: ['overdose'],
  },
  {
    text: 'bit queasy after dinner, ginger tea ok?',
    kinds: [],
  },
  {
    text: 'want to kill myself',
    kinds: ['suicide'],
  },
  {
    text: 'feels like an elephant sat on my chest, clammy too, is this the cjc',
    kinds: ['chest-pain'],
  },
  {
    text: 'threw up once last tuesday after greasy pizza, totally good now. lower dose next time?',
    kinds: [],
  },
  {
    text: 'pt141 boner wont go down 5 hrs now hurts',
    kinds: ['priapism'],
  },
  {
    text: 'going from 5 to 7.5 next week as my doc planned, anything to change in the app?',
    kinds: [],
  },
  {
    text: 'worst stomach pain of my life, goes right thru to my back',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'recon math was off, just worked out my very first reta shot was 8mg',
    kinds: ['overdose'],
  },
  {
    text: 'my liver tests came back normal yay, when do i repeat them',
    kinds: [],
  },
  {
    text: 'woke up with the bottom half of my vision missing in one eye, doesnt hurt, on ozempic 6 months',
    kinds: ['vision'],
  },
  {
    text: 'vomit looks like coffee grounds??',
    kinds: ['bleeding'],
  },
  {
    text: 'had a bad allergic reaction to penicillin as a kid, is that relevant to bpc157',
    kinds: [],
  },
  {
    text: 'What does NAION stand for and how rare is it?',
    kinds: [],
  },
  {
    text: 'do I need electrolytes so i dont get dehydrated on reta',
    kinds: [],
  },
  {
    text: 'whites of my eyes have gone yellow and my wee looks like cola',
    kinds: ['jaundice'],
  },
  {
    text: 'lips and tounge swelling 10 min after tesamorelin',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'poop is black n sticky like tar',
    kinds: ['bleeding'],
  },
  {
    text: 'suddenly cant see out of my left eye',
    kinds: ['vision'],
  },
  {
    text: 'how many units is 0.25mg from a 5mg vial with 2ml bac water',
    kinds: [],
  },
  {
    text: '4 yr old got hold of my pen and i think she clicked it into her leg',
    kinds: ['overdose'],
  },
  {
    text: 'seizure meds and semaglutide interaction',
    kinds: [],
  },
  {
    text: 'toilet bowl full of bright red blood, loads of it, feel faint',
    kinds: ['bleeding'],
  },
  {
    text: 'accidentally used my husbands mounjaro, the 15 one, never been on any of it before',
    kinds: ['overdose'],
  },
  {
    text: "my wife's been on wegovy 3 months and last night she told me she has a plan to end it. what do i do",
    kinds: ['suicide'],
  },
  {
    text: 'blackout curtains and melatonin or dsip for sleep',
    kinds: [],
  },
  {
    text: 'sulfur burps n mild diarrhea this morning, normal in week 1?',
    kinds: [],
  },
  {
    text: 'shot myself in the thigh this time instead of belly, does it absorb slower',
    kinds: [],
  },
  {
    text: 'tiny drop of blood at injection site normal?',
    kinds: [],
  },
  {
    text: 'took my novorapid w the ozempic, couldnt eat, now drenched in sweat, confused n trembly',
    kinds: ['low-sugar'],
  },
  {
    text: 'forgot i did my shot this morning and just did it again',
    kinds: ['overdose'],
  },
  {
    text: 'I had gallstones out in 2019, all fine since. Can I note that somewhere in my profile?',
    kinds: [],
  },
  {
    text: 'dying for a burger is the food noise supposed to come back by day 6',
    kinds: [],
  },
  {
    text: 'first shot of zepbound this am and my face has blown up like a balloon, hard to swallow',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'can i do my shot twice a week in half doses instead of once',
    kinds: [],
  },
  {
    text: 'my husband is on mounjaro 15 and im on 2.5, can we have two profiles',
    kinds: [],
  },
  {
    text: '3 days of diarrhea now cant stand up without everything going grey',
    kinds: ['dehydration'],
  },
  {
    text: 'kms tonight fr',
    kinds: ['suicide'],
  },
  {
    text: 'hives head to toe and wheezing cant get a full breath',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'crushing chest pain going down left arm',
    kinds: ['chest-pain'],
  },
  {
    text: 'our son is 19, he just texted goodbye and sorry for everything, now his phones off',
    kinds: ['suicide'],
  },
  {
    text: 'i emptied the entire pen into me on purpose and i dont care what happens',
    kinds: ['suicide', 'overdose'],
  },
  {
    text: 'sugar is 2.4 and not coming up after juice',
    kinds: ['low-sugar'],
  },
  {
    text: 'slept like crap after my tesa shot, is evening better?',
    kinds: [],
  },
  {
    text: 'whats the point of logging this, i wont be here next week',
    kinds: ['suicide'],
  },
  {
    text: "my ex overdosed on caffeine once years ago, she's fine. is coffee ok on wegovy",
    kinds: [],
  },
  {
    text: "Used bremelanotide yesterday evening and I've had an erection ever since, it's getting really painful",
    kinds: ['priapism'],
  },
  {
    text: 'been cutting again and tonite i want to go deeper',
    kinds: ['suicide'],
  },
  {
    text: 'killing it at the gym on this stack lol',
    kinds: [],
  },
  {
    text: "I've written the letters and given the dog to my sister. just tell me if it's painless",
    kinds: ['suicide'],
  },
  {
    text: 'suicidal thoughts after going up to 1.7, worse every day',
    kinds: ['suicide'],
  },
  {
    text: 'pt 141 how long does it last usually',
    kinds: [],
  },
  {
    text: 'roommate on the bathroom floor breathing but not responding, peptides all over the sink',
    kinds: ['collapse'],
  },
  {
    text: "Mum has dementia and we've just realised she has been giving herself the weekly injection every single day since Monday",
    kinds: ['overdose'],
  },
  {
    text: 'like a dark curtain dropped over my right eye about an hour ago',
    kinds: ['vision'],
  },
]
