import type { Settings } from '../../platform/settings.ts'
import type { DocumentStorage } from './document-storage.ts'
import { documentsFolderIn } from './documents-folder.ts'
import { fileStorage } from './file-storage.ts'
import { s3Storage } from './s3-storage.ts'

/** Creates the document storage that the settings choose: an S3 bucket, or a folder below `DATA_DIR`. */
export function createStorage(settings: Settings): DocumentStorage {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined) return fileStorage(documentsFolderIn(settings.DATA_DIR))
  return s3Storage({
    bucket,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    timeout: settings.STORAGE_TIMEOUT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  })
}
