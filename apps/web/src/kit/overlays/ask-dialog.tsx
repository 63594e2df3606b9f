import { Button } from '../actions/button'
import { Dialog } from './dialog'
import type { QueuedAsk } from './modal-queue'
import { useText } from '../text/text'

/** One question or message, with the default words of S8.17. */
export function AskDialog({ ask }: { ask: QueuedAsk }) {
  const text = useText('kit/widgets')
  const cancel = ask.cancel === true ? text.cancel : ask.cancel
  return (
    <Dialog
      open
      onClose={() => ask.answer(false)}
      title={ask.title ?? text.hint}
      actions={
        <>
          {cancel && <Button onClick={() => ask.answer(false)}>{cancel}</Button>}
          <Button kind="brand" onClick={() => ask.answer(true)}>
            {ask.confirm ?? text.confirm}
          </Button>
        </>
      }
    >
      {ask.message}
    </Dialog>
  )
}
