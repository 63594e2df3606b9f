import { storage } from './storage'

/** What a search form keeps, under a name of S3.57 or S3.58; `kit/text/language.ts` clears all of them when the language changes (S4.37). */
export const productKey = (name: string): string => `sojourn.product.${name}`

/** What a form kept, when it has the shape that it writes: a marked moment and the named fields. */
export function readProductCache<Cache extends { currentTimeStamp: number }>(
  name: string,
  fields: readonly (keyof Cache & string)[],
): Cache | undefined {
  const stored = storage.readJson(productKey(name))
  if (typeof stored !== 'object' || stored === null || !('currentTimeStamp' in stored)) return undefined
  return fields.every((field) => field in stored) ? (stored as Cache) : undefined
}

/** Kept with every change, so that a reload or a new sign-in brings the form back as it was. */
export const keepProductCache = (name: string, cache: { currentTimeStamp: number; [field: string]: unknown }): void =>
  void storage.write(productKey(name), JSON.stringify(cache))
