/** Files that people bring: what they may be, and how large in bytes. */
export const uploadTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type UploadType = (typeof uploadTypes)[number]
export const uploadLimit = 5 * 1024 * 1024
