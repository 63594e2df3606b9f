import { lazy, Suspense, useSyncExternalStore } from 'react'
import { modalQueue } from './modal-queue'

const AskDialog = lazy(() => import('./ask-dialog').then((module) => ({ default: module.AskDialog })))

/** Shows the dialogs of the queue, one at a time; stands once in the shell. */
export function ModalHost() {
  const current = useSyncExternalStore(modalQueue.subscribe, modalQueue.read, modalQueue.read)
  if (!current) return null
  return <Suspense>{'dialog' in current ? <current.dialog close={current.close} /> : <AskDialog ask={current} />}</Suspense>
}
