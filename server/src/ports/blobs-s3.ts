import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { BlobsPort } from './blobs.ts'

/** A bucket and how to get in. */
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
    // The bucket stands in the path: every service that speaks S3 knows that form, also without a name server.
    forcePathStyle: true,
    // Services other than Amazon's don't know the checksums that the client would add unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  })

function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { name?: string; $metadata?: { httpStatusCode?: number } } }
  return cause?.name === 'NoSuchKey' || cause?.$metadata?.httpStatusCode === 404
}

/** Blobs in a bucket of a service that speaks S3, so that any number of app processes share them. */
export function s3Blobs({ bucket, ...service }: S3Settings): BlobsPort {
  const client = clientOf(service)
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))

  /** Every key that begins so, page by page; not recursive means: of this folder alone. */
  async function* keysIn(folder: string, recursive = false): AsyncGenerator<string> {
    let paginationToken: string | undefined
    do {
      const page = await disk.listAll(folder, { recursive, paginationToken })
      for (const blob of page.objects) if (blob.isFile) yield blob.key
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

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

    keys: () => keysIn('/', true),
    async removeAll(folder) {
      // Not recursive: the driver then ends the prefix with a slash, and 'user_1' can't mean 'user_12'.
      for await (const key of keysIn(folder)) await disk.delete(key)
    },

    close: () => client.destroy(),
  }
}
