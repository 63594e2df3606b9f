import type { UploadType } from '@sojourn/contract/booking/upload'
import { isWholePdf } from './pdf'
import { cleanJpeg } from './jpeg'
import { cleanPng } from './png'

export type UploadFault = 'fileUnreadable' | 'fileMismatch'
export interface CleanUpload {
  mediaType: UploadType
  bytes: Uint8Array
}

const startsWith = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, index) => bytes[index] === byte)

/** What a file is by its first bytes. */
function typeOf(bytes: Uint8Array): UploadType | undefined {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  return startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined
}

const endings: Record<UploadType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}

const cleaners: Record<UploadType, (bytes: Uint8Array) => Uint8Array | undefined> = {
  'application/pdf': (bytes) => (isWholePdf(bytes) ? bytes : undefined),
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
}

/**
 * A file as it may be kept: its content decides what it is and has to agree with its name; of images only what draws them is written again,
 * without places, cameras, comments or anything that was hung on.
 */
export function cleanUpload(fileName: string, bytes: Uint8Array): CleanUpload | UploadFault {
  const mediaType = typeOf(bytes)
  if (!mediaType) return 'fileUnreadable'
  if (!endings[mediaType].test(fileName.trim())) return 'fileMismatch'
  const cleaned = cleaners[mediaType](bytes)
  return cleaned ? { mediaType, bytes: cleaned } : 'fileUnreadable'
}
