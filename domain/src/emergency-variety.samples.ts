import type { EmergencyKind } from './emergency-kinds.ts'

/** Sentences of many voices that the rules were widened with. */
export const variedSentences: readonly { text: string; kinds: readonly EmergencyKind[] }[] = [
  {
    text: 'life is not worth living',
    kinds: ['suicide'],
  },
  {
    text: 'tired of living',
    kinds: ['suicide'],
  },
  {
    text: "I don't want to go on",
    kinds: ['suicide'],
  },
  {
    text: 'everyone would be happier if I was gone',
    kinds: ['suicide'],
  },
  {
    text: 'i just want to go to sleep and never wake up',
    kinds: ['suicide'],
  },
  {
    text: 'thinking about ending things',
    kinds: ['suicide'],
  },
  {
    text: 'I have nothing left to live for',
    kinds: ['suicide'],
  },
  {
    text: 'what is the point of going on',
    kinds: ['suicide'],
  },
  {
    text: 'i feel like a burden to my family',
    kinds: ['suicide'],
  },
  {
    text: "my daughter says she doesn't want to live anymore",
    kinds: ['suicide'],
  },
  {
    text: 'I want to disappear forever',
    kinds: ['suicide'],
  },
  {
    text: 'nobody would even notice if i was gone',
    kinds: ['suicide'],
  },
  {
    text: 'how much insulin would it take to kill a person',
    kinds: ['suicide'],
  },
  {
    text: "what's the lethal dose of semaglutide",
    kinds: ['suicide'],
  },
  {
    text: 'planning to jump off a bridge',
    kinds: ['suicide'],
  },
  {
    text: 'I bought a rope',
    kinds: ['suicide'],
  },
  {
    text: 'i cant do this anymore',
    kinds: ['suicide'],
  },
  {
    text: 'i wish i never woke up',
    kinds: ['suicide'],
  },
  {
    text: 'I keep having thoughts about hurting myself',
    kinds: ['suicide'],
  },
  {
    text: 'my husband took a bunch of pills, he said he wanted to die',
    kinds: ['suicide'],
  },
  {
    text: 'goodbye everyone, thank you for being kind',
    kinds: ['suicide'],
  },
  {
    text: 'thinking of taking all my pens at once so its over',
    kinds: ['suicide'],
  },
  {
    text: 'i have a gun and im ready',
    kinds: ['suicide'],
  },
  {
    text: 'cut my wrists tonight',
    kinds: ['suicide'],
  },
  {
    text: 'no reason to keep living',
    kinds: ['suicide'],
  },
  {
    text: "I'm done with life",
    kinds: ['suicide'],
  },
  {
    text: 'i cant live like this anymore',
    kinds: ['suicide'],
  },
  {
    text: 'feeling really suicidal',
    kinds: ['suicide'],
  },
  {
    text: 'sucidal',
    kinds: ['suicide'],
  },
  {
    text: 'if i inject the whole vial will i die',
    kinds: ['suicide'],
  },
  {
    text: "i'd rather be dead",
    kinds: ['suicide'],
  },
  {
    text: 'my brother tried to kill himself last night',
    kinds: ['suicide'],
  },
  {
    text: 'wish i was dead',
    kinds: ['suicide'],
  },
  {
    text: 'theres no way out for me',
    kinds: ['suicide'],
  },
  {
    text: 'there is no hope left',
    kinds: ['suicide'],
  },
  {
    text: 'i cant see a future for myself',
    kinds: ['suicide'],
  },
  {
    text: 'would it hurt if i took 10 vials. i want it to be over',
    kinds: ['suicide'],
  },
  {
    text: 'I think about dying every day since starting wegovy',
    kinds: ['suicide'],
  },
  {
    text: 'i dont deserve to live',
    kinds: ['suicide'],
  },
  {
    text: 'ready to give up on everything',
    kinds: ['suicide'],
  },
  {
    text: 'i want to hurt myself',
    kinds: ['suicide'],
  },
  {
    text: 'mi vida no vale nada, quiero morirme',
    kinds: ['suicide'],
  },
  {
    text: 'is it quick if you inject a whole pen of insulin',
    kinds: ['suicide'],
  },
  {
    text: "my best friend posted that she's going to end her life tonight",
    kinds: ['suicide'],
  },
  {
    text: 'what dose of tirzepatide is fatal asking for me',
    kinds: ['suicide'],
  },
  {
    text: 'I hate being alive',
    kinds: ['suicide'],
  },
  {
    text: "i took everything in the cabinet, don't tell anyone",
    kinds: ['suicide'],
  },
  {
    text: 'just want the pain to stop forever',
    kinds: ['suicide'],
  },
  {
    text: 'took two shots by mistake',
    kinds: ['overdose'],
  },
  {
    text: 'double dosed',
    kinds: ['overdose'],
  },
  {
    text: 'took my weekly shot twice',
    kinds: ['overdose'],
  },
  {
    text: 'injected 5 mg but was supposed to take 0.5',
    kinds: ['overdose'],
  },
  {
    text: 'took 10mg not 1mg',
    kinds: ['overdose'],
  },
  {
    text: 'used mg instead of mcg',
    kinds: ['overdose'],
  },
  {
    text: "took my mom's insulin",
    kinds: ['overdose'],
  },
  {
    text: 'i injected ten times more than i should have',
    kinds: ['overdose'],
  },
  {
    text: 'I drew to the 100 line instead of the 10 line',
    kinds: ['overdose'],
  },
  {
    text: 'accidentally injected 2.4 instead of 0.25',
    kinds: ['overdose'],
  },
  {
    text: "gave my dog's dose to myself by accident",
    kinds: ['overdose'],
  },
  {
    text: "took both my wegovy and my wife's mounjaro on the same day by accident",
    kinds: ['overdose'],
  },
  {
    text: 'My toddler drank from the vial',
    kinds: ['overdose'],
  },
  {
    text: 'i think i injected way too much bpc',
    kinds: ['overdose'],
  },
  {
    text: 'forgot I already took my semaglutide and took it again',
    kinds: ['overdose'],
  },
  {
    text: 'nurse gave me the wrong dose, 1.5 instead of .15',
    kinds: ['overdose'],
  },
  {
    text: 'overdosed on tirz, throwing up',
    kinds: ['overdose'],
  },
  {
    text: 'I mistook 5 units for 50 units',
    kinds: ['overdose'],
  },
  {
    text: 'the whole pen went in',
    kinds: ['overdose'],
  },
  {
    text: 'took 3 doses in one day',
    kinds: ['overdose'],
  },
  {
    text: 'injected insulin instead of semaglutide',
    kinds: ['overdose'],
  },
  {
    text: 'should have been 25 units but I pulled 75 and injected',
    kinds: ['overdose'],
  },
  {
    text: 'i did 1ml of reta its supposed to be 0.1',
    kinds: ['overdose'],
  },
  {
    text: 'my son stuck himself with my zepbound pen',
    kinds: ['overdose'],
  },
  {
    text: 'took next weeks dose too, 2 days early by accident',
    kinds: ['overdose'],
  },
  {
    text: 'i misplaced the decimal and took 5mg',
    kinds: ['overdose'],
  },
  {
    text: 'I took 20 units when my dose is 2',
    kinds: ['overdose'],
  },
  {
    text: 'took the maintenance dose as my first dose by mistake',
    kinds: ['overdose'],
  },
  {
    text: 'injected the full 10mg vial in one go',
    kinds: ['overdose'],
  },
  {
    text: "I've been taking 2.5 mg every day instead of every week",
    kinds: ['overdose'],
  },
  {
    text: 'my mother took her ozempic daily for a week',
    kinds: ['overdose'],
  },
  {
    text: 'he swallowed a whole bottle of metformin',
    kinds: ['overdose'],
  },
  {
    text: 'did my injection twice today',
    kinds: ['overdose'],
  },
  {
    text: 'i gave myself 4x what the doctor prescribed',
    kinds: ['overdose'],
  },
  {
    text: 'dialed 2mg instead of 0.2mg and pushed it',
    kinds: ['overdose'],
  },
  {
    text: "ate a handful of my wife's pills",
    kinds: ['overdose'],
  },
  {
    text: 'blood sugar 48 shaking',
    kinds: ['low-sugar'],
  },
  {
    text: 'my glucose dropped to 52 and I feel faint',
    kinds: ['low-sugar'],
  },
  {
    text: 'sugar at 3.1 sweating and shaking',
    kinds: ['low-sugar'],
  },
  {
    text: 'dexcom alarm says urgent low 50',
    kinds: ['low-sugar'],
  },
  {
    text: 'bg is 55 what do i do',
    kinds: ['low-sugar'],
  },
  {
    text: 'having a hypo and no glucose tabs',
    kinds: ['low-sugar'],
  },
  {
    text: "blood sugar is really low and i'm shaky",
    kinds: ['low-sugar'],
  },
  {
    text: 'cold sweats, shaking, so hungry, on insulin and ozempic',
    kinds: ['low-sugar'],
  },
  {
    text: 'my meter reads 38',
    kinds: ['low-sugar'],
  },
  {
    text: "my wife is diabetic and she's confused and sweaty",
    kinds: ['low-sugar'],
  },
  {
    text: 'took humalog and then threw up my dinner',
    kinds: ['low-sugar'],
  },
  {
    text: 'type 1, 2.9 mmol and dropping',
    kinds: ['low-sugar'],
  },
  {
    text: "can't keep water down",
    kinds: ['dehydration'],
  },
  {
    text: 'been vomiting for 3 days straight',
    kinds: ['dehydration'],
  },
  {
    text: 'throwing up nonstop since my shot on friday',
    kinds: ['dehydration'],
  },
  {
    text: "haven't peed since yesterday and so dizzy",
    kinds: ['dehydration'],
  },
  {
    text: 'vomited 8 times today',
    kinds: ['dehydration'],
  },
  {
    text: "I can't stop throwing up",
    kinds: ['dehydration'],
  },
  {
    text: 'nothing stays down not even ice chips',
    kinds: ['dehydration'],
  },
  {
    text: 'severe diarrhea for four days and i feel faint',
    kinds: ['dehydration'],
  },
  {
    text: "puked all night and now i'm too weak to stand",
    kinds: ['dehydration'],
  },
  {
    text: 'so dehydrated i can barely stand up',
    kinds: ['dehydration'],
  },
  {
    text: 'every time i drink something i vomit',
    kinds: ['dehydration'],
  },
  {
    text: 'havent kept food or water down in two days',
    kinds: ['dehydration'],
  },
  {
    text: 'black stools since yesterday',
    kinds: ['bleeding'],
  },
  {
    text: 'vomiting blood',
    kinds: ['bleeding'],
  },
  {
    text: 'there is blood in my poop',
    kinds: ['bleeding'],
  },
  {
    text: 'my stool is black and tarry',
    kinds: ['bleeding'],
  },
  {
    text: 'coughing up blood',
    kinds: ['bleeding'],
  },
  {
    text: "bleeding won't stop after injection",
    kinds: ['bleeding'],
  },
  {
    text: 'throwing up stuff that looks like coffee grounds',
    kinds: ['bleeding'],
  },
  {
    text: 'passing large blood clots from my bottom',
    kinds: ['bleeding'],
  },
  {
    text: 'bright red blood when i wipe, lots',
    kinds: ['bleeding'],
  },
  {
    text: 'spat up blood this morning',
    kinds: ['bleeding'],
  },
  {
    text: "my nose has been bleeding for an hour and won't stop",
    kinds: ['bleeding'],
  },
  {
    text: 'i hit a vein and the blood is gushing',
    kinds: ['bleeding'],
  },
  {
    text: "suddenly can't see on one eye",
    kinds: ['vision'],
  },
  {
    text: 'lost vision in my right eye',
    kinds: ['vision'],
  },
  {
    text: 'my sight went blurry all of a sudden in one eye',
    kinds: ['vision'],
  },
  {
    text: "there's a black spot in the middle of my vision since this morning",
    kinds: ['vision'],
  },
  {
    text: 'i woke up blind in my left eye',
    kinds: ['vision'],
  },
  {
    text: 'a shadow is covering half of what i see',
    kinds: ['vision'],
  },
  {
    text: 'everything went dark in one eye',
    kinds: ['vision'],
  },
  {
    text: 'seeing double all of a sudden',
    kinds: ['vision'],
  },
  {
    text: 'vision in left eye just gone',
    kinds: ['vision'],
  },
  {
    text: 'yellow skin',
    kinds: ['jaundice'],
  },
  {
    text: 'my eyes are yellow',
    kinds: ['jaundice'],
  },
  {
    text: 'the whites of my eyes turned yellow',
    kinds: ['jaundice'],
  },
  {
    text: 'i look yellow and my pee is dark brown',
    kinds: ['jaundice'],
  },
  {
    text: 'jaundice after starting retatrutide',
    kinds: ['jaundice'],
  },
  {
    text: 'his skin is going yellow',
    kinds: ['jaundice'],
  },
  {
    text: 'pale stools and dark urine and itching',
    kinds: ['jaundice'],
  },
  {
    text: 'erection lasting 5 hours',
    kinds: ['priapism'],
  },
  {
    text: "my erection won't go away",
    kinds: ['priapism'],
  },
  {
    text: 'been hard for 6 hours after pt-141 and it hurts',
    kinds: ['priapism'],
  },
  {
    text: "erect since last night can't get it down",
    kinds: ['priapism'],
  },
  {
    text: 'priapism help',
    kinds: ['priapism'],
  },
  {
    text: '4 hours erection melanotan',
    kinds: ['priapism'],
  },
  {
    text: "painful erection that won't subside",
    kinds: ['priapism'],
  },
  {
    text: 'she is not breathing',
    kinds: ['collapse'],
  },
  {
    text: "he's unconscious",
    kinds: ['collapse'],
  },
  {
    text: 'my mom collapsed after the shot',
    kinds: ['collapse'],
  },
  {
    text: "won't wake up",
    kinds: ['collapse'],
  },
  {
    text: 'having a stroke i think, left arm numb and face droopy',
    kinds: ['collapse'],
  },
  {
    text: "she can't speak and her mouth is drooping",
    kinds: ['collapse'],
  },
  {
    text: 'my husband is having convulsions',
    kinds: ['collapse'],
  },
  {
    text: 'i keep fainting',
    kinds: ['collapse'],
  },
  {
    text: 'I passed out twice today',
    kinds: ['collapse'],
  },
  {
    text: 'not responding and lips are blue',
    kinds: ['collapse'],
  },
  {
    text: 'found him on the floor not moving',
    kinds: ['collapse'],
  },
  {
    text: 'he fainted after the injection',
    kinds: ['collapse'],
  },
  {
    text: 'right side of my body went numb suddenly',
    kinds: ['collapse'],
  },
  {
    text: "my throat feels like it's closing",
    kinds: ['allergic-reaction'],
  },
  {
    text: 'face is swelling up after injection',
    kinds: ['allergic-reaction'],
  },
  {
    text: "I can't breathe",
    kinds: ['allergic-reaction'],
  },
  {
    text: 'hives all over my body and lips swollen',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'tongue feels thick and swollen',
    kinds: ['allergic-reaction'],
  },
  {
    text: "i think i'm going into anaphylaxis",
    kinds: ['allergic-reaction'],
  },
  {
    text: 'struggling to breathe after tirzepatide',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'my eyes are swelling shut',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'used my epipen should i go to the er',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'severe allergic reaction what to do',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'throat tight and itchy rash everywhere',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'difficulty breathing',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'chest pain',
    kinds: ['chest-pain'],
  },
  {
    text: "my chest is tight and i'm sweating",
    kinds: ['chest-pain'],
  },
  {
    text: 'heart attack?',
    kinds: ['chest-pain'],
  },
  {
    text: 'pressure in my chest since the injection',
    kinds: ['chest-pain'],
  },
  {
    text: "my heart is racing and i feel like i'm going to pass out",
    kinds: ['chest-pain'],
  },
  {
    text: 'pain in left arm and jaw',
    kinds: ['chest-pain'],
  },
  {
    text: 'my chest hurts really bad',
    kinds: ['chest-pain'],
  },
  {
    text: 'severe stomach pain',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'terrible pain in my upper abdomen radiating to my back',
    kinds: ['abdominal-pain'],
  },
  {
    text: "my stomach hurts so bad i can't stand",
    kinds: ['abdominal-pain'],
  },
  {
    text: 'I think I have pancreatitis',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'excruciating pain under my right rib cage',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'gallbladder attack right now',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'stabbing pain in lower right abdomen with fever',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'belly is rock hard and painful, vomiting',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'can I inject twice a week',
    kinds: [],
  },
  {
    text: '3 weeks of doses left',
    kinds: [],
  },
  {
    text: 'took 50 units',
    kinds: [],
  },
  {
    text: 'slept badly two days in a row',
    kinds: [],
  },
  {
    text: 'injected again as planned',
    kinds: [],
  },
  {
    text: 'nausea, vomiting, slurred speech and hives are listed where?',
    kinds: [],
  },
  {
    text: 'allergic reaction symptoms',
    kinds: [],
  },
  {
    text: 'what are the symptoms of low blood sugar',
    kinds: [],
  },
  {
    text: 'how do i treat hypoglycemia',
    kinds: [],
  },
  {
    text: 'does semaglutide cause pancreatitis',
    kinds: [],
  },
  {
    text: 'what is the maximum dose of tirzepatide',
    kinds: [],
  },
  {
    text: 'my A1c went from 7.2 to 5.4',
    kinds: [],
  },
  {
    text: 'my blood sugar was 95 fasting',
    kinds: [],
  },
  {
    text: 'is 110 a good blood sugar after meals',
    kinds: [],
  },
  {
    text: 'i have 2 vials and 3 pens left',
    kinds: [],
  },
  {
    text: 'how do I stop vomiting after tirzepatide',
    kinds: [],
  },
  {
    text: 'mild nausea since yesterday',
    kinds: [],
  },
  {
    text: 'my stomach feels a bit upset',
    kinds: [],
  },
  {
    text: 'how much water should i drink to avoid dehydration',
    kinds: [],
  },
  {
    text: 'my vision is 20/20',
    kinds: [],
  },
  {
    text: 'can semaglutide affect vision',
    kinds: [],
  },
  {
    text: 'side effects of tirzepatide',
    kinds: [],
  },
  {
    text: 'does PT-141 cause erections',
    kinds: [],
  },
  {
    text: 'how long does pt-141 last',
    kinds: [],
  },
  {
    text: 'is it ok to take ozempic with insulin',
    kinds: [],
  },
  {
    text: 'my dad has diabetes, can he use ozempic',
    kinds: [],
  },
  {
    text: 'i missed two doses while traveling',
    kinds: [],
  },
  {
    text: 'can I take my dose two days early',
    kinds: [],
  },
  {
    text: 'when can I double my dose',
    kinds: [],
  },
  {
    text: 'doctor doubled my dose last week',
    kinds: [],
  },
  {
    text: 'I lost 20 lbs in 3 months',
    kinds: [],
  },
  {
    text: 'why do i bruise after injecting',
    kinds: [],
  },
  {
    text: 'blood in the syringe when i pull back',
    kinds: [],
  },
  {
    text: 'a little blood came out after the shot',
    kinds: [],
  },
  {
    text: 'i take 10 units every night',
    kinds: [],
  },
  {
    text: 'what happens if I skip a dose',
    kinds: [],
  },
  {
    text: 'can i travel with my pens',
    kinds: [],
  },
  {
    text: 'where do i log a skipped dose',
    kinds: [],
  },
  {
    text: 'my poop is green, is this from the vitamins',
    kinds: [],
  },
  {
    text: 'constipated for 3 days what helps',
    kinds: [],
  },
  {
    text: 'how do i lower my blood pressure',
    kinds: [],
  },
  {
    text: 'how to dispose of needles with kids at home',
    kinds: [],
  },
  {
    text: 'does ozempic cause depression',
    kinds: [],
  },
  {
    text: 'is semaglutide linked to suicidal thoughts',
    kinds: [],
  },
  {
    text: 'what dose of BPC-157 for tendon pain',
    kinds: [],
  },
  {
    text: 'my shoulder is killing me, which peptide helps',
    kinds: [],
  },
  {
    text: 'my knee hurts after running',
    kinds: [],
  },
  {
    text: 'headache after first dose',
    kinds: [],
  },
  {
    text: 'heartburn at night on wegovy',
    kinds: [],
  },
  {
    text: 'i feel tired all day',
    kinds: [],
  },
  {
    text: 'metallic taste after tb-500',
    kinds: [],
  },
  {
    text: 'hair falling out on tirzepatide',
    kinds: [],
  },
  {
    text: 'is yellow discoloration of the vial normal',
    kinds: [],
  },
  {
    text: 'my solution turned yellow',
    kinds: [],
  },
  {
    text: 'can I stop cold turkey',
    kinds: [],
  },
  {
    text: 'i accidentally left my pen out overnight',
    kinds: [],
  },
  {
    text: 'i accidentally froze my vial',
    kinds: [],
  },
  {
    text: 'accidentally bent the needle',
    kinds: [],
  },
  {
    text: 'i took it a day late',
    kinds: [],
  },
  {
    text: 'took my dose at night instead of morning',
    kinds: [],
  },
  {
    text: 'switched from 5 mg to 7.5 mg as my doctor told me',
    kinds: [],
  },
  {
    text: 'took 0.25 instead of 0.5 because of nausea',
    kinds: [],
  },
  {
    text: 'had gallbladder removed in 2015',
    kinds: [],
  },
  {
    text: 'no chest pain, just mild heartburn',
    kinds: [],
  },
  {
    text: 'never had a seizure, can I use it',
    kinds: [],
  },
  {
    text: "I don't have any trouble breathing",
    kinds: [],
  },
  {
    text: 'my chest workout was great',
    kinds: [],
  },
  {
    text: 'how often should I check my glucose',
    kinds: [],
  },
  {
    text: 'low carb or low sugar',
    kinds: [],
  },
  {
    text: 'what should my glucose be',
    kinds: [],
  },
  {
    text: 'i ate too much pizza',
    kinds: [],
  },
  {
    text: 'too many side effects, thinking of stopping',
    kinds: [],
  },
  {
    text: 'took too long to load',
    kinds: [],
  },
  {
    text: 'can I use the same needle twice',
    kinds: [],
  },
  {
    text: 'how many times can i pierce a vial',
    kinds: [],
  },
  {
    text: 'injected 3 times this week as planned',
    kinds: [],
  },
  {
    text: 'do I need an epipen',
    kinds: [],
  },
  {
    text: 'what does anaphylaxis mean',
    kinds: [],
  },
  {
    text: 'my daughter wants to know how to inject',
    kinds: [],
  },
  {
    text: 'is it normal that the injection site itches',
    kinds: [],
  },
  {
    text: 'redness and a small lump where i injected',
    kinds: [],
  },
  {
    text: 'my face looks thinner',
    kinds: [],
  },
  {
    text: 'i want to live healthier',
    kinds: [],
  },
  {
    text: "i can't live without coffee",
    kinds: [],
  },
  {
    text: 'this diet is killing me',
    kinds: [],
  },
  {
    text: 'dying to see results',
    kinds: [],
  },
  {
    text: "i'm so done with this app",
    kinds: [],
  },
  {
    text: 'how to end my cycle of bpc',
    kinds: [],
  },
  {
    text: 'i want to stop taking it',
    kinds: [],
  },
  {
    text: 'tired of injecting every week',
    kinds: [],
  },
  {
    text: 'sick of being fat',
    kinds: [],
  },
  {
    text: 'how do i delete my account',
    kinds: [],
  },
  {
    text: 'can i inject in my stomach',
    kinds: [],
  },
  {
    text: 'what if i inject air bubbles',
    kinds: [],
  },
  {
    text: 'how do I know if my peptide is bad',
    kinds: [],
  },
  {
    text: 'the 10mg vial is empty after 4 weeks',
    kinds: [],
  },
  {
    text: 'used the whole vial in a month, reorder',
    kinds: [],
  },
  {
    text: 'finished the entire pen, when do i get the next one',
    kinds: [],
  },
  {
    text: "what's the difference between 1 mg and 1000 mcg",
    kinds: [],
  },
  {
    text: 'i usually take 5 units, should it be 10',
    kinds: [],
  },
  {
    text: 'how much is too much protein',
    kinds: [],
  },
  {
    text: 'not sure i want to make it to friday',
    kinds: ['suicide'],
  },
  {
    text: 'if i did all 4 pens at once would that be it for me',
    kinds: ['suicide'],
  },
  {
    text: 'sometimes i think about just letting go and not coming back',
    kinds: ['suicide'],
  },
  {
    text: 'my teen said life isnt worth it and locked himself in the bathroom with my insulin',
    kinds: ['suicide'],
  },
  {
    text: "since upping to 2.4 I've felt so low I started planning how I'd do it",
    kinds: ['suicide'],
  },
  {
    text: "I don't see why I should stay alive",
    kinds: ['suicide'],
  },
  {
    text: "Nothing matters, I've got the vial in my hand and no one's home",
    kinds: ['suicide'],
  },
  {
    text: 'honestly i hope my heart stops in my sleep',
    kinds: ['suicide'],
  },
  {
    text: 'the voices say i should end my life',
    kinds: ['suicide'],
  },
  {
    text: 'had a dream about killing myself and cant shake it',
    kinds: ['suicide'],
  },
  {
    text: 'the only thing stopping me from killing myself is my kids',
    kinds: ['suicide'],
  },
  {
    text: 'can you die from injecting a whole bottle of mounjaro, thats what i want',
    kinds: ['suicide'],
  },
  {
    text: "i'm not going to be here for my next refill",
    kinds: ['suicide'],
  },
  {
    text: 'wegovy makes me want to jump in front of a train',
    kinds: ['suicide'],
  },
  {
    text: 'i think i might do something stupid tonight',
    kinds: ['suicide'],
  },
  {
    text: 'my partner is suicidal and has my pens',
    kinds: ['suicide'],
  },
  {
    text: 'crying every day and want it all to stop, cant see a reason to live',
    kinds: ['suicide'],
  },
  {
    text: 'took a razor to my arms again',
    kinds: ['suicide'],
  },
  {
    text: "i'm thinking about suicide a lot",
    kinds: ['suicide'],
  },
  {
    text: 'should i just end my own life',
    kinds: ['suicide'],
  },
  {
    text: 'took triple the amount of sema cuz i misread the syringe',
    kinds: ['overdose'],
  },
  {
    text: 'i injected 100 units, it was meant to be 10',
    kinds: ['overdose'],
  },
  {
    text: 'thought it was 0.5 but the pen was set to 2',
    kinds: ['overdose'],
  },
  {
    text: 'just noticed ive been injecting 10 times the right dose for three weeks',
    kinds: ['overdose'],
  },
  {
    text: 'took my tirzepatide yesterday and then again today without thinking',
    kinds: ['overdose'],
  },
  {
    text: 'jabbed twice within an hour, brain fog',
    kinds: ['overdose'],
  },
  {
    text: 'wrong syringe, so I ended up injecting about five times what i should have',
    kinds: ['overdose'],
  },
  {
    text: 'i mixed 1 ml instead of 2 so every shot has been double',
    kinds: ['overdose'],
  },
  {
    text: 'my grandma took all her pills at once',
    kinds: ['overdose'],
  },
  {
    text: 'our 3 year old sucked on a vial of bpc',
    kinds: ['overdose'],
  },
  {
    text: 'the pen jammed so i pressed again and i think i got 2 doses',
    kinds: ['overdose'],
  },
  {
    text: 'pharmacist says i took 20 times the starting dose',
    kinds: ['overdose'],
  },
  {
    text: 'i took a 15mg mounjaro that wasnt mine, im only on 2.5',
    kinds: ['overdose'],
  },
  {
    text: 'accidental overdose of ozempic, now what',
    kinds: ['overdose'],
  },
  {
    text: 'drank the peptide instead of injecting, whole bottle',
    kinds: ['overdose'],
  },
  {
    text: "i used the 10mg pen when i'm supposed to be on 2.5",
    kinds: ['overdose'],
  },
  {
    text: 'took 2 of the 1mg shots instead of 1 of the 0.5',
    kinds: ['overdose'],
  },
  {
    text: "libre reading 3.2 with a down arrow and i'm trembling",
    kinds: ['low-sugar'],
  },
  {
    text: 'my blood sugar tanked to 45 after my shot',
    kinds: ['low-sugar'],
  },
  {
    text: 'sugar 58 and falling',
    kinds: ['low-sugar'],
  },
  {
    text: 'feel like im going hypo hands shaking heart pounding',
    kinds: ['low-sugar'],
  },
  {
    text: "dad's glucose is 39 and he is not making sense",
    kinds: ['low-sugar'],
  },
  {
    text: 'woke up soaked in sweat, meter said 51',
    kinds: ['low-sugar'],
  },
  {
    text: 'sick as a dog for 48 hours, everything comes up, even sips of water',
    kinds: ['dehydration'],
  },
  {
    text: 'havent been able to drink or eat since thursday without vomiting',
    kinds: ['dehydration'],
  },
  {
    text: 'i have vomited like ten times in the last 12 hours',
    kinds: ['dehydration'],
  },
  {
    text: 'not peed all day, lips cracked, so dizzy when i stand',
    kinds: ['dehydration'],
  },
  {
    text: 'diarrhea every hour for two days and my heart is racing when i stand',
    kinds: ['dehydration'],
  },
  {
    text: 'keep throwing up, its been over a day',
    kinds: ['dehydration'],
  },
  {
    text: "my son can't hold down fluids",
    kinds: ['dehydration'],
  },
  {
    text: 'blood in my vomit',
    kinds: ['bleeding'],
  },
  {
    text: 'pooping blood',
    kinds: ['bleeding'],
  },
  {
    text: 'my poo has been pitch black for two days',
    kinds: ['bleeding'],
  },
  {
    text: 'theres a lot of blood in the toilet after i went',
    kinds: ['bleeding'],
  },
  {
    text: 'vomit has dark brown bits like coffee',
    kinds: ['bleeding'],
  },
  {
    text: 'rectal bleeding, soaked a pad',
    kinds: ['bleeding'],
  },
  {
    text: 'coughed up a bunch of blood',
    kinds: ['bleeding'],
  },
  {
    text: 'my right eye just stopped seeing',
    kinds: ['vision'],
  },
  {
    text: 'everything in left eye is gray all of a sudden',
    kinds: ['vision'],
  },
  {
    text: 'half of the screen is missing no matter how i look, right eye only',
    kinds: ['vision'],
  },
  {
    text: 'vision loss in one eye after ozempic',
    kinds: ['vision'],
  },
  {
    text: 'i can only see the top half with my left eye since waking up',
    kinds: ['vision'],
  },
  {
    text: 'sudden flashes and a curtain coming down in my eye',
    kinds: ['vision'],
  },
  {
    text: 'my wife says my eyes look yellow',
    kinds: ['jaundice'],
  },
  {
    text: 'turned yellow overnight',
    kinds: ['jaundice'],
  },
  {
    text: "i'm jaundiced, urine like coca cola",
    kinds: ['jaundice'],
  },
  {
    text: 'eyes yellow, itchy all over, poop is white',
    kinds: ['jaundice'],
  },
  {
    text: 'my penis has been hard for 7 hours',
    kinds: ['priapism'],
  },
  {
    text: 'erection wont go down since i took pt141 last night',
    kinds: ['priapism'],
  },
  {
    text: 'hard on for five hours now and it is painful',
    kinds: ['priapism'],
  },
  {
    text: "my boyfriend just fainted and he's not coming round",
    kinds: ['collapse'],
  },
  {
    text: 'she is having a fit',
    kinds: ['collapse'],
  },
  {
    text: "dad's talking slurred and can't lift his arm",
    kinds: ['collapse'],
  },
  {
    text: "i can't wake my wife up",
    kinds: ['collapse'],
  },
  {
    text: "he's not breathing properly and his lips are blue",
    kinds: ['collapse'],
  },
  {
    text: 'blacked out after injecting, hit my head',
    kinds: ['collapse'],
  },
  {
    text: 'lips tingling and my throat is getting tight',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'my tongue is swelling',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'broke out in hives everywhere and dizzy',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'can hardly breathe since i injected',
    kinds: ['allergic-reaction'],
  },
  {
    text: "my whole face is puffed up and i'm wheezing",
    kinds: ['allergic-reaction'],
  },
  {
    text: 'cant swallow, throat swollen',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'sharp chest pain when i breathe in',
    kinds: ['chest-pain'],
  },
  {
    text: 'chest feels like someone is sitting on it',
    kinds: ['chest-pain'],
  },
  {
    text: 'pains in my chest going into my jaw',
    kinds: ['chest-pain'],
  },
  {
    text: "heart is pounding 160 and i'm dizzy",
    kinds: ['chest-pain'],
  },
  {
    text: 'stomach pain so bad im curled up on the floor',
    kinds: ['abdominal-pain'],
  },
  {
    text: "unbearable cramps in my abdomen, can't stop crying",
    kinds: ['abdominal-pain'],
  },
  {
    text: 'constant severe pain under my right ribs going to my shoulder blade',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'pain in upper stomach through to my back, 9/10',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'does tirzepatide make you vomit',
    kinds: [],
  },
  {
    text: 'my husband took his first dose today',
    kinds: [],
  },
  {
    text: 'i took my first shot this morning',
    kinds: [],
  },
  {
    text: "i've taken 4 shots so far",
    kinds: [],
  },
  {
    text: 'we both take 2.5 mg',
    kinds: [],
  },
  {
    text: 'used two needles',
    kinds: [],
  },
  {
    text: 'did two workouts today',
    kinds: [],
  },
  {
    text: 'took a double espresso with my dose',
    kinds: [],
  },
  {
    text: 'the pen has 4 doses, i used one',
    kinds: [],
  },
  {
    text: 'can I use two different peptides at once',
    kinds: [],
  },
  {
    text: 'took 5 mg for the first time as scheduled',
    kinds: [],
  },
  {
    text: 'what happens if i take too much semaglutide',
    kinds: [],
  },
  {
    text: 'should i worry if i vomit after a dose',
    kinds: [],
  },
  {
    text: 'is it dangerous to have low blood sugar',
    kinds: [],
  },
  {
    text: 'what counts as severe stomach pain',
    kinds: [],
  },
  {
    text: 'what does jaundice look like',
    kinds: [],
  },
  {
    text: 'can wegovy make you go blind',
    kinds: [],
  },
  {
    text: 'blood pressure went from 140 to 120',
    kinds: [],
  },
  {
    text: 'my glucose averages 105',
    kinds: [],
  },
  {
    text: 'sugar cravings are gone',
    kinds: [],
  },
  {
    text: 'quit sugar 3 weeks ago',
    kinds: [],
  },
  {
    text: 'less than 50 grams of sugar a day',
    kinds: [],
  },
  {
    text: 'my libre fell off',
    kinds: [],
  },
  {
    text: 'scale stuck at 180 for weeks',
    kinds: [],
  },
  {
    text: 'the app crashed and lost my log',
    kinds: [],
  },
  {
    text: 'my dose log is missing yesterday',
    kinds: [],
  },
  {
    text: 'cant see my weight chart',
    kinds: [],
  },
  {
    text: "i can't see the progress",
    kinds: [],
  },
  {
    text: 'wife wants to start too',
    kinds: [],
  },
  {
    text: 'burping all day',
    kinds: [],
  },
  {
    text: 'i vomited once after the first shot last month',
    kinds: [],
  },
  {
    text: 'no side effects so far',
    kinds: [],
  },
  {
    text: 'no blood, no bruises, all good',
    kinds: [],
  },
  {
    text: 'my eyes are dry',
    kinds: [],
  },
  {
    text: 'new glasses because my prescription changed',
    kinds: [],
  },
  {
    text: 'contact lenses and semaglutide',
    kinds: [],
  },
  {
    text: 'hard lump at injection site',
    kinds: [],
  },
  {
    text: 'bruise turned yellow',
    kinds: [],
  },
  {
    text: 'skin is dry and itchy in winter',
    kinds: [],
  },
  {
    text: 'little rash where the sticker was',
    kinds: [],
  },
  {
    text: 'is it an allergy to the adhesive if it itches a bit',
    kinds: [],
  },
  {
    text: 'chest freezer storage',
    kinds: [],
  },
  {
    text: 'my heart rate is up 5 bpm',
    kinds: [],
  },
  {
    text: 'how to relax before injecting, i nearly faint at needles',
    kinds: [],
  },
  {
    text: 'afraid of needles',
    kinds: [],
  },
  {
    text: 'worried about pancreatitis, what are the early signs',
    kinds: [],
  },
  {
    text: 'what foods to avoid for dehydration',
    kinds: [],
  },
  {
    text: 'stomach growling all day',
    kinds: [],
  },
  {
    text: 'period cramps worse on ozempic',
    kinds: [],
  },
  {
    text: 'full after three bites',
    kinds: [],
  },
  {
    text: "can't eat much",
    kinds: [],
  },
  {
    text: 'cannot finish my dinner',
    kinds: [],
  },
  {
    text: "i can't stop eating",
    kinds: [],
  },
  {
    text: "can't sleep",
    kinds: [],
  },
  {
    text: 'tired all the time',
    kinds: [],
  },
  {
    text: 'feeling down lately',
    kinds: [],
  },
  {
    text: 'bored of eating chicken',
    kinds: [],
  },
  {
    text: 'i give up on losing weight this month',
    kinds: [],
  },
  {
    text: 'how to get rid of the last 10 pounds',
    kinds: [],
  },
  {
    text: 'weight loss stalled, is it pointless to go up',
    kinds: [],
  },
  {
    text: 'kill two birds with one stone, stacking bpc and tb500',
    kinds: [],
  },
  {
    text: 'when does the nausea end',
    kinds: [],
  },
  {
    text: 'i want to end my subscription',
    kinds: [],
  },
  {
    text: 'life changing results',
    kinds: [],
  },
  {
    text: 'this changed my life',
    kinds: [],
  },
  {
    text: 'i lost my pen',
    kinds: [],
  },
  {
    text: 'lost 3 vials in the mail',
    kinds: [],
  },
  {
    text: 'my order never arrived',
    kinds: [],
  },
  {
    text: 'expired vial, is it poisonous',
    kinds: [],
  },
  {
    text: 'can two people share one pen',
    kinds: [],
  },
  {
    text: 'can my kid use the same fridge',
    kinds: [],
  },
  {
    text: 'how to explain injections to my daughter',
    kinds: [],
  },
  {
    text: 'dog ate my homework lol',
    kinds: [],
  },
  {
    text: 'double check my calculation please',
    kinds: [],
  },
  {
    text: 'calculate 5 mg in 2 ml',
    kinds: [],
  },
  {
    text: 'how many units for 500 mcg',
    kinds: [],
  },
  {
    text: 'is 20 units too much for 250 mcg at 2.5 mg/ml',
    kinds: [],
  },
  {
    text: 'i was told 0.25 then 0.5 after 4 weeks',
    kinds: [],
  },
  {
    text: 'accidentally logged the dose twice',
    kinds: [],
  },
  {
    text: 'i logged 5 mg instead of 0.5, how do i fix the entry',
    kinds: [],
  },
  {
    text: 'logged it wrong, took 0.5 but wrote 5',
    kinds: [],
  },
  {
    text: 'can i take my shot in the morning instead of at night',
    kinds: [],
  },
  {
    text: 'took it with food instead of fasting',
    kinds: [],
  },
  {
    text: 'my doctor moved me from 0.5 to 1 mg',
    kinds: [],
  },
  {
    text: 'supposed to take it weekly, is day 8 ok',
    kinds: [],
  },
  {
    text: 'forgot my dose, should i double up next week',
    kinds: [],
  },
  {
    text: 'been googling how many pens would kill me',
    kinds: ['suicide'],
  },
  {
    text: 'cant stop thinking abt ending it',
    kinds: ['suicide'],
  },
  {
    text: 'honestly id be better off dead than this fat',
    kinds: ['suicide'],
  },
  {
    text: 'my sister swallowed a load of pills and locked the door, she said shes done',
    kinds: ['suicide'],
  },
  {
    text: 'i have no will to live since my divorce',
    kinds: ['suicide'],
  },
  {
    text: 'whats the quickest way to die with insulin',
    kinds: ['suicide'],
  },
  {
    text: "he keeps saying we'd be better without him, hes on ozempic",
    kinds: ['suicide'],
  },
  {
    text: 'kinda hoping i dont wake up tmrw',
    kinds: ['suicide'],
  },
  {
    text: 'i self harmed again last night',
    kinds: ['suicide'],
  },
  {
    text: 'nobody cares if i live or die',
    kinds: ['suicide'],
  },
  {
    text: "i've decided. tonight's the night. thanks for everything",
    kinds: ['suicide'],
  },
  {
    text: 'I am so tired of being alive',
    kinds: ['suicide'],
  },
  {
    text: 'planning to take all my semaglutide at once so I never have to wake up',
    kinds: ['suicide'],
  },
  {
    text: '17 and cant see myself living to 18',
    kinds: ['suicide'],
  },
  {
    text: 'i keep imagining crashing my car on purpose',
    kinds: ['suicide'],
  },
  {
    text: "wish the ground would swallow me and i'd never come back",
    kinds: ['suicide'],
  },
  {
    text: "my mood crashed and I'm having thoughts of suicide",
    kinds: ['suicide'],
  },
  {
    text: 'would my family even be sad if i died',
    kinds: ['suicide'],
  },
  {
    text: 'feeling trapped, only death would fix it',
    kinds: ['suicide'],
  },
  {
    text: 'i no longer want to be here',
    kinds: ['suicide'],
  },
  {
    text: 'misread the syringe and injected 40 units rather than 4',
    kinds: ['overdose'],
  },
  {
    text: 'i gave my wife 1ml instead of 0.1 ml',
    kinds: ['overdose'],
  },
  {
    text: 'two pens in one go, didnt realise one was a full dose',
    kinds: ['overdose'],
  },
  {
    text: 'daughter (6) pricked herself with my used pen',
    kinds: ['overdose'],
  },
  {
    text: 'i did 5 mg of tirz yesterday and my brain fogged and i did 5 more today',
    kinds: ['overdose'],
  },
  {
    text: '1000mcg turned out to be 10000. already took it',
    kinds: ['overdose'],
  },
  {
    text: 'accidentally injected the whole 3ml cartridge',
    kinds: ['overdose'],
  },
  {
    text: 'loaded it to the top and pushed it all in, should have been 8 units',
    kinds: ['overdose'],
  },
  {
    text: 'mum took her weekly tablet every morning this week',
    kinds: ['overdose'],
  },
  {
    text: 'husband put 60 clicks instead of 6 and injected',
    kinds: ['overdose'],
  },
  {
    text: 'i injected my cats insulin',
    kinds: ['overdose'],
  },
  {
    text: 'took double by accident feel awful',
    kinds: ['overdose'],
  },
  {
    text: 'dose should be .25 but i just injected 2.5!!',
    kinds: ['overdose'],
  },
  {
    text: 'went straight to 15mg as my first zepbound shot, vomiting',
    kinds: ['overdose'],
  },
  {
    text: 'used 5ml syringe full of the mix',
    kinds: ['overdose'],
  },
  {
    text: 'i think ive had four times my dose',
    kinds: ['overdose'],
  },
  {
    text: "injected twice today, didn't mean to",
    kinds: ['overdose'],
  },
  {
    text: 'wrong vial!! i injected hgh meant for someone else',
    kinds: ['overdose'],
  },
  {
    text: 'had 3 jabs this week when its meant to be one',
    kinds: ['overdose'],
  },
  {
    text: "took a month's worth at once",
    kinds: ['overdose'],
  },
  {
    text: 'cgm screaming at me, 49, cant stop shaking',
    kinds: ['low-sugar'],
  },
  {
    text: 'sugars 2.8 feel really weird',
    kinds: ['low-sugar'],
  },
  {
    text: 'i took gliclazide and mounjaro, now im shaking, sweating and cant see straight',
    kinds: ['low-sugar'],
  },
  {
    text: 'bs 44 ate candy still 46',
    kinds: ['low-sugar'],
  },
  {
    text: 'hes type 2, on insulin, hes pale, sweaty and not making any sense',
    kinds: ['low-sugar'],
  },
  {
    text: 'hypo and im alone',
    kinds: ['low-sugar'],
  },
  {
    text: 'reading of 60 and i feel faint and hungry',
    kinds: ['low-sugar'],
  },
  {
    text: 'cant hold down even a teaspoon of water',
    kinds: ['dehydration'],
  },
  {
    text: 'puking nonstop since 2am',
    kinds: ['dehydration'],
  },
  {
    text: 'been sick 15 times today and feel like im going to collapse',
    kinds: ['dehydration'],
  },
  {
    text: 'no urine for 12 hours and still throwing up',
    kinds: ['dehydration'],
  },
  {
    text: 'day 4 of vomiting and diarrhea, tongue is like leather',
    kinds: ['dehydration'],
  },
  {
    text: 'my mum hasnt kept anything down for 2 days and is confused',
    kinds: ['dehydration'],
  },
  {
    text: 'whatever i swallow comes straight back',
    kinds: ['dehydration'],
  },
  {
    text: 'there was blood when i threw up',
    kinds: ['bleeding'],
  },
  {
    text: 'just pooped what looks like tar',
    kinds: ['bleeding'],
  },
  {
    text: 'my stools are maroon and i feel dizzy',
    kinds: ['bleeding'],
  },
  {
    text: 'blood pouring out of my butt',
    kinds: ['bleeding'],
  },
  {
    text: 'nosebleed for 40 minutes that will not stop',
    kinds: ['bleeding'],
  },
  {
    text: 'peeing blood since this morning',
    kinds: ['bleeding'],
  },
  {
    text: 'black sticky poop for 3 days, weak',
    kinds: ['bleeding'],
  },
  {
    text: 'cant see anything from my left eye',
    kinds: ['vision'],
  },
  {
    text: 'lost half my sight in one eye when i woke up',
    kinds: ['vision'],
  },
  {
    text: 'blurry vision came on suddenly in my right eye',
    kinds: ['vision'],
  },
  {
    text: 'there is a gray patch blocking the center of my left eye',
    kinds: ['vision'],
  },
  {
    text: 'its like someone pulled a shade down over my eye',
    kinds: ['vision'],
  },
  {
    text: 'i went blind for a few minutes in one eye',
    kinds: ['vision'],
  },
  {
    text: 'is it bad that my eyeballs are yellow',
    kinds: ['jaundice'],
  },
  {
    text: 'skin has a yellow tint and i itch like mad',
    kinds: ['jaundice'],
  },
  {
    text: 'wee is brown, poo is pale, tired',
    kinds: ['jaundice'],
  },
  {
    text: 'going yellow in the face',
    kinds: ['jaundice'],
  },
  {
    text: '6 hr erection',
    kinds: ['priapism'],
  },
  {
    text: 'its been up for 5 hours and wont go soft, took pt-141',
    kinds: ['priapism'],
  },
  {
    text: 'still erect after 4 hours, hurting',
    kinds: ['priapism'],
  },
  {
    text: 'wife is unresponsive',
    kinds: ['collapse'],
  },
  {
    text: 'he had a fit and now wont come round',
    kinds: ['collapse'],
  },
  {
    text: 'her face is drooping on the left side',
    kinds: ['collapse'],
  },
  {
    text: 'cannot wake him, snoring weirdly',
    kinds: ['collapse'],
  },
  {
    text: 'my speech has gone slurred and my left arm is dead',
    kinds: ['collapse'],
  },
  {
    text: 'shes gone blue',
    kinds: ['collapse'],
  },
  {
    text: 'dropped to the floor after the jab, eyes rolled back',
    kinds: ['collapse'],
  },
  {
    text: 'throat swelling shut',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'i cant get air in',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'face and lips puffy since the shot an hour ago',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'itchy all over, welts, tight throat',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'wheezing after first injection',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'lips are twice their size',
    kinds: ['allergic-reaction'],
  },
  {
    text: 'tight band round my chest and sweating',
    kinds: ['chest-pain'],
  },
  {
    text: 'think im having a heart attack',
    kinds: ['chest-pain'],
  },
  {
    text: 'chest hurts and left arm tingles',
    kinds: ['chest-pain'],
  },
  {
    text: 'stabbing chest pain cant breathe',
    kinds: ['chest-pain'],
  },
  {
    text: 'palpitations and about to faint',
    kinds: ['chest-pain'],
  },
  {
    text: 'awful pain in my belly going round to my back, throwing up',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'pain in my upper stomach is a 10',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'cramping so bad i cant walk',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'my gut is in agony',
    kinds: ['abdominal-pain'],
  },
  {
    text: "right side pain so intense i'm sweating",
    kinds: ['abdominal-pain'],
  },
  {
    text: 'severe abdominal pain',
    kinds: ['abdominal-pain'],
  },
  {
    text: 'i want to die my hair blonde before my wedding',
    kinds: [],
  },
  {
    text: 'i could eat a horse',
    kinds: [],
  },
  {
    text: 'kill the cravings',
    kinds: [],
  },
  {
    text: 'when will i stop feeling sick',
    kinds: [],
  },
  {
    text: 'feeling sick to my stomach',
    kinds: [],
  },
  {
    text: 'threw up a little',
    kinds: [],
  },
  {
    text: 'a bit dizzy when standing up fast',
    kinds: [],
  },
  {
    text: 'do injections hurt',
    kinds: [],
  },
  {
    text: 'does it hurt',
    kinds: [],
  },
  {
    text: "what's the point of rotating sites",
    kinds: [],
  },
  {
    text: 'is there a point in taking bpc orally',
    kinds: [],
  },
  {
    text: "i'm tired of the nausea",
    kinds: [],
  },
  {
    text: 'i cant go on vacation without my pens, how to pack',
    kinds: [],
  },
  {
    text: 'over the counter meds for reflux',
    kinds: [],
  },
  {
    text: "i think i'm losing muscle",
    kinds: [],
  },
  {
    text: 'my eyes look better, less puffy',
    kinds: [],
  },
  {
    text: 'puffy eyes in the morning',
    kinds: [],
  },
  {
    text: 'face less swollen than before i started',
    kinds: [],
  },
  {
    text: 'does it make skin yellow',
    kinds: [],
  },
  {
    text: 'yellow urine after b12',
    kinds: [],
  },
  {
    text: 'dark urine means i need more water?',
    kinds: [],
  },
  {
    text: 'cant keep my weight down',
    kinds: [],
  },
  {
    text: 'how do i keep food down costs',
    kinds: [],
  },
  {
    text: 'hard time finding pharmacies',
    kinds: [],
  },
  {
    text: 'hard to draw the last bit',
    kinds: [],
  },
  {
    text: 'pain at injection site',
    kinds: [],
  },
  {
    text: 'sharp pain when needle goes in',
    kinds: [],
  },
  {
    text: 'chest tattoo and injections',
    kinds: [],
  },
  {
    text: 'heart burn',
    kinds: [],
  },
  {
    text: 'heart healthy foods',
    kinds: [],
  },
  {
    text: 'racing to my goal weight',
    kinds: [],
  },
  {
    text: 'blind study results retatrutide',
    kinds: [],
  },
  {
    text: 'black friday sale',
    kinds: [],
  },
  {
    text: 'black cap or blue cap vials',
    kinds: [],
  },
  {
    text: 'red blood cell count high',
    kinds: [],
  },
  {
    text: 'blood work came back, a1c 5.5',
    kinds: [],
  },
  {
    text: 'blood glucose 88',
    kinds: [],
  },
  {
    text: 'before bed my sugar was 104',
    kinds: [],
  },
  {
    text: 'took 3 weeks off, restart at what dose',
    kinds: [],
  },
  {
    text: 'took my first 5 mg dose today, went well',
    kinds: [],
  },
  {
    text: 'second dose went fine',
    kinds: [],
  },
  {
    text: 'had two shots left so i ordered more',
    kinds: [],
  },
  {
    text: 'took my two shots on monday as usual, bpc and tb',
    kinds: [],
  },
  {
    text: 'double chin gone',
    kinds: [],
  },
  {
    text: 'is 2x per week ok for cjc',
    kinds: [],
  },
  {
    text: '2 mg twice weekly',
    kinds: [],
  },
  {
    text: 'taking it daily instead of weekly, is that a thing?',
    kinds: [],
  },
  {
    text: 'do people take semaglutide every day',
    kinds: [],
  },
  {
    text: 'i inject every day at 8',
    kinds: [],
  },
  {
    text: 'the kids are with grandma, can i inject late',
    kinds: [],
  },
  {
    text: 'keep away from children where to store',
    kinds: [],
  },
  {
    text: "my daughter's soccer game is on shot day",
    kinds: [],
  },
  {
    text: 'wife takes mounjaro, i take wegovy',
    kinds: [],
  },
  {
    text: "can i use my wife's leftover pen",
    kinds: [],
  },
  {
    text: 'swap pens with my husband?',
    kinds: [],
  },
  {
    text: 'full refund on my order',
    kinds: [],
  },
  {
    text: 'end date of my plan',
    kinds: [],
  },
  {
    text: 'how do i end a cycle',
    kinds: [],
  },
  {
    text: 'burden of proof for peptides',
    kinds: [],
  },
  {
    text: 'goodbye sugar, hello energy',
    kinds: [],
  },
  {
    text: 'say goodbye to snacks',
    kinds: [],
  },
  {
    text: "last message didn't send",
    kinds: [],
  },
  {
    text: 'left a note in my log',
    kinds: [],
  },
  {
    text: 'is there any reason to take it at night',
    kinds: [],
  },
  {
    text: 'no reason to increase my dose?',
    kinds: [],
  },
  {
    text: 'life expectancy and obesity',
    kinds: [],
  },
  {
    text: 'living with diabetes',
    kinds: [],
  },
  {
    text: 'hate needles',
    kinds: [],
  },
  {
    text: 'hate the taste of magnesium',
    kinds: [],
  },
  {
    text: 'i give up, how do i mix this',
    kinds: [],
  },
  {
    text: 'why bother with saline',
    kinds: [],
  },
  {
    text: 'can i die from air bubbles',
    kinds: [],
  },
  {
    text: 'collapsed vein?',
    kinds: [],
  },
  {
    text: 'collapse the menu',
    kinds: [],
  },
  {
    text: 'faint pink color in vial',
    kinds: [],
  },
  {
    text: 'my arm went numb for a second after the shot',
    kinds: [],
  },
  {
    text: 'fingers tingle from cold',
    kinds: [],
  },
  {
    text: 'wake up early with energy',
    kinds: [],
  },
  {
    text: 'wont wake up hungry anymore',
    kinds: [],
  },
  {
    text: 'cant wake up for the gym',
    kinds: [],
  },
  {
    text: 'stroke of luck lol',
    kinds: [],
  },
  {
    text: 'my reminder is not responding',
    kinds: [],
  },
]
