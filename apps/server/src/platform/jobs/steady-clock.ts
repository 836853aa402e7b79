/** For the queue's own timers: a time that goes on evenly, however the machine's clock is moved. */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  setInterval,
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}
