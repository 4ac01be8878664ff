import { type LibraryQuestion, ofPeptide } from './question.ts'

/** Questions about the catalogue's other peptides. */
export const otherPeptides: LibraryQuestion[] = [
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
