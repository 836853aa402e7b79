import type { Answer, InProcessClient } from '../platform/http/in-process-client.ts'

export interface SampleFile {
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Multipart request as a browser sends it. */
export async function multipart({ name, content }: SampleFile, field = 'file') {
  const form = new FormData()
  form.append(field, new Blob([content]), name)
  const request = new Response(form)
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

export async function uploadTo(
  client: InProcessClient,
  path: string,
  file: SampleFile,
  field?: string,
): Promise<Answer> {
  const { body, headers } = await multipart(file, field)
  return client.send('POST', path, body, headers)
}

export const upload = (client: InProcessClient, claimId: string, file: SampleFile, field?: string): Promise<Answer> =>
  uploadTo(client, `/v1/claims/${claimId}/documents/files`, file, field)
