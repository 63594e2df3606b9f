export type ToastKind = 'info' | 'good' | 'bad'
export interface ToastMessage {
  message: string
  kind: ToastKind
}

let waiting: ToastMessage[] = []
let teller: ((message: ToastMessage) => void) | undefined
const listeners = new Set<() => void>()

/** Says something in passing; three at most, each for five seconds that stand still while somebody looks. */
export function toast(message: string, kind: ToastKind = 'info'): void {
  const said = { message, kind }
  if (teller) return teller(said)
  waiting = [...waiting, said]
  for (const listener of listeners) listener()
}

/** Whether something was said before there was a place for it. */
export const toastsWait = {
  read: (): boolean => waiting.length > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** From now on they are shown here, first those that wait. */
export function showToastsWith(show: (message: ToastMessage) => void): () => void {
  teller = show
  for (const each of waiting) show(each)
  waiting = []
  return () => {
    teller = undefined
  }
}

/** What is pressed in a message lies above everything and closes nothing under it. */
export const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null
