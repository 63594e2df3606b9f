/** Whole seconds until `then`, at least one: what the header Retry-After takes. */
export const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))

/** Until the first of what is counted leaves its period. */
export const secondsUntilFree = (first: Date | null, periodMs: number, now: Date): number =>
  secondsUntil(new Date((first ?? now).getTime() + periodMs), now)
