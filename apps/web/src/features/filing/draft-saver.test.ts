import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormValues } from '../../lib/form-persistence.ts'
import { createDraftSaver } from './draft-saver.ts'

const offline = new Error('offline')
const refusal = (field: string) => Object.assign(new Error('refused'), { field })

const once = (send: () => Promise<void>) => send()

interface Browser {
  values: FormValues
}

function setUp(browser: Browser = { values: {} }, inTurn = once) {
  const persisted = {
    read: () => browser.values,
    write: (values: FormValues) => {
      browser.values = values
    },
  }
  const sent: Record<string, unknown>[] = []
  const answers: (Error | null)[] = []
  const refresh = vi.fn(async () => undefined)
  const saver = createDraftSaver({
    persisted,
    send: async patch => {
      sent.push({ ...patch })
      const failure = answers.shift()
      if (failure) throw failure
    },
    takenOf: async values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'unsendable')),
    isPassing: error => error === offline,
    refusedFields: error => (error instanceof Error && 'field' in error ? [String(error.field)] : []),
    inTurn,
    refresh,
  })
  const save = () => saver.store.getState().save
  const unsaved = () => saver.store.getState().unsaved
  return { saver, sent, answers, browser, refresh, save, unsaved }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('autosave', () => {
  test('sends once, 800 ms after the last edit', async () => {
    const { saver, sent, save } = setUp()
    saver.change({ location: 'Pa' })
    await vi.advanceTimersByTimeAsync(700)
    saver.change({ location: 'Paris', jurisdiction: 'FR' })
    await vi.advanceTimersByTimeAsync(799)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([{ location: 'Paris', jurisdiction: 'FR' }])
    expect(save().phase).toBe('saved')
  })

  test('sends at once when it is flushed', async () => {
    const { saver, sent } = setUp()
    saver.change({ location: 'Paris' })
    await saver.flush()
    expect(sent).toHaveLength(1)
  })

  test('persists what is typed while offline and tries again', async () => {
    const { saver, sent, answers, browser, save } = setUp()
    answers.push(offline)
    saver.change({ location: 'Paris' })
    await expect(saver.flush()).rejects.toBe(offline)
    expect(save().phase).toBe('retrying')
    expect(browser.values).toEqual({ location: 'Paris' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sent).toHaveLength(2)
    expect(save().phase).toBe('saved')
    expect(browser.values).toEqual({})
  })

  test('finds what was typed again after the page was closed', () => {
    expect(setUp({ values: { location: 'Paris' } }).unsaved()).toEqual({ location: 'Paris' })
  })

  test('an edit made while saving is sent afterwards, and the older answer does not hide it', async () => {
    const { saver, sent, unsaved } = setUp()
    saver.change({ location: 'Pa' })
    const saving = saver.flush()
    saver.change({ location: 'Paris' })
    await saving
    expect(sent).toEqual([{ location: 'Pa' }, { location: 'Paris' }])
    expect(unsaved()).toEqual({})
  })

  test('holds what the server would refuse, and sends the rest', async () => {
    const { saver, sent, browser, save } = setUp()
    saver.change({ value: 'unsendable', location: 'Paris' })
    await saver.flush()
    expect(sent).toEqual([{ location: 'Paris' }])
    expect(save()).toEqual({ phase: 'held', fields: ['value'] })
    expect(browser.values).toEqual({ value: 'unsendable' })
  })

  test('holds what the server refused until it is changed', async () => {
    const { saver, sent, answers, save } = setUp()
    answers.push(refusal('dateOfClaim'))
    saver.change({ dateOfClaim: '2999-01-01', location: 'Paris' })
    await saver.flush()
    expect(sent.at(-1)).toEqual({ location: 'Paris' })
    expect(save()).toEqual({ phase: 'held', fields: ['dateOfClaim'] })
    saver.change({ dateOfClaim: '2020-01-01' })
    await saver.flush()
    expect(sent.at(-1)).toEqual({ dateOfClaim: '2020-01-01' })
    expect(save().phase).toBe('saved')
  })

  test('a failure that will not pass is shown and not repeated', async () => {
    const { saver, sent, answers, save } = setUp()
    const moved = new Error('moved on')
    answers.push(moved)
    saver.change({ location: 'Paris' })
    await expect(saver.flush()).rejects.toBe(moved)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(save()).toEqual({ phase: 'failed', error: moved })
  })
})

describe('two tabs with one draft', () => {
  test('each holds what the other could not save', () => {
    const browser: Browser = { values: {} }
    const [one, other] = [setUp(browser), setUp(browser)]
    one.saver.change({ location: 'Paris' })
    other.saver.change({ jurisdiction: 'FR' })
    expect(browser.values).toEqual({ location: 'Paris', jurisdiction: 'FR' })
  })

  test('what one has typed over is not sent by the other any more', async () => {
    const browser: Browser = { values: {} }
    const [one, other] = [setUp(browser), setUp(browser)]
    one.answers.push(offline)
    one.saver.change({ location: 'Pa' })
    await expect(one.saver.flush()).rejects.toBe(offline)
    other.saver.change({ location: 'Paris' })
    await one.saver.followOtherTab()
    expect(one.unsaved()).toEqual({ location: 'Paris' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect([...one.sent.slice(1), ...other.sent]).toEqual([{ location: 'Paris' }])
  })

  test('a form shows on what the other has saved until it is fetched', async () => {
    const browser: Browser = { values: {} }
    const [one, other] = [setUp(browser), setUp(browser)]
    one.saver.change({ location: 'Paris' })
    await other.saver.followOtherTab()
    await one.saver.flush()
    const { promise: fetched, resolve } = Promise.withResolvers<undefined>()
    other.refresh.mockReturnValueOnce(fetched)
    const heard = other.saver.followOtherTab()
    expect(other.unsaved()).toEqual({ location: 'Paris' })
    resolve(undefined)
    await heard
    expect(other.unsaved()).toEqual({})
  })

  test('they send one after the other', async () => {
    const browser: Browser = { values: {} }
    let last = Promise.resolve()
    const inTurn = (send: () => Promise<void>) => {
      last = last.then(send)
      return last
    }
    const [one, other] = [setUp(browser, inTurn), setUp(browser, inTurn)]
    one.saver.change({ location: 'Paris' })
    await Promise.all([one.saver.flush(), other.saver.flush()])
    expect([...one.sent, ...other.sent]).toEqual([{ location: 'Paris' }])
  })
})
