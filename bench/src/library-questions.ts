/** What somebody asks, and the passages that answer it: mostly one, several where the product says the same in more than one place. */
export interface LibraryQuestion {
  question: string
  answers: readonly string[]
}

const asked = (answers: readonly string[], ...questions: readonly string[]): LibraryQuestion[] =>
  questions.map((question) => ({ question, answers }))

/** Of one peptide of the catalogue, by its parts. */
const ofPeptide = (name: string, parts: Record<string, readonly string[]>): LibraryQuestion[] =>
  Object.entries(parts).flatMap(([part, questions]) => asked([`peptide ${name} ${part}`], ...questions))

const about: LibraryQuestion[] = [
  ...asked(
    ['card Storage and Timing Storage', 'guideline reconstitution'],
    'How long does a mixed vial keep in the fridge?',
    'can i freeze a reconstituted vial',
    'my vial is cloudy, what now',
    'storing powder before mixing',
    'vial has specks in it',
    'should I shake the vial',
    'how do i mix with bacteriostatic water',
    'what temperature for a reconstituted vial',
    'bac water 28 days',
  ),
  ...asked(
    ['card Storage and Timing Timing'],
    'same day each week or can I change the hour',
    'are growth hormone peptides taken at bedtime',
    'what hour should I take daily ones',
    'timing of weekly medicines with or without food',
  ),
  ...asked(
    ['card Storage and Timing A missed dose'],
    'I forgot my dose, should I take two',
    'can I catch up on a missed dose',
  ),
  ...asked(
    ['card Storage and Timing A missed dose', 'peptide Tirzepatide Best taken with'],
    'missed dose of Mounjaro',
  ),
  ...asked(
    ['card Storage and Timing A missed dose', 'peptide Dulaglutide Best taken with'],
    'missed a dose of Trulicity',
  ),
  ...asked(
    ['card Storage and Timing A missed dose', 'peptide Semaglutide Best taken with'],
    'wegovy missed dose how many days',
  ),
  ...asked(
    ['card Safety Before you begin'],
    'is it ok to start two new peptides at the same time',
    'lab report purity sterility of the batch',
    'who should talk to a professional before starting',
    'research only vials, does anybody check them',
  ),
  ...asked(
    ['card Safety Amounts'],
    'how many mcg are in a mg',
    'difference between milligrams and syringe units',
    'confusing units and mg overdose',
    'what does one unit on the syringe hold',
  ),
  ...asked(
    ['card Safety Injecting'],
    'where do used needles go',
    'do I wipe the skin with alcohol',
    'can I share or reuse a needle',
    'should I change the injection place every time',
    'injecting into bruised skin',
  ),
  ...asked(
    ['card Safety Get help at once'],
    'swelling of my face after an injection',
    'trouble breathing after the shot',
    'redness that spreads and fever after an injection',
    'pus and warmth at the injection site',
    'when should I call the emergency number',
  ),
  ...asked(
    ['card General Information What peptides are'],
    'what are peptides',
    'why are peptides injected and not swallowed',
    'short chains of amino acids',
  ),
  ...asked(
    ['card General Information Reading evidence'],
    'how do I read evidence from animal studies',
    'why does a control group matter',
    'do randomised trials count most',
  ),
  ...asked(
    ['card General Information What you can do here'],
    'what does this app do',
    'is this medical advice',
  ),
  ...asked(
    ['card BPC-157 What to watch for', 'peptide BPC-157 Side effects'],
    'side effects of bpc 157',
    'BPC157 and cancer',
    'bpc-157 safty',
  ),
  ...asked(
    [
      'card BPC-157 What is known',
      'peptide BPC-157 Benefits',
      'peptide BPC-157 Evidence',
      'card BPC-157 Evidence',
    ],
    'does bpc 157 heal tendons',
    'BPC-157 human studies',
    'is there proof that bpc157 works in people',
  ),
  ...asked(
    ['peptide BPC-157 Recommended dose', 'guideline BPC-157', 'card BPC-157 What is known'],
    'bpc 157 dosage',
    'how much bpc-157 per day',
  ),
  ...asked(
    ['card BPC-157 What it is', 'peptide BPC-157 What it is'],
    'what is BPC-157',
    'is bpc approved as a medicine',
  ),
  ...asked(
    ['card TB-500 What it is', 'peptide TB-500 What it is'],
    'what is in a vial of TB-500',
    'tb500 fragment or thymosin beta-4',
  ),
  ...asked(
    ['peptide TB-500 Recommended dose', 'guideline TB-500', 'card TB-500 What is known'],
    'tb 500 dose twice a week',
    'how much TB-500 do people take',
  ),
  ...asked(
    ['card TB-500 What to watch for', 'peptide TB-500 Side effects'],
    'tb-500 risks',
    'TB500 headache',
  ),
  ...asked(
    ['peptide Semaglutide Recommended dose', 'guideline Semaglutide', 'card Semaglutide What is known'],
    'wegovy titration steps',
    'starting dose of semaglutide',
    'what is the highest dose of wegovy',
    'ozempic maximum per week',
    'semaglutde dose schedule',
  ),
  ...asked(
    ['peptide Semaglutide Side effects', 'card Semaglutide What to watch for'],
    'semaglutide side effects',
    'ozempic vomiting and diarrhea',
    'can I take wegovy with a family history of thyroid cancer',
    'ozempic vision changes',
    'sema nausea what helps',
  ),
  ...asked(
    ['peptide Semaglutide Benefits', 'card Semaglutide What is known'],
    'how much weight do people lose on semaglutide',
    'wegovy weight loss results',
  ),
  ...asked(
    ['peptide Semaglutide Frequency and duration', 'card Semaglutide What is known'],
    'do people regain weight after stopping semaglutide',
    'how long should I stay on ozempic',
  ),
  ...asked(
    ['card Semaglutide What to watch for', 'peptide Semaglutide Best taken with'],
    'semaglutide with insulin',
    'semaglutide together with another glp-1',
  ),
  ...asked(
    ['peptide Semaglutide What it is', 'card Semaglutide What it is'],
    'what is ozempic',
    'semaglutide half life',
  ),
]

