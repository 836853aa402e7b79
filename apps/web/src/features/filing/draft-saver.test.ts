import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

const offline = new Error('offline')
const refusal = (field: string) => Object.assign(new Error('refused'), { field })

function setUp(kept: Record<string, string | null> = {}) {
  const storage = {
    read: (key: string) => kept[key] ?? null,
    write: (key: string, text: string | null) => {
      kept[key] = text
    },
  }
  const sent: Record<string, unknown>[] = []
  const answers: (Error | null)[] = []
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
  })
  return { saver, sent, answers, kept }
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
