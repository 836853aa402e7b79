/** Monotonic clock for the queue's timers, unaffected by changes of the machine's clock. */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  setInterval,
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}
