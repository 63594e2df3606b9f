/** Assumed minutes beside the flight: to the airport, check-in and security, and into town again. */
export const besideFlight = { to: 60, wait: 90, from: 60 } as const

/** Tenths of a gram of CO₂ per passenger and kilometre: flying stage of a domestic flight (Beijing Jiaotong University, 2024). */
export const flightCarbon = 953

/** Minutes from door to door. */
export const flightDoorToDoor = (flightMinutes: number): number =>
  flightMinutes + besideFlight.to + besideFlight.wait + besideFlight.from

/** Grams per passenger. */
export const flightCarbonGrams = (distanceKm: number): number => Math.round((flightCarbon * distanceKm) / 10)
