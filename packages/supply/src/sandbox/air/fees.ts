/** Construction fee and fuel surcharge of one adult in fen (handbook 1.2). */
export const buildFee = 5000

const shortHaulKm = 800
const fuelLevels = [
  { from: '2026-01-05', shortHaul: 1000, longHaul: 2000 },
  { from: '2025-12-05', shortHaul: 2000, longHaul: 4000 },
  { from: '2022-03-05', shortHaul: 2000, longHaul: 4000 },
  { from: '2022-02-05', shortHaul: 1000, longHaul: 2000 },
]

/** By the date of ticketing, not of travel. */
export function fuelFee(ticketingDate: string, km: number): number {
  const level = fuelLevels.find((each) => each.from <= ticketingDate)
  return (km <= shortHaulKm ? level?.shortHaul : level?.longHaul) ?? 0
}
