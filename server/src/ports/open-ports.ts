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

/** All ports, as the operator configured them. */
export interface Ports {
  mail: MailPort
  sms: SmsPort
  push: PushPort
  blobs: BlobsPort
  /** food sources, queried in this order before Pepwell's own table */
  foodSources: NutritionSource[]
  /** undefined if cards aren't accepted */
  cards: PaymentsPort | undefined
  /** undefined if operators ship by hand */
  shipping: ShippingPort | undefined
  /** reads pages of other shops */
  priceSource: PriceSource
  /** undefined without a language model */
  ai: AiPort | undefined
}

const outboxIn = (dataDir: string) => join(dataDir, 'outbox')

const openMail = ({ smtpUrl, mailFrom, dataDir }: Config, clock: Clock): MailPort =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : outboxMail(outboxIn(dataDir), mailFrom, clock)

async function openSms({ twilio, publicUrl, dataDir }: Config, clock: Clock): Promise<SmsPort> {
  if (!twilio) return outboxSms(outboxIn(dataDir), clock)
  // Large, so loaded only if an account is configured.
  const { twilioSms } = await import('./sms-twilio.ts')
  return twilioSms({ ...twilio, webhookUrl: `${publicUrl}${TEXTS_PATH}` })
}

/** Push services get a contact address: https if PUBLIC_URL is. */
const openPush = ({ publicUrl, supportEmail, outboundHosts: hosts }: Config): PushPort =>
  webPushPort({ contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${supportEmail}`, hosts })

/** Opens blob storage. */
export async function openBlobs({ s3, dataDir }: Config): Promise<BlobsPort> {
  if (!s3) return diskBlobs(join(dataDir, 'blobs'))
  // Large, so loaded only if a bucket is configured.
  const { s3Blobs } = await import('./blobs-s3.ts')
  return s3Blobs(s3)
}

/** Opens the store of automatic backups and the folder they are written to. */
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
  // Large, so loaded only if an account is configured.
  const { stripePayments } = await import('./payments-stripe.ts')
  return stripePayments(stripe)
}

async function openAi({ ai }: Config): Promise<AiPort | undefined> {
  if (!ai) return undefined
  // Large, so loaded only if a model is configured.
  if (ai.provider === 'anthropic') return (await import('./ai-anthropic.ts')).anthropicModel(ai)
  return (await import('./ai-openai.ts')).openAiModel(ai)
}

const foodSourcesOf = ({ nutritionix, openFoodFacts: isAsked, supportEmail }: Config): NutritionSource[] => [
  ...(nutritionix ? [nutritionixFoods(nutritionix)] : []),
  ...(isAsked ? [openFoodFacts(supportEmail)] : []),
]

/** Opens each port: the outside service if it is configured, otherwise the embedded default. */
export async function openPorts(config: Config, clock: Clock): Promise<Ports> {
  return {
    mail: openMail(config, clock),
    sms: await openSms(config, clock),
    push: openPush(config),
    blobs: await openBlobs(config),
    foodSources: foodSourcesOf(config),
    cards: await openCards(config),
    shipping: config.shipStation && shipStation(config.shipStation),
    priceSource: webPages({ contact: config.supportEmail, hosts: config.outboundHosts }),
    ai: await openAi(config),
  }
}

/** Closes their connections. */
export function closePorts({ mail, push, blobs }: Ports): void {
  for (const port of [blobs, push, mail]) port.close()
}
