/** Of every draft; the rest of a key names whose it is, of which form, and of what. */
export const draftPrefix = 'sojourn.kept.'

/** A draft that nobody touched for so long is over, in milliseconds. */
const lifetime = 14 * 24 * 60 * 60_000

/** Somebody's own: enterprise and employee. */
export interface DraftOwner {
  enterpriseId: number
  employeeId: string
}

export interface DraftName {
  owner: DraftOwner
  form: string
  /** What is edited, where the same form is opened for several things. */
  of?: string | undefined
}

export const draftKey = ({ owner: { enterpriseId, employeeId }, form, of = '' }: DraftName): string =>
  `${draftPrefix}${enterpriseId}.${employeeId}.${form}.${of}`

/** As it lies in the store. */
interface StoredDraft {
  /** The product's moment of the last change. */
  at: number
  version: number
  value: object
}

const isStored = (stored: unknown): stored is StoredDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  'value' in stored &&
  typeof stored.value === 'object' &&
  stored.value !== null

export const isOver = (stored: unknown, now: number): boolean => !isStored(stored) || now - stored.at > lifetime

/** Words, figures and lists of the form are all there and of their kind; what holds a choice may have been cleared. */
const fits = <Value extends object>(value: object, fresh: Value): value is Value =>
  Object.entries(fresh).every(([field, begun]) => {
    const kept: unknown = value[field as keyof object]
    if (Array.isArray(begun)) return Array.isArray(kept)
    return typeof begun === 'object' || begun === undefined || typeof kept === typeof begun
  })

/** A draft goes on only from the version that it was written on, and only in the form that it was written in. */
export function goesOn<Value extends object>(
  stored: unknown,
  { fresh, version, now }: { fresh: Value; version: number; now: number },
): { value: Value; at: number } | undefined {
  if (!isStored(stored) || isOver(stored, now) || stored.version !== version) return undefined
  return fits(stored.value, fresh) ? { value: stored.value, at: stored.at } : undefined
}

/** Typed back to what the form began with: there is nothing to keep. */
export const isFresh = (value: object, fresh: object): boolean => JSON.stringify(value) === JSON.stringify(fresh)