const weightMedicines: LibraryQuestion[] = [
  ...ofPeptide('Oral semaglutide', {
    'Best taken with': ['how do I swallow Rybelsus', 'rybelsus water empty stomach'],
    'Recommended dose': ['wegovy pill 25 mg dose', 'rybelsus dose after a month'],
    'What it is': ['what is rybelsus'],
  }),
  ...ofPeptide('Tirzepatide', {
    'Recommended dose': ['zepbound starting dose', 'tirzepatide maximum dose', 'mounjaro how much per week'],
    'Side effects': ['tirzepatide side effects', 'mounjaro thyroid warning'],
    Benefits: ['how much weight is lost with zepbound', 'does tirzepatide work better'],
    'What it is': ['what is tirzepatide', 'tirzepitide half-life'],
    'Best taken with': ['tirzepatide and birth control pills'],
  }),
  ...ofPeptide('Orforglipron', {
    'What it is': ['what is foundayo', 'is orforglipron a peptide'],
    'Recommended dose': ['orforglipron dosage'],
    'Side effects': ['orforglipron side efects'],
  }),
  ...ofPeptide('Liraglutide', {
    'What it is': ['what is saxenda'],
    'Recommended dose': ['saxenda dose steps', 'victoza maximum dose'],
    'Side effects': ['liraglutide heart rate side effects'],
  }),
  ...ofPeptide('Dulaglutide', {
    'What it is': ['what is trulicity'],
    'Recommended dose': ['trulicity dose increase', 'dulaglutide max dose'],
    'Side effects': ['dulaglutide adverse effects'],
  }),
  ...ofPeptide('Exenatide (extended-release)', {
    'What it is': ['what is bydureon'],
    'Side effects': ['exenatide pancreas risk'],
  }),
  ...ofPeptide('Retatrutide', {
    'What it is': ['what is retatrutide', 'is reta approved'],
    'Recommended dose': ['retatrutide dose in trials', 'reta how much to start'],
    'Side effects': ['retatrutide side effects', 'reta heart rate'],
    Benefits: ['retatrutide weight loss results'],
    Evidence: ['evidence for retatrutide'],
  }),
  ...ofPeptide('Cagrilintide', {
    'What it is': ['what is cagrilintide'],
    'Side effects': ['cagrilintide side effects'],
    'Recommended dose': ['cagrilintide dose'],
  }),
  ...ofPeptide('CagriSema', {
    'What it is': ['what is cagrisema'],
    Benefits: ['cagrisema weight loss benefits'],
  }),
  ...ofPeptide('Survodutide', {
    'What it is': ['survodutide fatty liver'],
    'Side effects': ['survodutide nausea'],
  }),
  ...ofPeptide('Mazdutide', {
    'What it is': ['mazdutide approved in china'],
    'Recommended dose': ['mazdutide dosage'],
  }),
  ...ofPeptide('AOD-9604', {
    'What it is': ['what is aod 9604', 'hgh fragment 176-191'],
    Benefits: ['does aod9604 burn fat'],
  }),
  ...ofPeptide('Pramlintide', {
    'What it is': ['what is symlin'],
    'Side effects': ['pramlintide low blood sugar warning'],
  }),
]

