import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive: its text, piece by piece. */
export interface ZipFile {
  path: string
  content: AsyncIterable<string> | Iterable<string>
}

interface Entry {
  path: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** Text of one kind again and again: more effort takes thrice the time and saves a fifth. */
const effort = constants.Z_BEST_SPEED
/** Sizes stand behind what they are of (APPNOTE 4.4.4, bits 3 and 11: names are UTF-8). */
const flags = 0x0808
const version = 20
const deflated = 8
/** 1 January 1980: an archive does not say when it was made. */
const date = 0x21
/** Sizes are of 32 bits. */
const bytesAtMost = 0xffff_ffff

/** Writes an archive as the content of its files comes (PKWARE APPNOTE 6.3); nothing is held but a chunk. */
export async function* writeZip(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let offset = 0
  for (const file of files) {
    const entry: Entry = { path: Buffer.from(file.path), crc: 0, packed: 0, size: 0, offset }
    entries.push(entry)
    const head = Buffer.concat([signed(0x04034b50, version, ...shared(entry)), entry.path])
    yield head
    for await (const chunk of packed(entry, file.content)) {
      entry.packed += chunk.length
      yield chunk
    }
    if (entry.size > bytesAtMost || offset > bytesAtMost) throw new Error('an archive of more than four gigabytes')
    const tail = signed(0x08074b50, [entry.crc], [entry.packed], [entry.size])
    yield tail
    offset += head.length + entry.packed + tail.length
  }
  yield directoryOf(entries, offset)
}

async function* packed(entry: Entry, content: ZipFile['content']): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: effort, chunkSize: 64 * 1024 })
  // What goes wrong with the content is told to who reads; where nobody reads on, no more of it is asked for.
  pipeline(bytesOf(entry, content), deflate).catch(() => undefined)
  yield* deflate as AsyncIterable<Buffer>
}

async function* bytesOf(entry: Entry, content: ZipFile['content']): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

type Field = number | [number]

/** What an entry says of its file, in front of it and in the directory. */
const shared = ({ crc, packed, size, path }: Entry): Field[] => [
  flags,
  deflated,
  0,
  date,
  [crc],
  [packed],
  [size],
  path.length,
  0,
]

/** The parts of an archive are numbers of two bytes, and of four, which stand in brackets. */
function signed(signature: number, ...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce<number>((length, field) => length + (typeof field === 'number' ? 2 : 4), 0))
  let at = bytes.writeUInt32LE(signature)
  for (const field of fields) at = typeof field === 'number' ? bytes.writeUInt16LE(field, at) : bytes.writeUInt32LE(field[0], at)
  return bytes
}

function directoryOf(entries: readonly Entry[], offset: number): Buffer {
  const listed = entries.flatMap((entry) => [
    signed(0x02014b50, version, version, ...shared(entry), 0, 0, 0, [0], [entry.offset]),
    entry.path,
  ])
  const directory = Buffer.concat(listed)
  return Buffer.concat([directory, signed(0x06054b50, 0, 0, entries.length, entries.length, [directory.length], [offset], 0)])
}
