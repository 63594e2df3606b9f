/**
 * GCJ-02, the coordinate system in which maps of the mainland are drawn: WGS-84 shifted by some hundred metres. Positions are
 * kept in WGS-84 and converted once, where such a map is drawn or such a file is read. Constants are those of the published
 * reverse-engineered transformation.
 */
interface Position {
  latitude: number
  longitude: number
}

/** Of the ellipsoid of Krasovsky 1940: half the long axis in metres, and the squared eccentricity. */
const axis = 6_378_245
const eccentricity = 0.006_693_421_622_965_943

/** A rough box around the mainland, outside of which nothing is shifted; neighbours inside it are not drawn in GCJ-02. */
const isShifted = ({ latitude, longitude }: Position): boolean =>
  longitude >= 72.004 && longitude <= 137.8347 && latitude >= 0.8293 && latitude <= 55.8271

const waves = (value: number, divisors: readonly [number, number, number], weights: readonly [number, number, number]): number =>
  (2 / 3) * divisors.reduce((total, divisor, place) => total + weights[place]! * Math.sin((value / divisor) * Math.PI), 0)

function shift({ latitude, longitude }: Position): Position {
  const [x, y] = [longitude - 105, latitude - 35]
  const fine = (40 / 3) * (Math.sin(6 * x * Math.PI) + Math.sin(2 * x * Math.PI))
  const north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const northMetres = north + fine + waves(y, [1, 3, 12], [20, 40, 160]) + (2 / 3) * 320 * Math.sin((y * Math.PI) / 30)
  const eastMetres = east + fine + waves(x, [1, 3, 12], [20, 40, 150]) + (2 / 3) * 300 * Math.sin((x / 30) * Math.PI)
  const radians = (latitude / 180) * Math.PI
  const magic = 1 - eccentricity * Math.sin(radians) ** 2
  const northRadius = (axis * (1 - eccentricity)) / (magic * Math.sqrt(magic))
  const eastRadius = (axis / Math.sqrt(magic)) * Math.cos(radians)
  return {
    latitude: ((northMetres / northRadius) * 180) / Math.PI,
    longitude: ((eastMetres / eastRadius) * 180) / Math.PI,
  }
}

export function toGcj02(position: Position): Position {
  if (!isShifted(position)) return position
  const by = shift(position)
  return { latitude: position.latitude + by.latitude, longitude: position.longitude + by.longitude }
}

const rounds = 4

/** To less than a millimetre: the shift changes so slowly that a few rounds find where it came from. */
export function fromGcj02(position: Position): Position {
  if (!isShifted(position)) return position
  let found = position
  for (let round = 0; round < rounds; round++) {
    const shifted = toGcj02(found)
    found = {
      latitude: found.latitude + position.latitude - shifted.latitude,
      longitude: found.longitude + position.longitude - shifted.longitude,
    }
  }
  return found
}
