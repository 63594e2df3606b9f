import { joined, uint32 } from './bytes'
import { isSizeOfScan } from './pixels'

const signatureBytes = 8
/** Length, type and checksum of a chunk. */
const frameBytes = 12
/** What draws the picture. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND'])

/** The picture of a PNG alone; undefined where it is not whole. */
export function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const kept = [bytes.subarray(0, signatureBytes)]
  let at = signatureBytes
  for (let type = ''; type !== 'IEND';) {
    const chunk = chunkAt(bytes, at)
    if (!chunk || (at === signatureBytes && !isHeader(chunk))) return undefined
    if (drawn.has(chunk.type)) kept.push(chunk.whole)
    type = chunk.type
    at += chunk.whole.length
  }
  return kept.length > 2 ? joined(kept) : undefined
}

interface Chunk {
  type: string
  whole: Uint8Array
}

function chunkAt(bytes: Uint8Array, at: number): Chunk | undefined {
  if (at + frameBytes > bytes.length) return undefined
  const length = uint32(bytes, at)
  const end = at + frameBytes + length
  if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== uint32(bytes, end - 4)) return undefined
  return { type: String.fromCodePoint(...bytes.subarray(at + 4, at + 8)), whole: bytes.subarray(at, end) }
}

const isHeader = ({ type, whole }: Chunk): boolean => type === 'IHDR' && isSizeOfScan(uint32(whole, 8), uint32(whole, 12))

const crcTable = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}
