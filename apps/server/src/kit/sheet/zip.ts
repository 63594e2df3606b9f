import { crc32 } from 'node:zlib'

export interface ZippedFile {
  name: string
  content: Buffer
}

const version = 20
/** Names are UTF-8 (bit 11); contents are stored as they are, since PDFs are compressed already. */
const flags = 0x0800
/** 1980-01-01, the first day that the format knows: a file is the same whenever it is made. */
const day = 0x0021

/** An archive of the format's first and smallest kind (APPNOTE 4.3), which every system opens. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const title = Buffer.from(name)
    const local = Buffer.concat([entry(0x04034b50, title, content, 0), title, content])
    directory.push(entry(0x02014b50, title, content, offset), title)
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

/** The head of a file where it stands, or of its line in the directory, which also says where that is. */
function entry(signature: number, title: Buffer, content: Buffer, offset: number): Buffer {
  const central = signature === 0x02014b50
  const made = Buffer.alloc(central ? 6 : 4)
  made.writeUInt32LE(signature, 0)
  if (central) made.writeUInt16LE(version, 4)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(version, 0)
  common.writeUInt16LE(flags, 2)
  common.writeUInt16LE(day, 8)
  common.writeUInt32LE(crc32(content), 10)
  common.writeUInt32LE(content.length, 14)
  common.writeUInt32LE(content.length, 18)
  common.writeUInt16LE(title.length, 22)
  if (!central) return Buffer.concat([made, common])
  const place = Buffer.alloc(14)
  place.writeUInt32LE(offset, 10)
  return Buffer.concat([made, common, place])
}
