import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { BlobsPort } from './blobs.ts'

/** A bucket and its credentials. */
export interface S3Settings {
  /** the service's address without the bucket */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const CONNECT_MS = 5_000
const ANSWER_MS = 15_000

const clientOf = ({ endpoint, region, ...credentials }: Omit<S3Settings, 'bucket'>) =>
  new S3Client({
    endpoint,
    region,
    credentials,
    // Puts the bucket into the path, which every S3 service supports, also without DNS.
    forcePathStyle: true,
    // Services other than Amazon's don't know the client's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  })

function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { name?: string; $metadata?: { httpStatusCode?: number } } }
  return cause?.name === 'NoSuchKey' || cause?.$metadata?.httpStatusCode === 404
}

/** The bucket's only folder without blobs. */
export const BACKUPS = 'backups'

/** A bucket and a way to list it page by page. */
export function openBucket({ bucket, ...service }: S3Settings) {
  const client = clientOf(service)
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    client,
    disk,
    /** Every key with this prefix; without `recursive`, of this folder alone. */
    async *keysIn(folder: string, recursive = false): AsyncGenerator<string> {
      let paginationToken: string | undefined
      do {
        const page = await disk.listAll(folder, { recursive, paginationToken })
        for (const blob of page.objects) if (blob.isFile) yield blob.key
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
  }
}

/** Blobs in an S3-compatible bucket, shared by all app processes. */
export function s3Blobs(settings: S3Settings): BlobsPort {
  const { client, disk, keysIn } = openBucket(settings)
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),

    async open(key) {
      try {
        return await disk.getStream(key)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    remove: (key) => disk.delete(key),

    async *keys() {
      for await (const key of keysIn('/', true)) if (!key.startsWith(`${BACKUPS}/`)) yield key
    },
    async removeAll(folder) {
      // Not recursive: the driver then ends the prefix with a slash, so 'user_1' doesn't match 'user_12'.
      for await (const key of keysIn(folder)) await disk.delete(key)
    },

    close: () => client.destroy(),
  }
}
