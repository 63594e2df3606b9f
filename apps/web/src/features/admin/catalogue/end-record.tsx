import { useEffect, useRef } from 'react'
import { ask } from '../../../kit/overlays/modal-queue'
import { readConsoleAgain } from '../console-reads'
import { told } from '../../../kit/overlays/told'

interface EndRecordProps {
  question: { title: string; message: string; confirm: string }
  done: string
  end: () => Promise<unknown>
  onClose: () => void
}

/** Asks once whether a record is to end, and ends it. */
export function EndRecord({ question, done, end, onClose }: EndRecordProps) {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const begin = async () => {
      const agreed = await ask({ ...question, cancel: true })
      onClose()
      if (!agreed) return
      await told(end(), done)
      await readConsoleAgain()
    }
    void begin()
  })
  return null
}
