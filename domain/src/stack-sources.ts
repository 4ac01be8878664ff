import type { Source } from './medicines.ts'

const checkedOn = (name: string, url: string): Source => ({ name, url, checked: '2026-11-22' })

/** Where the statements of the stack builder are from; what each page says itself was read. */
export const stackSources = {
  wegovyContraindications: checkedOn(
    'Wegovy label, on medlibrary.org',
    'https://medlibrary.org/lib/rx/meds/wegovy/page/2/',
  ),
  wegovySafety: checkedOn(
    'Wegovy safety information, on joinbelle.com',
    'https://www.joinbelle.com/important-safety-information/wegovy',
  ),
  wegovyWhoShouldNot: checkedOn(
    'Wegovy safety information, on evolveweightcontrol.com',
    'https://evolveweightcontrol.com/safety-information/wegovy-safety-information',
  ),
  wegovyDose: checkedOn('Wegovy label, on drugs.com', 'http://www.drugs.com/dosage/wegovy.html'),
  zepboundSafety: checkedOn(
    'Zepbound safety information, on joinbelle.com',
    'https://www.joinbelle.com/important-safety-information/Zepbound',
  ),
  zepboundWarnings: checkedOn(
    'Zepbound label, on palomahealth.com',
    'http://palomahealth.com/medication-patient-information/zepbound',
  ),
  zepboundUse: checkedOn(
    'Zepbound safety information, on boyntonpain.com',
    'https://boyntonpain.com/zepbound',
  ),
  zepboundDose: checkedOn(
    'Zepbound label, on prescriberpoint.com',
    'https://prescriberpoint.com/therapies/zepbound-487cd7e',
  ),
  lillyOnGastroparesis: checkedOn(
    'Lilly on gastroparesis',
    'https://medical.lilly.com/us/products/answers/can-zepbound-tirzepatide-be-used-in-patients-with-gastroparesis-209515',
  ),
  eatingDisorders: checkedOn(
    'GLP-1 medicines and eating disorders, abstract on researcher.life',
    'https://discovery.researcher.life/topic/glucagon-like-peptide-1-receptor-agonist/20324760?page=1&topic_name=Glucagon-like+Peptide-1+Receptor+Agonist',
  ),
  retatrutideDose: checkedOn('Doses in the trials, on allglp1.com', 'https://allglp1.com/retatrutide/dosing'),
  egrifta: checkedOn(
    'Egrifta label, on globalrph.com',
    'https://globalrph.com/drugs/egrifta-tesamorelin-kit',
  ),
  egriftaUse: checkedOn(
    'Egrifta label, on minclinic.eu',
    'https://www.minclinic.eu/drugs/drugs_eng/Drugs_reference/egrifta-tesamorelin-999613.htm',
  ),
  egriftaDose: checkedOn(
    'Egrifta WR, on epocrates.com',
    'https://epocrates.com/online/contextuallink/drug/12378',
  ),
  bpc157Risks: checkedOn(
    'BPC-157 and people at risk, on droracle.ai',
    'https://www.droracle.ai/articles/716597/what-are-the-considerations-and-potential-risks-for-a',
  ),
  bpc157Dose: checkedOn(
    'BPC-157, what the evidence shows, on peptidemark.com',
    'https://www.peptidemark.com/learn/bpc-157-dosage-guide-protocols-evidence',
  ),
  copperPeptide: checkedOn('GHK-Cu, an evidence review', 'https://readfairwitness.com/peptides/ghk-cu'),
  copperPeptideRisks: checkedOn(
    'GHK-Cu, its risks',
    'https://www.peptideprotocolwiki.com/peptides/ghk-cu/risks',
  ),
  argireline: checkedOn(
    'Argireline against placebo in 60 people',
    'https://link.springer.com/article/10.1007/s40257-013-0009-9',
  ),
  zadaxin: checkedOn(
    'Zadaxin monograph, on rxlist.com',
    'http://www.rxlist.com/zadaxin-drug/overdosage-contraindications.htm',
  ),
  thymosinAlphaUse: checkedOn(
    'Thymosin alpha-1, on getpeptrax.com',
    'https://www.getpeptrax.com/compounds/thymosin-alpha-1',
  ),
  thymosinAlphaDose: checkedOn(
    'Thymalfasin, how it is given, on cardozapub.com',
    'http://cardozapub.com/MedicalDiet/tcoszwrcsc.html',
  ),
  classesTogether: checkedOn('MPR on Wegovy', 'https://www.empr.com/drug/wegovy/'),
} satisfies Record<string, Source>
