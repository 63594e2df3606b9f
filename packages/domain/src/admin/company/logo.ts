export type LogoType = 'image/png' | 'image/jpeg' | 'image/webp'
export interface LogoImage {
  type: LogoType
  width: number
  height: number
}

export const logoBytesAtMost = 200 * 1024
/** A header shows 28 px; screens of triple density and print need no more. */
const sideAtMost = 2000

/** What keeps bytes from being shown as a company's logo. What a file calls itself is not asked. */
export function logoFault(bytes: Uint8Array): 'logoTooLarge' | 'logoNoImage' | 'logoTooWide' | undefined {
  if (bytes.length > logoBytesAtMost) return 'logoTooLarge'
  const image = imageOf(bytes)
  if (!image || image.width < 1 || image.height < 1) return 'logoNoImage'
  return image.width > sideAtMost || image.height > sideAtMost ? 'logoTooWide' : undefined
}

/** Kind and size of an image, by its own head; undefined for anything but PNG, JPEG and WebP. */
export const imageOf = (bytes: Uint8Array): LogoImage | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return pngOf(view) ?? webpOf(view) ?? jpegOf(view)
}

const says = (view: DataView, at: number, word: string): boolean =>
  at + word.length <= view.byteLength && [...word].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0))

/** ISO 15948: the signature, then the chunk IHDR. */
function pngOf(view: DataView): LogoImage | undefined {
  if (view.byteLength < 33 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || !says(view, 12, 'IHDR'))
    return undefined
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** RFC 9649: plain, lossless or extended. */
function webpOf(view: DataView): LogoImage | undefined {
  if (view.byteLength < 30 || !says(view, 0, 'RIFF') || !says(view, 8, 'WEBP')) return undefined
  const type = 'image/webp'
  if (says(view, 12, 'VP8 ')) return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (says(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!says(view, 12, 'VP8X')) return undefined
  const three = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  return { type, width: three(24) + 1, height: three(27) + 1 }
}

/** ITU-T T.81: segments one after the other, until one begins a frame. */
function jpegOf(view: DataView): LogoImage | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (beginsFrame(marker)) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15, but for the tables DHT, JPG and DAC. */
const beginsFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
