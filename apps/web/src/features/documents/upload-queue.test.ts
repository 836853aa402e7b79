import { describe, expect, test } from 'vitest'
import { createUploadQueue, type UploadQueueOptions } from './upload-queue.ts'

const pdf = (name: string) => new File(['content'], name)

function setUp(onUploaded: UploadQueueOptions['onUploaded'] = () => undefined) {
  const sending: { name: string; key: string; finish: () => void; fail: (error: Error) => void }[] = []
  const failures: unknown[] = []
  let keys = 0
  const send: UploadQueueOptions['send'] = (file, { signal, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      sending.push({ name: file.name, key: idempotencyKey, finish: () => resolve(null), fail: reject })
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const queue = createUploadQueue({
    send,
    held: () => [],
    newKey: () => `key ${++keys}`,
    wasAnswered: error => error instanceof Error && error.message === 'answered',
    onUploaded,
    onFailed: error => failures.push(error),
  })
  const phases = () => queue.store.getState().map(({ state }) => state.phase)
  const settled = () => new Promise(resolve => setTimeout(resolve))
  return { queue, sending, failures, phases, settled }
}

describe('the upload queue', () => {
  test('sends three at once and the fourth when one is done', async () => {
    const { queue, sending, phases, settled } = setUp()
    queue.add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(pdf))
    expect(phases()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    sending[1]?.finish()
    await settled()
    expect(phases()).toEqual(['sending', 'done', 'sending', 'sending'])
  })

  test('never sends what would be refused', () => {
    const { queue, sending, phases } = setUp()
    queue.add([pdf('a.zip')])
    expect(phases()).toEqual(['refused'])
    expect(sending).toEqual([])
  })

  test('can be cancelled and tried again', async () => {
    const { queue, sending, failures, phases, settled } = setUp()
    queue.add([pdf('a.pdf')])
    queue.cancel(1)
    await settled()
    expect(phases()).toEqual(['cancelled'])
    expect(failures).toEqual([])
    queue.retry(1)
    expect(phases()).toEqual(['sending'])
    sending[1]?.finish()
    await settled()
    expect(phases()).toEqual(['done'])
  })

  test('tries again with the same key where no answer came, and with a new one where it was refused', async () => {
    const { queue, sending, failures, settled } = setUp()
    queue.add([pdf('a.pdf')])
    sending[0]?.fail(new Error('lost'))
    await settled()
    expect(failures).toEqual([new Error('lost')])
    queue.retry(1)
    sending[1]?.fail(new Error('answered'))
    await settled()
    queue.retry(1)
    expect(sending[1]?.key).toBe(sending[0]?.key)
    expect(sending[2]?.key).not.toBe(sending[0]?.key)
  })

  test('has a file on its way until it is shown', async () => {
    const shown = Promise.withResolvers<void>()
    const { queue, sending, phases, settled } = setUp(() => shown.promise)
    queue.add([pdf('a.pdf')])
    sending[0]?.finish()
    await settled()
    expect(phases()).toEqual(['sending'])
    shown.resolve()
    await settled()
    expect(phases()).toEqual(['done'])
  })

  test('what arrived and cannot be shown has failed, and is sent again with its key', async () => {
    const { queue, sending, failures, phases, settled } = setUp(() => Promise.reject(new Error('answered')))
    queue.add([pdf('a.pdf')])
    sending[0]?.finish()
    await settled()
    expect(phases()).toEqual(['failed'])
    expect(failures).toEqual([new Error('answered')])
    queue.retry(1)
    expect(sending[1]?.key).toBe(sending[0]?.key)
  })
})
