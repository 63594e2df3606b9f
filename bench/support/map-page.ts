import type { MapPin, MapPlace } from '../../apps/web/src/features/products/hotel/map/map-content'
import { MapEngine } from '../../apps/web/src/features/products/hotel/map/map-engine'

const pinCount = 1000
const middle = { latitude: 31.23, longitude: 121.47 }
const spread = 0.16

/** Points that fill a city, the same in every run. */
const at = (index: number, of: number): { latitude: number; longitude: number } => {
  const turn = index * 2.399_963
  const far = spread * Math.sqrt((index + 0.5) / of)
  return { latitude: middle.latitude + far * Math.sin(turn) * 0.8, longitude: middle.longitude + far * Math.cos(turn) }
}

const pins = Array.from({ length: pinCount }, (_, index): MapPin => ({
  id: String(index),
  position: at(index, pinCount),
  label: `¥${200 + ((index * 37) % 900)}`,
  look: index % 11 === 0 ? 'full' : index % 3 === 0 ? 'outside' : 'within',
}))
const places = Array.from({ length: 120 }, (_, index): MapPlace => ({
  id: String(index),
  kind: index < 16 ? 'district' : index < 60 ? 'area' : index < 80 ? 'station' : 'metro',
  name: `Place ${index}`,
  position: at(index, 120),
}))

/** As long and as bent as the shores, roads and metro of a large city by the sea. */
const ring = (far: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    const bent = far * (1 + 0.1 * Math.sin(index * 2.4))
    return { latitude: middle.latitude + bent * Math.sin(turn) * 0.8, longitude: middle.longitude + bent * Math.cos(turn) }
  })
const lines = {
  shores: Array.from({ length: 40 }, (_, index) => ring(0.02 + index * 0.008, 40)),
  rivers: Array.from({ length: 10 }, (_, index) => ring(0.03 + index * 0.03, 60)),
  roads: Array.from({ length: 8 }, (_, index) => ring(0.04 + index * 0.03, 40)),
  metro: Array.from({ length: 12 }, (_, index) => ({ colour: '#c23a30', line: ring(0.03 + index * 0.02, 20) })),
  parks: Array.from({ length: 5 }, (_, index) => ({ position: at(index, 5), radius: 800 })),
}

const host = document.createElement('div')
host.style.cssText = 'position:relative;width:640px;height:800px'
document.body.append(host)
const none = () => undefined
const map = new MapEngine(host, {
  wheel: true,
  ringWord: (metres) => `${metres / 1000} km`,
  events: { hover: none, choose: none, move: none },
})
map.setGround(places, undefined)
map.setLines(lines)
map.setPins(pins)
map.fit()

/** Moves the map a little in every frame for so long, back and forth; gives the time of each frame in milliseconds. */
async function pan(milliseconds: number): Promise<number[]> {
  const frames: number[] = []
  const begin = performance.now()
  let before = begin
  for (let turn = 0; before - begin < milliseconds; turn++) {
    map.panBy(Math.sin(turn / 20) * 12, Math.cos(turn / 27) * 9)
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    if (turn > 0) frames.push(now - before)
    before = now
  }
  return frames
}

Object.assign(window, { panMap: pan, nearer: (steps: number) => map.zoomBy(steps) })
