import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type DocumentStorage, StorageUnavailable } from './document-storage.ts'

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** An S3-compatible store in place of Amazon's; its buckets are addressed by path. */
  readonly endpoint?: string | undefined
  /** Idle time-out of a request in milliseconds; an active transfer may take longer. */
  readonly timeout: number
  /** If absent, the SDK uses its default credential chain. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** Number of attempts; each gets an equal part of the time-out. */
const attempts = 2

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)

/** Documents as objects of a bucket. A document is there whole or not at all. */
export function s3Storage({ bucket, region, endpoint, timeout, credentials }: S3Settings): DocumentStorage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: timeout / attempts, socketTimeout: timeout / attempts },
    // Other stores than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const away = (cause: unknown) =>
    new StorageUnavailable(`the bucket ${bucket} cannot be used (${reasonOf(cause)})`, { cause })
  return {
    async write(key, content) {
      try {
        await new Upload({ client, params: { Bucket: bucket, Key: key, Body: content } }).done()
      } catch (error) {
        throw content.errored ?? away(error)
      }
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw away(error)
      }
    },
    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
      } catch (error) {
        throw away(error)
      }
    },
    async isEmpty() {
      try {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }))
        return Contents.length === 0
      } catch (error) {
        throw away(error)
      }
    },
    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }))
      } catch (error) {
        throw away(error)
      }
    },
  }
}
