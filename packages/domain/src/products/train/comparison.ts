/** Assumed minutes beside the ride: to the station, waiting there, and into town again. */
export const besideRide = { to: 30, wait: 20, from: 30 } as const

/**
 * Tenths of a gram of CO₂ per passenger and kilometre: whole process of high-speed rail (Beijing Jiaotong University, 2024); ordinary
 * trains as the handbook counts rail (10.6).
 */
export const trainCarbon = { fast: 305, other: 300 } as const

/** Minutes from door to door. */
export const trainDoorToDoor = (rideMinutes: number): number => rideMinutes + besideRide.to + besideRide.wait + besideRide.from

/** Grams per passenger. */
export const trainCarbonGrams = (kind: keyof typeof trainCarbon, distanceKm: number): number =>
  Math.round((trainCarbon[kind] * distanceKm) / 10)
