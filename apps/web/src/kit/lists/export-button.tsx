import { useContext, useState } from 'react'
import { Button } from '../actions/button'
import { saveFile } from '../browser/save-file'
import { toast } from '../overlays/toast'
import { writeSheet } from '../sheets/write-sheet'
import { useText } from '../text/text'
import { linesOf, listFileAtMost, type FileColumn } from './list-file'
import { ListWords } from './list-words'

export interface ExportButtonProps<Row> {
  /** Without its ending. */
  fileName: string
  columns: readonly FileColumn<Row>[]
  /** Reads what the list would show to its end, or to a limit. */
  read: () => Promise<{ rows: readonly Row[]; complete: boolean }>
}

/** The list as a workbook, as it is narrowed now: the file says by what, and where the list was too long for one. */
export function ExportButton<Row>({ fileName, columns, read }: ExportButtonProps<Row>) {
  const text = useText('kit/widgets')
  const narrowedBy = useContext(ListWords)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { rows, complete } = await read()
      const said = (complete ? text.exported : text.exportedPart)({ count: rows.length })
      const filters = narrowedBy.length > 0 ? [text.fileFilters({ filters: narrowedBy })] : []
      const about = complete ? filters : [...filters, said]
      saveFile(`${fileName}.xlsx`, await writeSheet(fileName, linesOf(columns, rows), about))
      toast(said, complete ? 'good' : 'info')
    } catch (error) {
      toast(error instanceof Error ? error.message : text.somethingWrong, 'bad')
    } finally {
      setBusy(false)
    }
  }
  const hint = text.exportHint({ most: listFileAtMost })
  return (
    <Button kind="quiet" icon="download" title={hint} busy={busy} onClick={() => void save()}>
      {text.export}
    </Button>
  )
}
