import { tabStorage } from '../../../kit/browser/storage'

const partsOf = (tempOrderNo: string): string => `sojourn.draft.${tempOrderNo}.`

/** Parts of a draft, kept on this device: they outlive a reload but not the tab. */
export const readKept = (tempOrderNo: string, part: string): unknown =>
  tabStorage.readJson(partsOf(tempOrderNo) + part) ?? undefined

/** What does not fit leaves nothing older behind; a full or forbidden store must never stop a booking. */
export function keep(tempOrderNo: string, part: string, value: unknown): void {
  const key = partsOf(tempOrderNo) + part
  tabStorage.remove(key)
  tabStorage.write(key, JSON.stringify(value))
}

/** The draft has become an order: names, documents and cards do not stay behind. */
export function forgetKept(tempOrderNo: string): void {
  for (const key of tabStorage.keys()) if (key.startsWith(partsOf(tempOrderNo))) tabStorage.remove(key)
}
