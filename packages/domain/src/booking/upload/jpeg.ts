import { joined, uint16 } from './bytes'
import { isSizeOfScan } from './pixels'

const start = 0xd8
const end = 0xd9
const scan = 0xda
const comment = 0xfe
/** JFIF, and how Adobe writes colours: without it some scans are drawn in wrong ones. */
const drawingNotes = new Set([0xe0, 0xee])
const isNote = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === comment
/** Frames of a picture tell its size; the three that look alike are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The picture of a JPEG alone, up to its end; undefined where it is not whole. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const kept = [bytes.subarray(0, 2)]
  let sized = false
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff || marker === start) return undefined
    const next = at + 2 + uint16(bytes, at + 2)
    if (next > bytes.length) return undefined
    if (isFrame(marker)) {
      sized = isSizeOfScan(uint16(bytes, at + 7), uint16(bytes, at + 5))
      if (!sized) return undefined
    }
    if (marker === scan) {
      const over = endOfPicture(bytes, next)
      return sized && over ? joined([...kept, bytes.subarray(at, over)]) : undefined
    }
    if (!isNote(marker) || drawingNotes.has(marker)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

/** Behind the mark that ends a picture, from its first scan on. */
function endOfPicture(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at++) if (bytes[at] === 0xff && bytes[at + 1] === end) return at + 2
  return undefined
}
