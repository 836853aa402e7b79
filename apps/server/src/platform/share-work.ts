/** Work shared by concurrent callers: the running one, and the next. */
interface Shared<Done> {
  readonly ended: Promise<void>
  next?: Promise<Done>
}

/**
 * Coalesces concurrent calls with the same input in this process. One runs at a time, and callers that arrive
 * meanwhile share the next run, so no result is older than its call. At most two runs per input are active or pending.
 */
export function shareWork<Given extends object, Done>(
  work: (given: Given) => Promise<Done>,
): (given: Given) => Promise<Done> {
  const underWay = new Map<string, Shared<Done>>()
  const begin = (question: string, given: Given): Promise<Done> => {
    const done = work(given)
    const shared: Shared<Done> = {
      ended: done.then(
        () => undefined,
        () => undefined,
      ),
    }
    underWay.set(question, shared)
    void shared.ended.then(() => {
      if (!shared.next) underWay.delete(question)
    })
    return done
  }
  return given => {
    const question = JSON.stringify(given)
    const shared = underWay.get(question)
    if (!shared) return begin(question, given)
    shared.next ??= shared.ended.then(() => begin(question, given))
    return shared.next
  }
}
