import { createHmac } from 'node:crypto'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { FastifyRequest } from 'fastify'
import { fail, ok, type Result } from '../result.ts'
import type { Upload } from './route.ts'

type Received = Result<MultipartFile, 'INVALID_INPUT' | 'UNSUPPORTED_MEDIA_TYPE'>

/** The one file of a multipart request, unread. */
export async function receiveUpload(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) return fail('UNSUPPORTED_MEDIA_TYPE')
  const part = await request.file()
  if (part?.fieldname === 'file') return ok(part)
  part?.file.resume()
  return fail('INVALID_INPUT', [{ path: 'file', message: validationTexts.required }])
}

export const uploadOf = ({ filename, file }: MultipartFile): Upload => ({
  fileName: filename,
  content: file,
  isTruncated: () => file.truncated,
})

interface DigestedUpload {
  readonly upload: Upload
  /** Reads what nobody has read, and digests name and content; `null` where the content broke off. */
  digest(): Promise<string | null>
}

/** An upload that is digested while it is read, because the whole is never held in memory. */
export function digestedUpload(part: MultipartFile, key: string): DigestedUpload {
  const hash = createHmac('sha256', key).update(JSON.stringify(part.filename))
  const content = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk)
      pass(null, chunk)
    },
  })
  const digested = pipeline(part.file, content).then(
    () => hash.digest('hex'),
    () => null,
  )
  return {
    upload: { ...uploadOf(part), content },
    digest() {
      content.resume()
      return digested
    },
  }
}
