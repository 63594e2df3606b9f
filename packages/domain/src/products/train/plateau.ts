import { station } from '../../reference/rail/stations'

/** Cities on the Tibetan plateau that trains reach from Golmud: above 3,600 m, with oxygen in the coaches. */
const plateauCities: ReadonlySet<string> = new Set(['拉萨', '日喀则', '那曲', '林芝', '山南'])

/** Whether a ride begins or ends there, so that passengers declare their health. */
export const isPlateauRide = (departStation: string, arriveStation: string): boolean =>
  [departStation, arriveStation].some((code) => plateauCities.has(station(code)?.city.name['zh-CN'] ?? ''))
