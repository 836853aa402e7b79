/** The same work as it is done for several: what goes on, and what begins when that has ended. */
interface Shared<Done> {
  readonly ended: Promise<void>
  next?: Promise<Done>
}

/**
 * Does what several ask for at the same time once for all of them, in this process: of the same question one at a time is
 * worked on, and whoever asks meanwhile gets the next one, which begins after all of them have asked. So nothing is older
 * than the question, and no more than two are ever done or waited for, however many ask.
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
