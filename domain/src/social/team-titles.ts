const words = (list: string): string[] => list.trim().split(/\s+/)

/**
 * Words that are never personal names; one of them makes a name read as the team's. The last lines are
 * German, Spanish, French, Portuguese and Italian.
 */
export const TITLES = words(`
  support admin admins administrator moderator moderators official verified helpdesk sysadmin customerservice customercare
  servicedesk clientservice clientservices custservice itdepartment headoffice customersuccess liveagent livechat livesupport
  accountmanager communitymanager communityteam noreply donotreply
  kundenservice kundendienst kundensupport kundenbetreuung administratorin moderatorin offiziell
  soporte administrador administradora moderador moderadora atencionalcliente atencioncliente servicioalcliente
  administrateur administratrice moderateur moderatrice officiel officielle serviceclient serviceclients
  suporte atendimento atendimentoaocliente servicoaocliente
  supporto amministratore amministratrice moderatore ufficiale assistenzaclienti servizioclienti
  klantenservice klantenondersteuning kundtjanst wsparcie yonetici hotrokhachhang layananpelanggan
  podrska zakaznickapodpora ugyfelszolgalat asiakaspalvelu brukerstotte obslugaklienta quantrivien
  chamsockhachhang musterihizmetleri`)

/** Titles long enough that a word starting with one isn't a last name. */
export const LONG_TITLES = TITLES.filter((title) => title.length > 'official'.length)

/**
 * The same words in other alphabets: Russian, Ukrainian, Serbian and Bulgarian, Chinese, Japanese, Korean, Arabic,
 * Persian, Hebrew, Greek, Hindi, Bengali, Tamil, Thai, Georgian, Armenian.
 */
export const TITLES_IN_OTHER_SCRIPTS = words(`
  админ модератор поддержк 客服 官方 管理员 管理員 技术支持 サポート 管理者 運営 公式 관리자 고객센터 고객지원 운영자
  الدعم خدمةالعملاء پشتیبان مشرف תמיכה підтримк υποστήριξη διαχειριστ सहायता एडमिन ฝ่ายสนับสนุน ผู้ดูแลระบบ
  адмін службабезопасности службазаботы подршка поддръжка εξυπηρέτησηπελατών 客户服务 客戶服務 客户支持 客戶支持
  技術支援 支援團隊 お客様センター カスタマーサービス 운영팀 상담원 고객상담 שירותלקוחות מנהלמערכת دعمفني مسؤولالموقع
  ग्राहकसेवा ग्राहकसहायता प्रशासक গ্রাহকসেবা অ্যাডমিন வாடிக்கையாளர்சேவை ทีมงาน แอดมิน ადმინი ადმინისტრატორ ադմին`)

/** Words that read as the team's when a name consists of nothing else; some are last names. */
export const PARTS = words(`
  staff team help security billing system safety moderation mods mod payment payments refund refunds helpline
  compliance verification root webmaster postmaster hostmaster mailer daemon reply owner founder ceo operator privacy
  abuse employee employees headquarters destek hotro pomoc
  hilfe sicherheit mitarbeiter verwaltung zahlung zahlungen equipo ayuda seguridad pagos reembolsos equipe assistance securite
  paiement paiements remboursement ajuda seguranca pagamento pagamentos reembolso squadra aiuto assistenza sicurezza
  pagamenti rimborso rimborsi`)

/** Parts that are no first names: in front of a name they read as the team's, as in 'Staff Anna'. */
export const LEADS = words(`
  staff team moderation administration mod mods operator superuser postmaster security compliance verification helpline employee webmaster system
  hilfe ayuda equipe equipo assistance ajuda assistenza aiuto destek pomoc hotro`)

/** Parts that are no last names: after a name they read as the team's, as in 'Anna Security'. */
export const TAILS = words(
  'moderation mods security compliance verification helpline webmaster administration',
)

/** Parts that are no two names when split: 'Sta ff', but 'Bill Ing' is a person. */
export const SPLIT_PARTS = words('staff team security moderation operator system')

/** Typos of titles that no rule finds; none is a personal name. */
export const TYPOS = words(`
  admim adnin admn admni amdin adimn admiin admyn offical officail ofical supprt supoprt suppotr sapport soupport`)

/** Names and words one letter away from a title. */
export const NEAR_TITLES = words('damin sport supporter supot suporn peppel')

/**
 * Roles that members would trust, if a person's name consists of nothing else. Groups and stacks may use
 * them.
 */
export const ROLES = words(`
  helper helpers cfo cto cmo operators operations ops admins moderators sysop superuser sudo developer developers devteam
  engineer engineering legal lawyer lawyers attorney counsel dpo gdpr hipaa fraud recovery reset password passwords
  protection fda cdc dea police government doctor doctors dr physician physicians pharmacist pharmacists pharmacy nurse
  nurses clinician clinicians clinic clinical medic medics medical sales shop store media marketing shipping order orders fulfillment
  delivery warehouse logistics concierge director manager supervisor president notification notifications alert alerts
  announcement announcements update updates feedback report reports contact info community ambassador everyone bot
  automated
  arzt arztin doktor apotheke apotheker krankenschwester anwalt doctora medica medico enfermera enfermero farmacia
  farmaceutico farmaceutica abogado abogada docteur medecin pharmacie pharmacien infirmiere infirmier avocat dottore
  dottoressa infermiera farmacista avvocato doutor doutora enfermeira enfermeiro advogado advogada`)

/** Words that may accompany them. */
export const FILLERS = words(`
  the your our my app hq us pw code sec customer client member members user users service services care desk center centre
  department dept no account accounts online chat real verified verify agent trust success experience chief officer licensed
  certified message messages data login cs from of for and unser euer das der die und nuestro notre nosso nostro kunden cliente clientes clienti clients
  servicio servico servizio`)

/** Names of departments: next to one of {@link PARTS} they read as a team's, whatever the last name is. */
export const DEPARTMENTS = words(`
  dept department desk center centre hq service services care customer client member user trust success experience`)

/** First names common in the countries we ship to: joined to a title, they make it a personal name. */
export const FIRST_NAMES = words(`
  aaron adam alex alice amanda amy andrea andrew angela ann anna anne anthony ashley barbara ben benjamin beth betty bill
  bob brandon brian carl carlos carol charles chris christina christine chuck cindy daniel dave david deborah dennis diana
  donald donna dora dorothy ed edward elena elizabeth emily emma eric eva evelyn frank gary george grace greg hannah
  harry heather helen henry jack jacob jake james jan jane janet jason jean jeff jennifer jenny jess jessica jim joan joe
  john jordan jose joseph josh joshua juan judy julia julie karen kate katherine kathy kelly ken kevin kim kyle larry laura
  lauren leo linda lisa liz lucy luis maria marie mark martin mary matt matthew megan mel melissa michael michelle mike
  nancy nathan nick nicole noah olivia oscar pam pat patricia paul peter phil rachel ray rebecca richard rob robert robin
  roger ron rose ruth ryan sam samantha samuel sandra sara sarah scott sean sharon stephanie stephen steve steven sue
  susan teresa terry thomas tim timothy todd tom tony tyler victoria vince walter wendy will william zoe`)
