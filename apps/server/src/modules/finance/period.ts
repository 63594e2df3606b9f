import { addDays, chinaOffsetMinutes, localInstant } from '@sojourn/domain/kit/local-date'

/** Days in China, both inclusive, as the instants between which something happened. */
export const periodOf = ({ from, to }: { from?: string; to?: string }): { from: Date | null; to: Date | null } => ({
  from: from ? startOf(from) : null,
  to: to ? startOf(addDays(to, 1)) : null,
})

const startOf = (date: string): Date => new Date(localInstant(date, '00:00', chinaOffsetMinutes))
