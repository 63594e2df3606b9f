import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'

/** The date and time in China, where this product is booked; used until the server names its day. */
export const localNow = (): { date: string; time: string } => localOf(new Date().toISOString(), chinaOffsetMinutes)
