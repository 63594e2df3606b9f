import { useSyncExternalStore } from 'react'
import { IconButton } from '../actions/button'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'
import styles from './toast.module.css'

type Kind = 'info' | 'good' | 'bad'
interface Shown {
  id: number
  kind: Kind
  message: string
}

const stay = 5000
let shown: readonly Shown[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}
const dismiss = (id: number): void => change(shown.filter((one) => one.id !== id))

/** Says something in passing; three at most, each for five seconds. */
export function toast(message: string, kind: Kind = 'info'): void {
  const id = nextId++
  change([...shown.slice(-2), { id, kind, message }])
  setTimeout(() => dismiss(id), stay)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const icons = { info: 'info', good: 'checkCircle', bad: 'alert' } as const

/** Where toasts appear; stands once in the shell. */
export function ToastRegion() {
  const list = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
  const text = useText('kit/widgets')
  return (
    <div role="status" aria-live="polite" className={styles['region']}>
      {list.map((one) => (
        <div key={one.id} className={classNames(styles['toast'], styles[one.kind])}>
          <Icon name={icons[one.kind]} />
          <span>{one.message}</span>
          <IconButton icon="close" size="compact" label={text.close} onClick={() => dismiss(one.id)} />
        </div>
      ))}
    </div>
  )
}
