export type ToastKind = 'info' | 'good' | 'bad'
export interface ToastMessage {
  message: string
  kind: ToastKind
}

const waiting: ToastMessage[] = []
let wanted = false
let teller: ((message: ToastMessage) => void) | undefined
const listeners = new Set<() => void>()

/** Says something in passing; three at most, each for five seconds that stand still while somebody looks. */
export function toast(message: string, kind: ToastKind = 'info'): void {
  const said = { message, kind }
  if (teller) return teller(said)
  waiting.push(said)
  wanted = true
  for (const listener of listeners) listener()
}

/** Whether anything was ever said, and so needs its place. */
export const toastsWanted = {
  read: (): boolean => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** From now on they are shown here, first those that wait. */
export function showToastsWith(show: (message: ToastMessage) => void): () => void {
  teller = show
  for (const each of waiting.splice(0)) show(each)
  return () => {
    teller = undefined
  }
}

/** What is pressed in a message lies above everything and closes nothing under it. */
export const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null
