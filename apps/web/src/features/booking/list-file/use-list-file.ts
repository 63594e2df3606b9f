import type { ListName } from '@sojourn/contract/admin/list-words'
import type { OrderExport } from '@sojourn/contract/admin/orders/order-export.calls'
import { useContext, useState } from 'react'
import { cancelOrderExport, exportList, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { invoke } from '../../../api/client'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { ListWords } from '../../../kit/lists/list-words'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { useText } from '../../../kit/text/text'

/** How often one looks how far a file is. */
const pollMs = 1_000
/** Beyond what stands in the file these words say nothing. */
const wordsAtMost = 200

export const isOpen = ({ state }: Pick<OrderExport, 'state'>): boolean => state === 'waiting' || state === 'running'

export interface ListFileAsked {
  list: ListName
  /** The request of the list's own call. */
  search: object
  /** Without its ending. */
  fileName: string
}

/** The file that this window had made last, and of what: another one of the same list is somebody else's question. */
let begun: { exportId: string; what: string } | undefined

/** A file of a list, from the press to the browser's own folder: begun, followed, taken as soon as it is done, wherever somebody went meanwhile. */
export function useListFile({ list, search, fileName }: ListFileAsked) {
  const text = useText('kit/widgets')
  const narrowedBy = useContext(ListWords).map((words) => words.slice(0, wordsAtMost))
  const [followed, setFollowed] = useState<Pick<OrderExport, 'exportId' | 'lines'>>()
  const start = useWrite(exportList)
  const cancel = useWrite(cancelOrderExport)
  /** Whoever left the page while the file was made goes on where it is. */
  const started = (): Promise<string> => {
    const what = JSON.stringify([list, search, narrowedBy])
    return start.mutateAsync({ list, search: { ...search }, narrowedBy }).then(
      ({ exportId }) => {
        begun = { exportId, what }
        return exportId
      },
      async (error: Error) => {
        const isSame = error instanceof ApiProblem && error.is('exportRunning') && begun?.what === what
        if (!isSame || !(await isOwnOpen(begun!.exportId))) throw error
        return begun!.exportId
      },
    )
  }
  const begin = async () => {
    try {
      const exportId = await started()
      setFollowed({ exportId, lines: 0 })
      const file = await settled(exportId, setFollowed)
      if (file?.state === 'cancelled') return
      if (file?.state !== 'done') return toast(text.exportFailures[file?.failure ?? 'broken'], 'bad')
      await download('api/Manage/DownloadOrderExport', { exportId }, `${fileName}.xlsx`)
      toast(text.exported({ count: file.lines }), 'good')
    } catch (error) {
      tellFailure(error instanceof Error ? error : new Error(text.somethingWrong))
    } finally {
      setFollowed(undefined)
    }
  }
  return {
    begin: () => void begin(),
    busy: start.isPending || followed !== undefined,
    /** Lines written so far, while there is a file. */
    lines: followed?.lines,
    cancel: () => followed && cancel.mutate({ exportId: followed.exportId }, { onError: tellFailure }),
  }
}

/** A file as it ended, looked at again and again until it did; undefined where it is gone. */
async function settled(exportId: string, onMove: (file: OrderExport) => void): Promise<OrderExport | undefined> {
  for (;;) {
    const file = (await invoke(getOrderExports, {})).list.find((each) => each.exportId === exportId)
    if (!file || !isOpen(file)) return file
    onMove(file)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

const isOwnOpen = async (exportId: string): Promise<boolean> =>
  (await invoke(getOrderExports, {})).list.some((file) => file.exportId === exportId && isOpen(file))
