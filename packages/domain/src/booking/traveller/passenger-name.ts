import type { FlightPassenger } from '@sojourn/contract/booking/traveller.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'

/** 周小禾（儿童）: who goes at another price than an adult is told apart wherever travellers are named. */
export function passengerName(
  { name, passenger = 'adult' }: { name: string; passenger?: FlightPassenger },
  language: Language,
): string {
  const { named, passengers } = travellerText[language]
  return passenger === 'adult' ? name : named({ name, passenger: passengers[passenger] })
}
