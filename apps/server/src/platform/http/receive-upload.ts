import { createHmac } from 'node:crypto'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { FastifyRequest } from 'fastify'
import { fail, ok, type Result } from '../result.ts'
import type { UploadedFile } from './route.ts'

type Received = Result<MultipartFile, 'INVALID_INPUT' | 'MALFORMED_REQUEST' | 'UNSUPPORTED_MEDIA_TYPE'>

const refused = (message: string) => fail('INVALID_INPUT', [{ path: 'file', message }])

/** Errors of the parser for a form with anything but one file. */
const formLimits = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Unread stream of the single file in a multipart request. */
export async function receiveUpload(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) return fail('UNSUPPORTED_MEDIA_TYPE')
  // The parser reads the raw request, and would report a compressed one as a malformed form.
  const encoding = request.headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return fail('MALFORMED_REQUEST')
  try {
    const part = await request.file()
    if (part?.fieldname === 'file' && part.filename?.trim()) return ok(part)
    part?.file.resume()
    return refused(part?.fieldname === 'file' ? validationTexts.fileName : validationTexts.required)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'code' in error && formLimits.has(String(error.code))
      ? refused(validationTexts.required)
      : fail('MALFORMED_REQUEST')
  }
}

/** Browsers percent-encode quotation marks and line breaks in file names (HTML, multipart/form-data encoding). */
const unescaped = (name: string): string => name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)

export const uploadOf = ({ filename, file }: MultipartFile): UploadedFile => ({
  fileName: unescaped(filename),
  content: file,
  isTruncated: () => file.truncated,
})

interface DigestedUpload {
  readonly upload: UploadedFile
  /** Reads the rest, and digests name and content; `null` if the upload was interrupted. */
  digest(): Promise<string | null>
}

/** Digests an upload while it is read, because it is never held in memory as a whole. */
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
