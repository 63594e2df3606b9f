import { useSyncExternalStore } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { modalQueue } from './modal-queue'
import { useText } from './text'

/** Shows the dialogs of the queue; stands once in the shell. Words of S8.17. */
export function ModalHost() {
  const current = useSyncExternalStore(modalQueue.subscribe, modalQueue.read, modalQueue.read)
  const text = useText('kit/widgets')
  if (!current) return null
  const cancel = current.cancel === true ? text.cancel : current.cancel
  return (
    <Dialog
      open
      onClose={() => current.answer(false)}
      title={current.title ?? text.hint}
      actions={
        <>
          {cancel && <Button onClick={() => current.answer(false)}>{cancel}</Button>}
          <Button kind="brand" onClick={() => current.answer(true)}>
            {current.confirm ?? text.confirm}
          </Button>
        </>
      }
    >
      {current.message}
    </Dialog>
  )
}
