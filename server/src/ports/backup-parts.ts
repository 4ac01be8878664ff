import { createReadStream } from 'node:fs'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

/** S3 takes objects above 5 GB only in parts, at most this many, each of at least 5 MB. */
const MAX_PARTS = 10_000

/** Bytes per part: read from disk while it is sent, so its size costs no memory. */
const PART_BYTES = 64 * 1024 * 1024

interface Target {
  client: S3Client
  bucket: string
  key: string
}

/** Start and length of each part of a file. */
export function partsOf(size: number, partBytes = PART_BYTES): { start: number; length: number }[] {
  const length = Math.max(partBytes, Math.ceil(size / MAX_PARTS))
  const count = Math.max(1, Math.ceil(size / length))
  return Array.from({ length: count }, (_, index) => ({
    start: index * length,
    length: Math.min(length, size - index * length),
  }))
}

/** Uploads a file in parts. After a failure nothing of it is left in the bucket. */
export async function uploadInParts(
  { client, bucket, key }: Target,
  file: string,
  parts: readonly { start: number; length: number }[],
): Promise<void> {
  const target = { Bucket: bucket, Key: key }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const upload = { ...target, UploadId }
  try {
    const sent = []
    for (const [index, { start, length }] of parts.entries()) {
      const part = { PartNumber: index + 1, ContentLength: length }
      const Body = createReadStream(file, { start, end: start + length - 1 })
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, ...part, Body }))
      sent.push({ PartNumber: part.PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: sent } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}
