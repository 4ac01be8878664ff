import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { AiPort } from './ai.ts'
import { type BackupStore, folderOfBackups } from './backup-store.ts'
import type { BlobsPort } from './blobs.ts'
import { diskBlobs } from './blobs-disk.ts'
import type { MailPort } from './mail.ts'
import { outboxMail } from './mail-outbox.ts'
import { smtpMail } from './mail-smtp.ts'
import { nutritionixFoods } from './nutrition-nutritionix.ts'
import { openFoodFacts } from './nutrition-open-food-facts.ts'
import type { NutritionSource } from './nutrition-source.ts'
import type { PaymentsPort } from './payments.ts'
import type { PriceSource } from './price-source.ts'
import { webPages } from './price-source-web.ts'
import type { PushPort } from './push.ts'
import { webPushPort } from './push-web.ts'
import type { ShippingPort } from './shipping.ts'
import { shipStation } from './shipping-shipstation.ts'
import { type SmsPort, TEXTS_PATH } from './sms.ts'
import { outboxSms } from './sms-outbox.ts'

/** Every way out, as the operator set it up. */
export interface Ports {
  mail: MailPort
  sms: SmsPort
  push: PushPort
  blobs: BlobsPort
  /** asked for foods, in this order, before the product's own table is */
  foodSources: NutritionSource[]
  /** undefined where no cards are taken */
  cards: PaymentsPort | undefined
  /** undefined where operators send parcels by themselves */
  shipping: ShippingPort | undefined
  /** the pages of other shops */
  priceSource: PriceSource
  /** undefined where there is no language model */
  ai: AiPort | undefined
}

const outboxIn = (dataDir: string) => join(dataDir, 'outbox')

const openMail = ({ smtpUrl, mailFrom, dataDir }: Config, clock: Clock): MailPort =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : outboxMail(outboxIn(dataDir), mailFrom, clock)

async function openSms({ twilio, publicUrl, dataDir }: Config, clock: Clock): Promise<SmsPort> {
  if (!twilio) return outboxSms(outboxIn(dataDir), clock)
  // Loaded only where there is an account: it is large.
  const { twilioSms } = await import('./sms-twilio.ts')
  return twilioSms({ ...twilio, hears: `${publicUrl}${TEXTS_PATH}` })
}

/** Push services are told whom to write to when something is wrong; https where there is such an address. */
const openPush = ({ publicUrl, supportEmail }: Config): PushPort =>
  webPushPort({ contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${supportEmail}` })

/** Where blobs are kept. */
export async function openBlobs({ s3, dataDir }: Config): Promise<BlobsPort> {
  if (!s3) return diskBlobs(join(dataDir, 'blobs'))
  // Loaded only where there is a bucket: it is large.
  const { s3Blobs } = await import('./blobs-s3.ts')
  return s3Blobs(s3)
}

/** Where backups that are made unasked are kept, with the folder that they are written into. */
export async function openBackupStore({
  s3,
  dataDir,
}: Config): Promise<{ folder: string; store: BackupStore }> {
  const folder = join(dataDir, 'backups')
  if (!s3) return { folder, store: folderOfBackups(folder) }
  const { bucketOfBackups } = await import('./backup-store-s3.ts')
  return { folder, store: bucketOfBackups(s3, folder) }
}

async function openCards({ stripe }: Config): Promise<PaymentsPort | undefined> {
  if (!stripe) return undefined
  // Loaded only where there is an account: it is large.
  const { stripePayments } = await import('./payments-stripe.ts')
  return stripePayments(stripe)
}

async function openAi({ ai }: Config): Promise<AiPort | undefined> {
  if (!ai) return undefined
  // Loaded only where there is one: they are large.
  if (ai.provider === 'anthropic') return (await import('./ai-anthropic.ts')).anthropicModel(ai)
  return (await import('./ai-openai.ts')).openAiModel(ai)
}

const foodSourcesOf = ({ nutritionix, openFoodFacts: isAsked, supportEmail }: Config): NutritionSource[] => [
  ...(nutritionix ? [nutritionixFoods(nutritionix)] : []),
  ...(isAsked ? [openFoodFacts(supportEmail)] : []),
]

/** Opens each way out: the outside service where there are settings for one, what the product brings along where not. */
export async function openPorts(config: Config, clock: Clock): Promise<Ports> {
  return {
    mail: openMail(config, clock),
    sms: await openSms(config, clock),
    push: openPush(config),
    blobs: await openBlobs(config),
    foodSources: foodSourcesOf(config),
    cards: await openCards(config),
    shipping: config.shipStation && shipStation(config.shipStation),
    priceSource: webPages({ contact: config.supportEmail }),
    ai: await openAi(config),
  }
}

/** Ends their open connections. */
export function closePorts({ mail, push, blobs }: Ports): void {
  for (const port of [blobs, push, mail]) port.close()
}
