import type { Position } from './detour'

/** Taxiing, climb and approach, in minutes. */
const groundMinutes = 54
/** Through the air, in km/h, and how much longer airways are than the great circle: over the open Pacific hardly at all. */
const airSpeed = 895
const airways = 1.06
const airwaysOverPacific = 1
/** The jet streams blow eastward, strongest around this latitude on either side of the equator, and over the Pacific. */
const jet = { latitude: 40, width: 17, speed: 75, overPacific: 105 }

const samples = 8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Vector = readonly [number, number, number]

function vectorOf({ latitude, longitude }: Position): Vector {
  const [phi, lambda] = [radians(latitude), radians(longitude)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

interface Place {
  latitude: number
  overPacific: boolean
  /** How much of the motion there is eastward, from -1 to 1. */
  eastward: number
}

const tailwind = ({ latitude, overPacific, eastward }: Place): number =>
  (overPacific ? jet.overPacific : jet.speed) * Math.exp(-(((Math.abs(latitude) - jet.latitude) / jet.width) ** 2)) * eastward

/**
 * Minutes from block to block along great circles from point to point, in steps of five: longer westward, against the jet streams. Calibrated on
 * published schedules of well-known flights (`block-time.test.ts`).
 */
export function blockMinutes(path: readonly Position[]): number {
  const hours = path.slice(1).reduce((total, to, index) => total + hoursInTheAir(path[index]!, to), 0)
  return Math.round((groundMinutes + hours * 60) / 5) * 5
}

function hoursInTheAir(from: Position, to: Position): number {
  const [start, end] = [vectorOf(from), vectorOf(to)]
  const angle = Math.acos(Math.max(-1, Math.min(1, start[0] * end[0] + start[1] * end[1] + start[2] * end[2])))
  const pieceKm = (angle * 6371.0088) / samples
  let hours = 0
  for (let piece = 0; piece < samples; piece++) {
    const place = placeOn(start, end, angle, (piece + 0.5) / samples)
    hours += (pieceKm * (place.overPacific ? airwaysOverPacific : airways)) / (airSpeed + tailwind(place))
  }
  return hours
}

function placeOn(start: Vector, end: Vector, angle: number, share: number): Place {
  const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  const [da, db] = [-Math.cos((1 - share) * angle), Math.cos(share * angle)]
  const [x, y, z] = [a * start[0] + b * end[0], a * start[1] + b * end[1], a * start[2] + b * end[2]]
  const [dx, dy] = [da * start[0] + db * end[0], da * start[1] + db * end[1]]
  const [latitude, longitude] = [Math.asin(z), Math.atan2(y, x)].map((angleOf) => (angleOf * 180) / Math.PI) as [number, number]
  const overPacific = Math.abs(latitude) < 65 && (longitude > 145 || longitude < -125)
  return { latitude, overPacific, eastward: (x * dy - y * dx) / Math.hypot(x, y) / Math.sin(angle) }
}