const others: LibraryQuestion[] = [
  ...ofPeptide('Thymosin Beta-4', { 'What it is': ['what is thymosin beta-4 protein'] }),
  ...ofPeptide('ARA-290 (Cibinetide)', {
    'What it is': ['what is cibinetide'],
    'Side effects': ['ara 290 side effects'],
  }),
  ...ofPeptide('Wolverine blend (BPC-157 / TB-500)', { 'What it is': ['what is the wolverine blend'] }),
  ...ofPeptide('GLOW', { 'What it is': ['what is in the glow blend'], 'Side effects': ['glow blend risks'] }),
  ...ofPeptide('KLOW', { 'What it is': ['klow vial 80 mg what is inside'] }),
  ...ofPeptide('CJC-1295 with DAC', {
    'What it is': ['cjc-1295 with dac half life'],
    'Side effects': ['cjc dac side effects'],
  }),
  ...ofPeptide('CJC-1295 without DAC (Mod GRF 1-29)', { 'What it is': ['what is mod grf 1-29'] }),
  ...ofPeptide('Ipamorelin', {
    'What it is': ['what is ipamorelin'],
    'Side effects': ['ipamorelin side effects', 'ipamorlin hunger'],
    'Best taken with': ['ipamorelin before bed on an empty stomach'],
  }),
  ...ofPeptide('Sermorelin', {
    'What it is': ['what is sermorelin'],
    'Recommended dose': ['sermorelin dose'],
  }),
  ...ofPeptide('Tesamorelin', {
    'What it is': ['what is egrifta for'],
    'Recommended dose': ['tesamorelin dosage'],
    Benefits: ['tesamorelin belly fat benefits'],
    'Side effects': ['tesamorelin joint pain'],
  }),
  ...ofPeptide('GHRP-2', { 'What it is': ['what is pralmorelin'] }),
  ...ofPeptide('GHRP-6', { 'Side effects': ['ghrp-6 hunger'], 'What it is': ['ghrp6 explain'] }),
  ...ofPeptide('Hexarelin', { 'What it is': ['what is hexarelin'] }),
  ...ofPeptide('GHK-Cu', {
    'What it is': ['what is copper peptide', 'ghk-cu explained'],
    Benefits: ['ghk cu for wrinkles'],
    'Side effects': ['ghk-cu injection stings'],
  }),
  ...ofPeptide('SNAP-8', { 'What it is': ['what is snap-8'] }),
  ...ofPeptide('Argireline', {
    'What it is': ['argireline expression lines'],
    'Side effects': ['can argireline be injected'],
  }),
  ...ofPeptide('Melanotan II', {
    'What it is': ['melanotan 2 tanning'],
    'Side effects': ['melanotan II moles and side effects', 'mt-2 risks'],
  }),
  ...ofPeptide('Epitalon', {
    'What it is': ['what is epithalon'],
    Evidence: ['epitalon evidence in people'],
  }),
  ...ofPeptide('MOTS-c', { 'What it is': ['what is mots-c'], 'Side effects': ['mots c side effects'] }),
  ...ofPeptide('SS-31 (Elamipretide)', {
    'What it is': ['what is elamipretide'],
    'Side effects': ['ss-31 injection site hardening'],
  }),
  ...ofPeptide('Humanin', { 'What it is': ['what is humanin'] }),
  ...ofPeptide('FOXO4-DRI', { 'What it is': ['foxo4-dri senescent cells'] }),
  ...ofPeptide('Selank', {
    'What it is': ['selank nose drops for anxiety'],
    'Recommended dose': ['selank dose'],
  }),
  ...ofPeptide('Semax', { 'What it is': ['what is semax'], 'Side effects': ['semax poor sleep'] }),
  ...ofPeptide('Dihexa', { 'What it is': ['what is dihexa'], 'Side effects': ['dihexa danger'] }),
  ...ofPeptide('Pinealon', { 'What it is': ['what is pinealon'] }),
  ...ofPeptide('DSIP', {
    'What it is': ['delta sleep inducing peptide'],
    'Side effects': ['dsip drowsiness'],
  }),
  ...ofPeptide('Thymosin Alpha-1', {
    'What it is': ['what is zadaxin'],
    'Recommended dose': ['thymosin alpha 1 dose'],
  }),
  ...ofPeptide('Thymalin', { 'Side effects': ['thymalin allergic reactions'] }),
  ...ofPeptide('KPV', { 'What it is': ['what is kpv'], Benefits: ['kpv inflammation benefits'] }),
  ...ofPeptide('LL-37', { 'What it is': ['what is cathelicidin'], 'Side effects': ['ll-37 side effects'] }),
  ...ofPeptide('IGF-1 LR3', {
    'Side effects': ['igf-1 lr3 low blood sugar'],
    'What it is': ['what is igf1 lr3'],
  }),
  ...ofPeptide('Follistatin-344', { 'What it is': ['follistatin myostatin'] }),
  ...ofPeptide('PEG-MGF', { 'What it is': ['what is peg mgf'] }),
  ...ofPeptide('PT-141 (Bremelanotide)', {
    'What it is': ['what is vyleesi'],
    'Side effects': ['pt-141 nausea blood pressure', 'bremelanotide side effects'],
    'Recommended dose': ['pt 141 dose before sex'],
  }),
  ...ofPeptide('Kisspeptin-10', { 'What it is': ['what is kisspeptin'] }),
  ...ofPeptide('Gonadorelin', { 'What it is': ['gonadorelin lh and fsh'] }),
  ...ofPeptide('Oxytocin', { 'What it is': ['what is pitocin'], 'Side effects': ['oxytocin low sodium'] }),
  ...ofPeptide('Teriparatide', {
    'What it is': ['what is forteo'],
    'Recommended dose': ['forteo dose'],
    'Side effects': ['teriparatide leg cramps'],
  }),
  ...ofPeptide('HCG (Chorionic gonadotropin)', {
    'What it is': ['how is hcg measured'],
    'Side effects': ['hcg breast growth in men'],
  }),
  ...ofPeptide('HMG (Menotropins)', {
    'What it is': ['what is menopur'],
    'Side effects': ['hmg ovaries overstimulated'],
  }),
  ...ofPeptide('Somatropin', {
    'What it is': ['what is human growth hormone'],
    'Side effects': ['hgh carpal tunnel'],
  }),
  ...ofPeptide('NAD+', {
    'What it is': ['what is nad'],
    'Side effects': ['nad injection flushing and cramps'],
  }),
  ...ofPeptide('Glutathione', { 'Side effects': ['glutathione liver kidney damage'] }),
  ...ofPeptide('Vitamin B12 (Cyanocobalamin)', {
    'What it is': ['b12 injection deficiency'],
    'Side effects': ['b12 shot allergy cobalt'],
  }),
]

/** Questions as people ask them, in few words or many, in brands and with typos. */
export const libraryQuestions: readonly LibraryQuestion[] = [...about, ...weightMedicines, ...others]
