import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

const offline = new Error('offline')
const refusal = (field: string) => Object.assign(new Error('refused'), { field })

const once = (send: () => Promise<void>) => send()

function setUp(kept: Record<string, string | null> = {}, inTurn = once) {
  const storage = {
    read: (key: string) => kept[key] ?? null,
    write: (key: string, text: string | null) => {
      kept[key] = text
    },
  }
  const sent: Record<string, unknown>[] = []
  const answers: (Error | null)[] = []
  const refresh = vi.fn(async () => undefined)
  const saver = createDraftSaver({
    key: 'draft',
    storage,
    send: async patch => {
      sent.push({ ...patch })
      const failure = answers.shift()
      if (failure) throw failure
    },
    isSendable: (_, value) => value !== 'unsendable',
    isPassing: error => error === offline,
    refusedFields: error => (error instanceof Error && 'field' in error ? [String(error.field)] : []),
    inTurn,
    refresh,
  })
  return { saver, sent, answers, kept, refresh }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('autosave', () => {
  test('sends once, 800 ms after the last edit', async () => {
    const { saver, sent } = setUp()
    saver.change({ location: 'Pa' })
    await vi.advanceTimersByTimeAsync(700)
    saver.change({ location: 'Paris', jurisdiction: 'FR' })
    await vi.advanceTimersByTimeAsync(799)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([{ location: 'Paris', jurisdiction: 'FR' }])
    expect(saver.state().phase).toBe('saved')
  })

  test('sends at once when it is flushed', async () => {
    const { saver, sent } = setUp()
    saver.change({ location: 'Paris' })
    await saver.flush()
    expect(sent).toHaveLength(1)
  })

  test('keeps the words while offline and tries again', async () => {
    const { saver, sent, answers, kept } = setUp()
    answers.push(offline)
    saver.change({ location: 'Paris' })
    await expect(saver.flush()).rejects.toBe(offline)
    expect(saver.state().phase).toBe('retrying')
    expect(kept.draft).toBe('{"location":"Paris"}')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(2)
    expect(saver.state().phase).toBe('saved')
    expect(kept.draft).toBeNull()
  })

  test('finds the words again after the page was closed', () => {
    expect(setUp({ draft: '{"location":"Paris"}' }).saver.kept()).toEqual({ location: 'Paris' })
    expect(setUp({ draft: 'broken' }).saver.kept()).toEqual({})
  })

  test('an edit made while saving is sent afterwards, and the older answer does not hide it', async () => {
    const { saver, sent } = setUp()
    saver.change({ location: 'Pa' })
    const saving = saver.flush()
    saver.change({ location: 'Paris' })
    await saving
    expect(sent).toEqual([{ location: 'Pa' }, { location: 'Paris' }])
    expect(saver.kept()).toEqual({})
  })

  test('holds what the server would refuse, and sends the rest', async () => {
    const { saver, sent, kept } = setUp()
    saver.change({ value: 'unsendable', location: 'Paris' })
    await saver.flush()
    expect(sent).toEqual([{ location: 'Paris' }])
    expect(saver.state()).toEqual({ phase: 'held', fields: ['value'] })
    expect(kept.draft).toBe('{"value":"unsendable"}')
  })

  test('holds what the server refused until it is changed', async () => {
    const { saver, sent, answers } = setUp()
    answers.push(refusal('dateOfClaim'))
    saver.change({ dateOfClaim: '2999-01-01', location: 'Paris' })
    await saver.flush()
    expect(sent.at(-1)).toEqual({ location: 'Paris' })
    expect(saver.state()).toEqual({ phase: 'held', fields: ['dateOfClaim'] })
    saver.change({ dateOfClaim: '2020-01-01' })
    await saver.flush()
    expect(sent.at(-1)).toEqual({ dateOfClaim: '2020-01-01' })
    expect(saver.state().phase).toBe('saved')
  })

  test('a failure that will not pass is shown and not repeated', async () => {
    const { saver, sent, answers } = setUp()
    const moved = new Error('moved on')
    answers.push(moved)
    saver.change({ location: 'Paris' })
    await expect(saver.flush()).rejects.toBe(moved)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(saver.state()).toEqual({ phase: 'failed', error: moved })
  })

  test('says and sends nothing after it was discarded', async () => {
    const { saver, sent, kept } = setUp()
    saver.change({ location: 'Paris' })
    saver.discard()
    saver.change({ location: 'Rome' })
    await saver.flush()
    expect(sent).toEqual([])
    expect(kept.draft).toBeNull()
  })
})

describe('two tabs with one draft', () => {
  test('each keeps what the other could not save', () => {
    const kept: Record<string, string | null> = {}
    const [one, other] = [setUp(kept), setUp(kept)]
    one.saver.change({ location: 'Paris' })
    other.saver.change({ jurisdiction: 'FR' })
    expect(JSON.parse(kept.draft ?? '')).toEqual({ location: 'Paris', jurisdiction: 'FR' })
  })

  test('what one has typed over is not sent by the other any more', async () => {
    const kept: Record<string, string | null> = {}
    const [one, other] = [setUp(kept), setUp(kept)]
    one.answers.push(offline)
    one.saver.change({ location: 'Pa' })
    await expect(one.saver.flush()).rejects.toBe(offline)
    other.saver.change({ location: 'Paris' })
    await one.saver.hear()
    expect(one.saver.kept()).toEqual({ location: 'Paris' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect([...one.sent.slice(1), ...other.sent]).toEqual([{ location: 'Paris' }])
  })

  test('a form shows on what the other has saved until it is fetched', async () => {
    const kept: Record<string, string | null> = {}
    const [one, other] = [setUp(kept), setUp(kept)]
    one.saver.change({ location: 'Paris' })
    await other.saver.hear()
    await one.saver.flush()
    const { promise: fetched, resolve } = Promise.withResolvers<undefined>()
    other.refresh.mockReturnValueOnce(fetched)
    const heard = other.saver.hear()
    expect(other.saver.kept()).toEqual({ location: 'Paris' })
    resolve(undefined)
    await heard
    expect(other.saver.kept()).toEqual({})
  })

  test('they send one after the other', async () => {
    const kept: Record<string, string | null> = {}
    let last = Promise.resolve()
    const inTurn = (send: () => Promise<void>) => {
      last = last.then(send)
      return last
    }
    const [one, other] = [setUp(kept, inTurn), setUp(kept, inTurn)]
    one.saver.change({ location: 'Paris' })
    await Promise.all([one.saver.flush(), other.saver.flush()])
    expect([...one.sent, ...other.sent]).toEqual([{ location: 'Paris' }])
  })
})
