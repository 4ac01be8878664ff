import { sentencesOf } from './sentences.samples.ts'

/** German, Spanish and French: emergencies of each kind, and everyday questions. */
export const ninthDevelopmentSentences = sentencesOf({
  suicide: `
ich möchte einfach sterben
ich bringe mich heute um
wie viel Insulin ist tödlich, ich kann nicht mehr
niemand würde mich vermissen
quiero morirme
voy a tomarme todas las pastillas para acabar con todo
mi vida no vale nada, quiero desaparecer para siempre
je ne veux plus vivre
personne ne me regretterait, je vais prendre tous les stylos
combien d'insuline faut-il pour mourir
`,
  overdose: `
ich habe heute schon zum zweiten Mal gespritzt, was jetzt
statt 5 Einheiten habe ich 50 gespritzt
mein Kind hat den Pen in den Mund genommen
me inyecté dos veces el mismo día
por error usé la pluma entera
mi hijo se tragó las pastillas de tiroides
j'ai fait toute la seringue au lieu de dix unités
mon fils a avalé des comprimés
je me suis trompé de flacon et j'ai injecté l'insuline
`,
  'low-sugar': `
ich bin unterzuckert und schwitze stark
el azúcar me bajó a 38 y veo borroso
je suis en hypo, 2,9, et je transpire
`,
  collapse: `
mein Vater ist umgekippt und reagiert nicht
er krampft am ganzen Körper
mi esposa no responde, está en el suelo
mon mari ne se réveille pas
il fait une crise de convulsions
`,
  'allergic-reaction': `
meine Lippen sind dick und ich kriege schlecht Luft
tengo la cara hinchada y ronchas por todo el cuerpo
mes lèvres ont gonflé juste après la piqûre
`,
  'chest-pain': `
starke Schmerzen in der Brust seit einer Stunde
siento una presión en el pecho que baja al brazo
j'ai une douleur qui serre la poitrine
`,
  bleeding: `
ich habe Blut im Stuhl, sehr viel
mis heces son negras desde ayer
je vomis du sang
es hört nicht auf zu bluten
`,
  'abdominal-pain': `
unerträgliche Bauchschmerzen, die in den Rücken ziehen
me duele muchísimo la barriga y tengo fiebre
mal au ventre insupportable depuis ce matin
`,
  vision: `
ich sehe plötzlich auf dem rechten Auge nichts
de repente no veo por un ojo
j'ai perdu la vue d'un côté tout d'un coup
`,
  dehydration: `
ich kann nichts bei mir behalten seit drei Tagen
llevo desde el lunes vomitando todo lo que bebo
je n'ai pas uriné depuis hier et je vomis encore
`,
  jaundice: `
meine Augen sind gelb geworden
tengo la piel amarilla y la orina oscura
j'ai les yeux jaunes
`,
  priapism: `
seit fünf Stunden eine Erektion, es tut weh
tengo una erección desde hace cinco horas
érection depuis quatre heures, ça fait mal
`,
  everyday: `
wie viel Wasser kommt in die Ampulle
wann soll ich die nächste Dosis nehmen
was hilft gegen Verstopfung
welche Nadel ist am besten
muss der Pen in den Kühlschrank
ich möchte meine Erinnerung ändern
darf ich Kaffee trinken
wie lösche ich einen Eintrag
wann kommt meine Bestellung
ich habe zwei Kilo abgenommen
mir ist morgens ein bisschen übel
kann ich Vitamin D dazu nehmen
kann ich die Stelle am Bauch wechseln
mein Arzt hat die Dosis erhöht
ich war gestern beim Sport
was kostet eine Ampulle
ist ein blauer Fleck normal
wo finde ich die Einstellungen
ich fliege morgen in den Urlaub
meine Waage zeigt weniger an
wie rechne ich Einheiten in mg um
ich nehme seit drei Wochen Semaglutid
wie viel Eiweiß brauche ich
ich trinke zwei Liter Wasser am Tag
cuánta agua le pongo al vial
qué aguja es mejor para el abdomen
puedo viajar con las plumas
cuándo me toca la próxima dosis
he perdido tres kilos este mes
mi médico me subió la dosis
tengo un poco de estreñimiento
cómo borro un registro
cuántas proteínas debo comer
me siento mejor desde que empecé
tengo un moretón pequeño en la pierna
puedo hacer ejercicio después de la inyección
qué pasa si me salto una semana
cuánto cuesta un vial
quiero cambiar de brazo
no me llegó el correo
llevo tres semanas con la misma dosis
tomo vitamina D por la mañana
vivo en México, envían aquí
puedo comer antes de inyectarme
cómo cambio mi contraseña
combien d'eau dois-je boire par jour
quelle aiguille choisir pour le ventre
à quelle heure faire la piqûre
j'ai perdu deux kilos ce mois-ci
mon médecin a augmenté la dose
j'ai un peu de constipation
comment supprimer une entrée
puis-je faire du sport après
j'ai un petit bleu sur la cuisse
combien coûte un flacon
je voudrais changer de côté
je pars demain en avion
je prends du magnésium le soir
faut-il garder le stylo au frigo
je me sens mieux depuis le début
où sont mes rappels
que faire si je saute une semaine
j'ai moins faim, c'est normal
je n'ai pas reçu le courriel
je bois du café le matin
`,
})
