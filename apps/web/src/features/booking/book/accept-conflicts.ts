import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'

/** Asks whether to go on although times clash; without a clash there is nothing to ask. */
export function useAcceptConflicts(): (conflicts: readonly { sentence: string }[]) => Promise<boolean> {
  const text = useText('booking/placing/book-form')
  return async (conflicts) => {
    if (conflicts.length === 0) return true
    const sentences = conflicts.map(({ sentence }) => sentence).join('\n')
    return ask({
      title: text.conflictTitle,
      message: `${text.conflictAsk}\n${sentences}`,
      confirm: text.conflictGoOn,
      cancel: true,
    })
  }
}
