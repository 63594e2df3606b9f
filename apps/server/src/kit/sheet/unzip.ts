import { inflateRawSync } from 'node:zlib'
import type { ZippedFile } from './zip'

export interface UnzipBounds {
  entries: number
  /** Of all entries together, once they are inflated. */
  bytes: number
}

const endSignature = 0x06054b50
const centralSignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
/** What a comment behind the end may have. */
const commentAtMost = 65_535

/**
 * The files of an archive that are wanted by their names. What an entry says of its own size is not believed: inflating stops at the bound,
 * also where entries overlap. Encrypted entries and other methods than store and deflate are `unreadable`.
 */
export function unzip(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  { entries: entriesAtMost, bytes: bytesAtMost }: UnzipBounds,
): ZippedFile[] | 'unreadable' | 'tooMany' | 'tooLarge' {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < Math.max(0, archive.length - endBytes - commentAtMost) || end + endBytes > archive.length) return 'unreadable'
  if (archive.readUInt32LE(end) !== endSignature) return 'unreadable'
  const count = archive.readUInt16LE(end + 10)
  if (count > entriesAtMost) return 'tooMany'
  const files: ZippedFile[] = []
  let at = archive.readUInt32LE(end + 16)
  let left = bytesAtMost
  for (let index = 0; index < count; index += 1) {
    const entry = centralEntry(archive, at)
    if (!entry) return 'unreadable'
    at = entry.next
    if (!isWanted(entry.name)) continue
    const content = contentOf(archive, entry, left)
    if (!Buffer.isBuffer(content)) return content
    left -= content.length
    files.push({ name: entry.name, content })
  }
  return files
}

interface Entry {
  name: string
  flags: number
  method: number
  packed: number
  offset: number
  next: number
}

function centralEntry(archive: Buffer, at: number): Entry | undefined {
  if (at + 46 > archive.length || archive.readUInt32LE(at) !== centralSignature) return undefined
  const [title, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [number, number, number]
  return {
    name: archive.toString('utf8', at + 46, at + 46 + title),
    flags: archive.readUInt16LE(at + 8),
    method: archive.readUInt16LE(at + 10),
    packed: archive.readUInt32LE(at + 20),
    offset: archive.readUInt32LE(at + 42),
    next: at + 46 + title + extra + comment,
  }
}

function contentOf(
  archive: Buffer,
  { flags, method, packed, offset }: Entry,
  atMost: number,
): Buffer | 'unreadable' | 'tooLarge' {
  const isEncrypted = (flags & 1) === 1
  if (isEncrypted || offset + 30 > archive.length || archive.readUInt32LE(offset) !== localSignature) return 'unreadable'
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  if (start + packed > archive.length) return 'unreadable'
  const bytes = archive.subarray(start, start + packed)
  if (method === 0) return bytes.length > atMost ? 'tooLarge' : bytes
  return method === 8 ? inflated(() => inflateRawSync(bytes, { maxOutputLength: Math.max(1, atMost) })) : 'unreadable'
}

/** Runs an inflation that is bounded; beyond its bound it is `tooLarge`. */
export function inflated(inflate: () => Buffer): Buffer | 'unreadable' | 'tooLarge' {
  try {
    return inflate()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'unreadable'
  }
}
